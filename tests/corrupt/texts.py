# A string says that it is longer than the cage, or that its characters have many bytes.
import re, json
length, kind, flags, act = attempts(
    [0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x20000000, 5, 0],
    [1, 2, 4, 0, 3, 8, 255],
    [0, 1, 16, 17, 255],
    [lambda s: s[-1], lambda s: s[1 << 29], lambda s: s[-3:], lambda s: s[::-1], lambda s: s.find("zz", -100),
     lambda s: s.rfind("q"), lambda s: s.count("x"), lambda s: s.encode(), lambda s: hash(s), lambda s: s == s + "x",
     lambda s: s.upper(), lambda s: s.strip(), lambda s: s.split(), lambda s: s.replace("a", "bb"), lambda s: s + s,
     lambda s: s * 3, lambda s: re.search("zq+", s), lambda s: re.findall("a|b", s), lambda s: json.dumps(s),
     lambda s: json.loads(s), lambda s: int(s), lambda s: float(s), lambda s: {s: 1}[s], lambda s: getattr(s, s),
     lambda s: exec(s), lambda s: repr(s), lambda s: s < "zzz", lambda s: s.join([s, s]), lambda s: f"{s:>50}",
     lambda s: s.translate({97: "b"}), lambda s: s.isidentifier(), lambda s: s.partition("b"), lambda s: print(s),
     lambda s: s.startswith("aaaa"), lambda s: s.splitlines(), lambda s: s.center(99), lambda s: s.expandtabs()])
s = "needle" + str(42)
w4(id(s) + 4, length)
w4(id(s) + 8, 0)
w1(id(s) + 12, kind)
w1(id(s) + 13, flags)
act(s)
