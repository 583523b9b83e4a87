# A group whose list is changed to hold the group.
# expect-strict: ExceptionGroup: g
# expect-standard: ExceptionGroup: g
members = [ValueError()]
g = ExceptionGroup("g", members)
members[0] = g
raise g
