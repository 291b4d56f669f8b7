/// A small dense symmetric matrix, for the equations of the ratings.
struct SymmetricMatrix: Sendable {
  let size: Int
  private var values: [Double]

  init(_ size: Int) {
    self.size = size
    values = [Double](repeating: 0, count: size * size)
  }

  subscript(row: Int, column: Int) -> Double {
    get { values[row * size + column] }
    set {
      values[row * size + column] = newValue
      values[column * size + row] = newValue
    }
  }

  /// The matrix without row and column `index`.
  func removing(_ index: Int) -> SymmetricMatrix {
    var rest = SymmetricMatrix(size - 1)
    for row in 0..<rest.size {
      for column in 0...row {
        rest[row, column] = self[row < index ? row : row + 1, column < index ? column : column + 1]
      }
    }
    return rest
  }

  /// The lower triangle L with L Lᵀ = self, for a positive definite matrix.
  func cholesky() -> CholeskyFactor {
    var lower = [Double](repeating: 0, count: size * size)
    for column in 0..<size {
      for row in column..<size {
        var sum = self[row, column]
        for k in 0..<column { sum -= lower[row * size + k] * lower[column * size + k] }
        if row == column {
          lower[row * size + row] = sum.squareRoot()
        } else {
          lower[row * size + column] = sum / lower[column * size + column]
        }
      }
    }
    return CholeskyFactor(size: size, lower: lower)
  }
}

/// A factored matrix, with which equations are solved.
struct CholeskyFactor: Sendable {
  fileprivate let size: Int
  fileprivate let lower: [Double]

  /// The x with L Lᵀ x = `right`.
  func solve(_ right: [Double]) -> [Double] {
    var x = right
    for row in 0..<size {
      for k in 0..<row { x[row] -= lower[row * size + k] * x[k] }
      x[row] /= lower[row * size + row]
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
      for k in row + 1..<max(size, row + 1) { x[row] -= lower[k * size + row] * x[k] }
      x[row] /= lower[row * size + row]
    }
    return x
  }
}
