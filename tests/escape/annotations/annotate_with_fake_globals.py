# __annotate__ called for the format with fake globals runs the guest's function, with the guest's rights.
# option: --allow-import=annotationlib
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
import annotationlib


class A:
    x: int.__subclasses__()


found = annotationlib.get_annotations(A)
print("contained")
