# A class pattern that binds _abc_impl.
# option: --allow-import=abc
# expect-strict: contained
# expect-standard: SystemError: matched
import abc


class victim(abc.ABC):
    pass


match victim:
    case object(_abc_impl=found):
        raise SystemError("matched")
print("contained")
