# Defining __setattr__, __getattr__, __reduce__ keeps working: the machine calls them without reading a name.
# expect-strict: contained
# expect-standard: contained
class A:
    log = []

    def __setattr__(self, name, value):
        A.log.append((name, value))

    def __getattr__(self, name):
        return "missing " + name

    def __delattr__(self, name):
        A.log.append(name)


a = A()
a.x = 1
del a.y
print("contained" if A.log == [("x", 1), "y"] and a.z == "missing z" else "ESCAPED")
