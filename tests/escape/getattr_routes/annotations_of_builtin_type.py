# Annotations of built-in types do not exist; making them would change what is shared.
# expect-strict: TypeError: cannot set '__annotations__' attribute of immutable type 'int'
# expect-standard: TypeError: cannot set '__annotations__' attribute of immutable type 'int'
int.__annotations__ = {"x": str}
print("ESCAPED")
