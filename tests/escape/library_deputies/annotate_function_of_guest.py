# call_annotate_function runs a function of the guest with other globals and the guest's rights.
# option: --allow-import=annotationlib
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
import annotationlib


def annotate(format, /):
    return {"x": int.__subclasses__}


found = annotationlib.call_annotate_function(annotate, annotationlib.Format.VALUE)
print("contained" if found else "ESCAPED")
