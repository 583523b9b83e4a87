# hasattr tells whether there is __mro__.
# expect-strict: contained
# expect-standard: SystemError: seen
class victim:
    pass


if hasattr(victim, "__mro__"):
    raise SystemError("seen")
print("contained")
