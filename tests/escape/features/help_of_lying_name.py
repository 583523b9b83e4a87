# help() with a str subclass does not find a name of the table.
# option: --enable help
# expect-strict: contained
# expect-standard: contained
class Name(str):
    def __eq__(self, other):
        return True
    __hash__ = str.__hash__


help(Name("eval"))
print("contained")
