# repr and str of a list nested 100,000 deep.
# option: --max-time 60
# expect: ok
# output: repr RecursionError
# output: str RecursionError
# output: format RecursionError
# output: ascii RecursionError
value = []
for _ in range(100000):
    value = [value]
for name, action in (("repr", lambda: repr(value)), ("str", lambda: str(value)), ("format",
    lambda: f"{value}"), ("ascii", lambda: ascii(value))):
    try:
        action()
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")
