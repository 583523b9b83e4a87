# __getattribute__ unbound, with a str subclass that lies about being __loader__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math


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


found = type(victim).__getattribute__(victim, Name("__loader__"))
print("contained")
