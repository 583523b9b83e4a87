# A generator that is thrown into keeps its frames in the traceback.
# expect-strict: AttributeError: 'tb_next'
# expect-standard: contained
def work():
    try:
        yield
    except ValueError as error:
        yield error.__traceback__.tb_next


g = work()
next(g)
found = g.throw(ValueError())
print("contained" if found is None else "ESCAPED")
