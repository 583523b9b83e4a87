# The same for a name that the host guards, in a class, as a property and in hints.
# option: --allow-import='*' --module-path ../../modules/host
# policy: {"guarded": {"add": ["solution", "key"]}}
# expect-strict: contained
# expect-standard: contained
import annotationlib
import typing
import vault


class Sub(vault.Public):
    x: "solution"


for attempt in (lambda: annotationlib.ForwardRef("solution", owner=vault.Public).evaluate(),
                lambda: annotationlib.ForwardRef("key", owner=vault._Secret).evaluate(),
                lambda: annotationlib.get_annotations(Sub, eval_str=True),
                lambda: typing.get_type_hints(Sub)):
    try:
        print("ESCAPED", attempt())
    except (NameError, AttributeError):
        pass
print("contained")
