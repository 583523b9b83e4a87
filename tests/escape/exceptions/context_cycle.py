# A cycle of contexts ends the text of the traceback, not the process.
# expect-strict: ValueError: a
# expect-standard: ValueError: a
a = ValueError("a")
b = ValueError("b")
a.__context__ = b
b.__context__ = a
raise a
