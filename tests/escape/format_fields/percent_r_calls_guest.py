# %r calls the guest's __repr__, which gets no rights.
# expect-strict: contained
# expect-standard: contained
class A:
    def __repr__(self):
        return "mine"


print("contained" if "%r %s %a" % (A(), A(), A()) == "mine mine mine" else "ESCAPED")
