# join of many references to one long text.
# expect: error:MemoryError
"".join(["x" * 1000000] * 10000)
