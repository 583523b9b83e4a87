# translate that multiplies the size.
# option: --max-time 20
# expect: error:MemoryError
("a" * 1000000).translate({97: "b" * 10000})
