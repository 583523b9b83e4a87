# The parser normalises identifiers (NFKC): full-width letters spell the guarded name.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


print("contained" if f.__ｇｌｏｂａｌｓ__ else "ESCAPED")
