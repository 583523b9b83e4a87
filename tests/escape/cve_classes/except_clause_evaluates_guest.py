# The expression of an except clause is evaluated while an exception is pending.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


try:
    1 / 0
except (f.__globals__ and ZeroDivisionError):
    print("contained")
