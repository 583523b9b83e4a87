# hasattr tells whether there is __base__.
# expect-strict: contained
# expect-standard: SystemError: seen
class victim:
    pass


if hasattr(victim, "__base__"):
    raise SystemError("seen")
print("contained")
