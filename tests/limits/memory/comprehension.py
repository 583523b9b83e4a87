# A comprehension that never stops growing.
# option: --max-time 20 --max-memory 64
# expect: memory_error
[x for x in iter(int, 1)]
