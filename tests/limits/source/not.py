# Source with a very long run of not.
# option: --max-time 20
# expect: error:MemoryError
# generate: "x = " + "not " * 8000 + "1\n"
