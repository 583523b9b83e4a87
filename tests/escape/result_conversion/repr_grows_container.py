# A __repr__ that makes the list longer each time.
# expect-strict: contained
# expect-standard: contained
# option: --max-steps 20000000
x = []


class R:
    def __repr__(self):
        x.append(R())
        return "R"


x.append(R())
print("contained")
x
