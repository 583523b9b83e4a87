# functools.reduce follows a chain of names.
# option: --allow-import=functools
# expect-strict: AttributeError: '__base__'
# expect-standard: contained
import functools

found = functools.reduce(getattr, ["__class__", "__base__", "__subclasses__"], ())
print("contained" if callable(found) else "ESCAPED")
