# Annotations of built-in types do not exist; creating them would change shared objects.
# expect-strict: TypeError: cannot set '__annotations__' attribute of immutable type 'int'
# expect-standard: TypeError: cannot set '__annotations__' attribute of immutable type 'int'
int.__annotations__ = {"x": str}
print("ESCAPED")
