# KeyError keeps the key, as it is.
# expect-strict: contained
# expect-standard: contained
key = object()
try:
    {}[key]
except KeyError as error:
    print("contained" if error.args == (key,) else "ESCAPED")
