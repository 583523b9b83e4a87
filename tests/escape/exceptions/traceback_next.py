# The next entry of a traceback.
# expect-strict: AttributeError: tb_next
# expect-standard: contained
def f():
    raise ValueError


try:
    f()
except ValueError as error:
    print("contained" if error.__traceback__.tb_next.tb_lineno > 0 else "ESCAPED")
