# Source with a very long run of unary operators.
# option: --max-time 20
# expect: error:MemoryError
# generate: "x = " + "-" * 8000 + "1\n"
