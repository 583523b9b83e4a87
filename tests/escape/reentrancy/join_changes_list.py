# str.join over a list that a subclass' iterator changes.
# expect-strict: contained
# expect-standard: contained
class L(list):
    def __iter__(self):
        for i in range(10):
            self.clear()
            yield "a"


print("contained" if ",".join(L("abc")) == ",".join("a" * 10) else "ESCAPED")
