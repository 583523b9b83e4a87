# __getattribute__ reached through super.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
class A:
    def __getattribute__(self, name):
        return super().__getattribute__(name)

    def m(self):
        pass


print("ESCAPED" if "open" in A().m.__getattribute__("__globals__") else "contained")
