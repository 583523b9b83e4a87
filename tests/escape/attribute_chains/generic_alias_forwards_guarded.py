# list[int] forwards attributes to list; guarded names stay guarded.
# expect-strict: contained
# expect-standard: contained
class C[T]: pass
alias = list[int]
reached = []
for target in (alias, C[int], int | str, C.__type_params__[0]):
    for name in ("__mro__", "__subclasses__", "__bases__", "__base__", "__reduce__"):
        try:
            reached.append(getattr(target, name))
        except AttributeError:
            pass
        try:
            reached.append(object.__getattribute__(target, name))
        except (AttributeError, TypeError):
            pass
try:
    (lambda: 0).__globals__
    guarded = False
except AttributeError:
    guarded = True
print("ESCAPED" if reached and guarded else "contained")
