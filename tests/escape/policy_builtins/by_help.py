# help() of a removed builtin says that the run lacks it, and exposes nothing.
# policy: {"features": {"add": ["help"]}, "builtins": {"remove": ["getattr"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
assert help("getattr") is None
print("contained")
