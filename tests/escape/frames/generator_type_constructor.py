# Generators have no constructor.
# expect-strict: TypeError: cannot create 'generator' instances
# expect-standard: TypeError: cannot create 'generator' instances
type(x for x in ())()
print("ESCAPED")
