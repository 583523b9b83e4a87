# Where bases are guarded the order is that of other profiles: built-in abstract classes, registered ones,
# their bases, and a conflict.
# option: --allow-import=functools,collections.abc,numbers --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import collections.abc as c
import functools
import numbers


class L(list):
    pass


class S:
    def __len__(self):
        return 0


class Both(S):
    def __iter__(self):
        return iter(())


def table(*classes):
    @functools.singledispatch
    def f(x):
        return "object"
    for cls in classes:
        f.register(cls, lambda x, name=cls.__name__: name)
    return f


class Twin:
    def __len__(self):
        return 0

    def __iter__(self):
        return iter(())


results = [
    table(list, c.Sized).dispatch(L)(0), table(c.Sized, c.Sequence).dispatch(L)(0),
    table(c.MutableSequence, c.Iterable).dispatch(L)(0), table(c.Sized, S).dispatch(Both)(0),
    table(c.Sized).dispatch(Both)(0), table(numbers.Integral, numbers.Number).dispatch(bool)(0),
    table(c.Iterable, object).dispatch(S)(0),
]
try:
    table(c.Iterable, c.Sized).dispatch(Twin)
    results.append("none")
except RuntimeError:
    results.append("conflict")
print("contained" if results == ["list", "Sequence", "MutableSequence", "S", "Sized", "Integral",
                                 "object", "conflict"] else results)
