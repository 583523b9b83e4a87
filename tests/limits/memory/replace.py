# replace that multiplies the size.
# expect: error:MemoryError
text = "a" * 1000000
text.replace("a", "b" * 10000)
