# An exception that the policy removes has no name, but the engine still raises it.
# policy: {"builtins": {"remove": ["KeyError"]}}
# option: --allow-import *
# expect-strict: NameError: name 'KeyError' is not defined
# expect-standard: NameError: name 'KeyError' is not defined
try:
    {}[1]
except LookupError as error:
    assert type(error).__name__ == "KeyError"
KeyError
print("ESCAPED")
