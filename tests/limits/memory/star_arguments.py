# A call with an endless star argument.
# option: --max-memory 64 --max-time 20
# expect: memory_error
print(*iter(int, 1))
