# Source with a very long chain of conditional expressions.
# option: --max-time 20
# expect: error:MemoryError
# generate: "x = " + "1 if 0 else " * 8000 + "2\n"
