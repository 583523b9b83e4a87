# Hooks given to json, and methods that it calls on values, are the guest's own: they get no right.
# option: --allow-import json
# expect-strict: AttributeError: __subclasses__
# expect-standard: contained
import json


class Lying:
    @property
    def __class__(self):
        return type('X', (), {'__name__': 'lie'})


try:
    json.dumps(Lying())
except TypeError as error:
    assert 'X' in str(error), error
found = []
json.dumps(object(), default=lambda o: found.append(type(o).__subclasses__()) or 1)
bad = [c.__name__ for c in found[0] if c.__name__ in ('Popen', 'CDLL', 'socket', 'FileIO')]
print('ESCAPED' if bad else 'contained', *bad)
