# The format STRING returns text, whatever the annotation does.
# option: --allow-import=annotationlib
# expect-strict: contained
# expect-standard: contained
import annotationlib


def f(x: unknown.attribute[0], y: print("ESCAPED")):
    pass


found = annotationlib.get_annotations(f, format=annotationlib.Format.STRING)
print("contained" if found["x"] == "unknown.attribute[0]" else "ESCAPED")
