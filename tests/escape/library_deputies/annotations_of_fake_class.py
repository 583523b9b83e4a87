# get_annotations of an object that only looks like a class.
# option: --allow-import=annotationlib
# expect-strict: contained
# expect-standard: contained
import annotationlib

seen = []


class Fake:
    def __getattr__(self, name):
        seen.append(name)
        raise AttributeError(name)


try:
    annotationlib.get_annotations(Fake())
except (TypeError, AttributeError):
    pass
print("contained" if all(type(s) is str for s in seen) else "ESCAPED")
