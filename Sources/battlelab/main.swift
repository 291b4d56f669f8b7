print("battlelab")
