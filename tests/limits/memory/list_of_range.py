# A list of a huge range.
# option: --max-time 20
# expect: memory_error
list(range(10 ** 11))
