# Attributes of built-in types cannot be set, by any name.
# expect-strict: TypeError: cannot set 'x' attribute of immutable type 'str'
# expect-standard: TypeError: cannot set 'x' attribute of immutable type 'str'
str.x = 1
print("ESCAPED")
