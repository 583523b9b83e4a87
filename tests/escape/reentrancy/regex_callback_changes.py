# Functions called during a substitution change its input.
# expect-strict: ImportError: import of 're' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: contained
import re

pattern = re.compile(b"(a)|b")
data = bytearray(b"ab" * 500)
kept = []

def change(match):
    kept.append(match)
    del data[:]
    data.extend(b"zz" * len(kept))
    re.purge()
    pattern.sub(lambda m: b"", b"ab" * 5)
    re.sub("x*" + "y" * (len(kept) % 50), lambda m: "", "xy" * 20)
    pattern.findall(b"ba" * 300)
    return b"[" + match.group() + b"]" if len(kept) % 2 else bytearray(match.expand(b"\\1\\g<0>"))

result = pattern.sub(change, data)
for match in kept:
    match.group(), match.groups(), match.span(), match.regs, match.expand(b"<\\1>"), repr(match)

scanner = re.compile("a*").scanner("aab" * 100)
class Index:
    def __index__(self):
        scanner.search(), re.purge()
        return 1
text = "ab" * 50
for i in range(20):
    re.compile("(b)").search(text, Index(), Index()), re.split("b", text, maxsplit=Index()), re.match("(a)",
        text).group(Index())
iterator = re.finditer("(?=(a*))", text)
for match in iterator:
    next(iterator, None)
    list(iterator)[:1]
print("contained" if len(kept) == 1000 else "ESCAPED")
