# By a keyword of a class pattern: it matches nothing.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
match 1:
    case int(real=x):
        print("ESCAPED")
print("contained")
