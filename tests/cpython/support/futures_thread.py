# concurrent.futures.thread for CPython's own tests, which guests cannot import: a class with type parameters.
import types


class _WorkItem:
    __class_getitem__ = classmethod(types.GenericAlias)
