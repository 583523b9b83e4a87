# Source with lambdas inside lambdas.
# option: --max-time 20
# expect: error:MemoryError
# generate: "x = " + "lambda: " * 8000 + "1\n"
