# hasattr tells whether there is __subclasses__.
# expect-strict: contained
# expect-standard: SystemError: seen
class victim:
    pass


if hasattr(victim, "__subclasses__"):
    raise SystemError("seen")
print("contained")
