# __getattribute__ unbound, with a str subclass that lies about being __getattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getattr__(self, name):
        return name


victim = Account()


class Name(str):
    """Equal to anything, and never the same text twice."""
    def __eq__(self, other):
        return True
    def __hash__(self):
        return 0
    def __str__(self):
        return "harmless"
    def __repr__(self):
        return "'harmless'"


found = object.__getattribute__(victim, Name("__getattr__"))
print("contained")
