# __bases__ changed while a method of the old base runs.
# expect-strict: AttributeError: '__bases__'
# expect-standard: contained
class Old:
    def f(self):
        C.__bases__ = (New,)
        return "old"


class New:
    def f(self):
        return "new"


class C(Old):
    pass


c = C()
print("contained" if c.f() == "old" and c.f() == "new" else "ESCAPED")
