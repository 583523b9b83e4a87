# A super object exposes the class and the object that it was made from.
# expect-strict: contained
# expect-standard: contained
class A:
    def f(self):
        return super()


made = A().f()
facts = [made.__thisclass__, made.__self_class__]
print("contained" if facts == [A, A] else "ESCAPED")
