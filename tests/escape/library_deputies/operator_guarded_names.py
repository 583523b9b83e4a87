# attrgetter and methodcaller read attributes by the rules of the dot, whatever the string is.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import operator


class S(str):
    pass


names = ["__subcla" + "sses__", S("__subclasses__"), "\uff3f_subclasses__".replace("\uff3f", "_")]
found = []
for name in names[1:]:
    try: found += operator.attrgetter(name)(object)()
    except AttributeError: pass
found += operator.methodcaller(names[0])(object)
print("ESCAPED" if any(c.__name__ in ("Popen", "FileIO", "BuiltinImporter") for c in found) else "contained")
