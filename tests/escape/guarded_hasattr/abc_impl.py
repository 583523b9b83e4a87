# hasattr tells whether there is _abc_impl.
# option: --allow-import=abc
# expect-strict: contained
# expect-standard: SystemError: seen
import abc


class victim(abc.ABC):
    pass


if hasattr(victim, "_abc_impl"):
    raise SystemError("seen")
print("contained")
