# A bound method is reduced to the run's own getattr, its object and its name.
# expect-strict: AttributeError: '__reduce_ex__'
# expect-standard: contained
made = [].append.__reduce_ex__(2)
print("contained" if made == (getattr, ([], "append")) else "ESCAPED")
