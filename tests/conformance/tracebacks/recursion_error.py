# Unlimited recursion caught; the message, then an error after it.
def forever(x):
    return forever(x + 1)


try:
    forever(0)
except RecursionError as error:
    print(type(error).__name__, error)
raise RuntimeError("after the recursion")

#> RecursionError maximum recursion depth exceeded
#! Traceback (most recent call last):
#!   File "recursion_error.py", line 10, in <module>
#!     raise RuntimeError("after the recursion")
#! RuntimeError: after the recursion
