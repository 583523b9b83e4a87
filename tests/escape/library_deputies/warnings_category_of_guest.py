# A warning category whose metaclass overrides the checks.
# option: --allow-import=warnings
# expect-strict: contained
# expect-standard: contained
import warnings


class Meta(type):
    def __subclasscheck__(cls, other):
        return True


class W(Warning, metaclass=Meta):
    pass


with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    warnings.warn("text", W)
print("contained" if len(log) == 1 else "ESCAPED")
