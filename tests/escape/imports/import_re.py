# Importing re, and the objects that its namespace and its types lead to.
# expect-strict: ImportError: import of 're' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import re

names = dir(re)
bad = [n for n in ("sys", "os", "enum", "functools", "copyreg", "_compiler", "_parser", "_sre", "__builtins__",
                   "open") if n in names]
pattern = re.compile(r"(?P<__class__>a)(?P<__globals__>b)")
match = pattern.match("ab")
texts = [match.expand(r"\g<__class__>\g<__globals__>"), re.sub("(?P<__init__>x)", r"\g<__init__>", "x"),
         match["__class__"], "{0[__class__]}".format(match)]
if bad or texts != ["ab", "x", "a", "a"]:
    print("ESCAPED", bad, texts)
for make in (lambda: type(pattern)(), lambda: type(match)(), lambda: object.__new__(type(pattern)),
             lambda: object.__new__(type(match)), lambda: type(pattern.scanner("a"))(),
             lambda: type(re.finditer("a", "a"))(),
             lambda: re.RegexFlag.__new__(int, 5), lambda: re.RegexFlag.__new__(re.Pattern, 5),
             lambda: type("P", (re.Pattern,), {}), lambda: type("M", (re.Match,), {}),
             lambda: type("F", (re.RegexFlag,), {}),
             lambda: pattern.groupindex.update(a=1), lambda: setattr(re.Pattern, "search", 1),
             lambda: setattr(re.PatternError, "x", 1)):
    try:
        print("ESCAPED", make())
    except (TypeError, AttributeError):
        pass
print("contained")
