# A getattr() of the program that copying would call with the set that only __self__ leads to. Where the policy
# opens __self__, it gets what the program can read itself.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'method-wrapper' object has no attribute '__self__' (blocked by policy 'strict': it reaches the object or module behind a built-in function)
# expect-standard: contained
import builtins
import copy
import vault

shown = getattr(vault.shown_set, "__self__", None)
real = getattr
builtins.getattr = lambda object, name: (
    print("contained" if object is shown else f"ESCAPED {object}") or real(object, name))
copy.copy(vault.shown_set)
