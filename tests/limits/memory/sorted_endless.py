# sorted over an endless iterator.
# option: --max-memory 64 --max-time 20
# expect: memory_error
sorted(iter(int, 1))
