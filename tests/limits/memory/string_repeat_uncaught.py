# The same, not caught: an ordinary error.
# expect: error:MemoryError
"a" * 10 ** 10
