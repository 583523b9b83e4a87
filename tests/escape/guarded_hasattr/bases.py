# hasattr tells whether there is __bases__.
# expect-strict: contained
# expect-standard: SystemError: seen
class victim:
    pass


if hasattr(victim, "__bases__"):
    raise SystemError("seen")
print("contained")
