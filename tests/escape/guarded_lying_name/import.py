# __getattribute__ unbound, with a str subclass that lies about being __import__.
# option: --allow-import=builtins
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import builtins

victim = builtins


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


found = type(victim).__getattribute__(victim, Name("__import__"))
print("contained")
