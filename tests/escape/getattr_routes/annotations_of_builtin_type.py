# Annotations of built-in types do not exist; making them would change what is shared.
# expect-strict: TypeError: immutable type | AttributeError: __annotations__
# expect-standard: TypeError: immutable type | AttributeError: __annotations__
int.__annotations__ = {"x": str}
print("ESCAPED")
