# Each compilation makes code that a function holds: a loop that keeps them ends at the memory limit.
# option: --policy standard
# option: --max-memory 16
# expect: memory_error
# max-seconds: 5
kept = []
while True:
    exec("def f(a, b=1):\n    return [a + b for _ in range(3)]")
    kept.append(f)
