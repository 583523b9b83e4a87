# str.join over a list that a subclass' iterator changes.
# expect-strict: contained | TypeError: | RuntimeError: 
# expect-standard: contained | TypeError: | RuntimeError: 
class L(list):
    def __iter__(self):
        for i in range(10):
            self.clear()
            yield "a"


print("contained" if ",".join(L("abc")) == ",".join("a" * 10) else "ESCAPED")
