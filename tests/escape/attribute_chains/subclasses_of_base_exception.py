# Exceptions know their subclasses, those of the library among them.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
found = BaseException.__subclasses__()
print("ESCAPED" if [c for c in found if c.__module__ not in ("builtins", "asyncio.exceptions")] else "contained")
