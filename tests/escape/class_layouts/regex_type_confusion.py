# Methods of patterns and matches called on objects of other types.
# expect-strict: ImportError: import of 're' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import re

class Liar(str):
    def __len__(self):
        return 10**9
    def __getitem__(self, i):
        return "x" * 10**6
    def __eq__(self, other):
        return True
    def __hash__(self):
        return hash("a")
    def __index__(self):
        return 2**31

pattern, match = re.compile("(a)(b)?"), re.match("(a)(b)?", "ab")
scanner, iterator = pattern.scanner("ab"), re.finditer("a", "aa")
wrong = ["x", b"x", 5, None, [], object(), Exception(), match, pattern, scanner, iterator, re.I, Liar("a"), type, re]
calls = 0
for owner in (type(pattern), type(match), type(scanner), type(iterator), re.RegexFlag, re.PatternError):
    for name in dir(owner):
        method = getattr(owner, name, None)
        if not callable(method) or name in ("__class__", "__new__", "__subclasshook__", "__init_subclass__",
            "__class_getitem__"):
            continue
        for self in wrong:
            for arguments in ((), ("a",), (Liar("a"), 0), ("a", "b", 2), (5,), (None, None)):
                calls += 1
                try:
                    method(self, *arguments)
                except Exception:
                    pass
for value in wrong:
    for f in (re.compile, re.escape, lambda v: re.match(v, v), lambda v: re.sub("a", v, "aba"),
              lambda v: re.sub(v, "a", v), lambda v: match.group(v), lambda v: match.expand(v),
              lambda v: re.split(v, "a"), lambda v: pattern.search("ab", v), lambda v: pattern.search("ab", 0, v),
              lambda v: re.compile("a", v), lambda v: re.I | v, lambda v: re.RegexFlag(v),
              lambda v: re.PatternError(v, v, v)):
        try:
            f(value)
        except Exception:
            pass
print("contained" if calls > 1000 else "ESCAPED")
