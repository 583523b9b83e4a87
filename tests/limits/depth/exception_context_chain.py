# A chain of 100,000 exception contexts is printed within bounds.
# option: --max-time 20
# expect: error:ValueError
error = None
for i in range(100000):
    try:
        raise ValueError(i) from error
    except ValueError as e:
        error = e
raise error
