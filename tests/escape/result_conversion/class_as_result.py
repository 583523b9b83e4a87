# A class whose metaclass has a __repr__ that spins is stopped by the limit.
# option: --max-steps 200000
# expect-strict: step_limit
# expect-standard: step_limit
class Meta(type):
    def __repr__(cls):
        while True:
            pass


class A(metaclass=Meta):
    pass


A
