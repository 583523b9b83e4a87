# A bound method is reduced to getattr and its object in CPython; here it is not reduced at all.
# expect-strict: AttributeError: '__reduce_ex__'
# expect-standard: TypeError: cannot pickle
made = [].append.__reduce_ex__(2)
print("contained" if made[0] is getattr else "ESCAPED")
