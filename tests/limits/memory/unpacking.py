# A starred target that takes an endless iterator.
# option: --max-memory 64 --max-time 20
# expect: memory_error
first, *rest = iter(int, 1)
