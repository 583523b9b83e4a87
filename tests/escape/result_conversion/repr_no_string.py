# A __repr__ that does not return text: an error, not a confusion.
# expect-strict: TypeError: __repr__ returned non-string
# expect-standard: TypeError: __repr__ returned non-string
class R:
    def __repr__(self):
        return 42


R()
