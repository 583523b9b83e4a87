# __mro_entries__ returns something that is not a tuple.
# expect-strict: TypeError: __mro_entries__ must return a tuple
# expect-standard: TypeError: __mro_entries__ must return a tuple
class B:
    def __mro_entries__(self, bases):
        return [int]


class A(B()):
    pass
