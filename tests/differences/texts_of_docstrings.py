# Docstrings of built-in types and functions are Hognose's own.
# option: --policy standard
# cpython: The docstring of list begins with `Built-in mutable sequence.`
# reason: They describe what is there, in our words. `__text_signature__` and `inspect.signature()` are the same.
print(list.__doc__)
print(list.append.__text_signature__)

#> list(iterable=(), /): a sequence that can be changed, of the items of the
#> iterable.
#> ($self, object, /)
