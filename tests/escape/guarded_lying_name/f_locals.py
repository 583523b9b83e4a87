# __getattribute__ unbound, with a str subclass that lies about being f_locals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()


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


found = object.__getattribute__(victim, Name("f_locals"))
print("contained")
