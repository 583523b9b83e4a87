# A source beyond the memory of the run ends it; parsing counts against the run's limits.
# option: --policy standard
# option: --max-memory 64 --max-source 0
# expect: memory_error
# max-seconds: 6
compile("x = [" + "1, " * 5_000_000 + "]", "long", "exec")
