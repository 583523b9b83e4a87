# __getattribute__ unbound, with a str subclass that lies about being __reduce__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = object()


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


found = object.__getattribute__(victim, Name("__reduce__"))
print("contained")
