# CVE-2025-22153: except* in guarded code let a type confusion through; the group is a plain group here.
# expect-strict: contained
# expect-standard: contained
caught = None
try:
    raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
except* ValueError as group:
    caught = group
except* TypeError:
    pass
print("contained" if type(caught) is ExceptionGroup and len(caught.exceptions) == 1 else "ESCAPED")
