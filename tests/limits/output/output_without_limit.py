# Output that no limit bounds is kept in the run's memory.
# option: --max-output 0 --max-memory 32
# expect: memory_error
# max-seconds: 5
while True:
    print('x' * 10_000)
