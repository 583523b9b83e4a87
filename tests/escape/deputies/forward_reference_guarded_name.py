# Text in a class refers to names of its namespace, but not to those that the policy guards.
# option: --allow-import=annotationlib,collections.abc --module-path ../../modules/host
# expect-strict: NameError: name '_abc_impl' is not defined
# expect-standard: contained
import annotationlib
import collections.abc


class A(collections.abc.Mapping):
    pass


found = annotationlib.ForwardRef("_abc_impl", owner=A).evaluate()
print("contained" if found else "ESCAPED")
