# The code of a generator.
# expect-strict: AttributeError: gi_code
# expect-standard: contained
print("contained" if (x for x in ()).gi_code.co_name == "<genexpr>" else "ESCAPED")
