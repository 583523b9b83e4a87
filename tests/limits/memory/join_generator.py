# join over an endless generator.
# option: --max-memory 64 --max-time 20
# expect: memory_error
def forever():
    while True:
        yield "abc" * 100


"".join(forever())
