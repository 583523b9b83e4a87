# A __repr__ that makes the list longer each time.
# expect-strict: contained | memory_error | step_limit
# expect-standard: contained | memory_error | step_limit
# option: --max-steps 20000000
x = []


class R:
    def __repr__(self):
        x.append(R())
        return "R"


x.append(R())
print("contained")
x
