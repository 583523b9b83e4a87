# By functools.update_wrapper, which copies attributes by name: it skips this one.
# policy: {"guarded": {"add": ["secret"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import functools
def f(): pass
wrapped = functools.update_wrapper(lambda: 0, f, assigned=("secret",), updated=())
assert not hasattr(wrapped, "secret")
print("contained")
