/// The spelling-insensitive form of a name: lower case, letters and digits only, as in Showdown's data ("U-turn" and
/// "u turn" are both "uturn").
///
/// The letters of names that are not ASCII become what people type instead: é is e, ♀ is f and ♂ is m.
public func showdownID(_ text: some StringProtocol) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "a"..."z", "0"..."9": bytes.append(UInt8(scalar.value))
    case "A"..."Z": bytes.append(UInt8(scalar.value) + 32)
    case "é", "É": bytes.append(UInt8(ascii: "e"))
    case "♀": bytes.append(UInt8(ascii: "f"))
    case "♂": bytes.append(UInt8(ascii: "m"))
    default: break
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
