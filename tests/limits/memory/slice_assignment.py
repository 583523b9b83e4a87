# A slice assignment from an endless iterator.
# option: --max-memory 64 --max-time 20
# expect: memory_error
values = []
values[:] = iter(int, 1)
