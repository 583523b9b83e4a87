# A property exposes its functions; the attributes that lead on from them are guarded.
# expect-strict: AttributeError: '__closure__'
# expect-standard: contained
def make():
    secret = 1

    class A:
        @property
        def value(self):
            return secret
    return A


cell = make().value.fget.__closure__[0]
print("contained" if cell.cell_contents == 1 else "ESCAPED")
