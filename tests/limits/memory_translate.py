# translate that multiplies the size.
# option: --max-time 20
# expect: error:MemoryError | memory_error
("a" * 1000000).translate({97: "b" * 10000})
