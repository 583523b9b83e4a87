# An endless chain of exception contexts.
# option: --max-memory 64 --max-time 30
# expect: memory_error
error = None
while True:
    try:
        raise ValueError(error) from error
    except ValueError as e:
        error = e
