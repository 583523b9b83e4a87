# Strings built in different ways are equal and behave as one key, whatever their identity.
def build(kind):
    if kind == 0:
        return "hello world"
    if kind == 1:
        return "hello" + " " + "world"
    if kind == 2:
        return " ".join(["hello", "world"])
    if kind == 3:
        return "hello world!"[:-1]
    if kind == 4:
        return f"{'hello'} {'world'}"
    if kind == 5:
        return "%s %s" % ("hello", "world")
    if kind == 6:
        return "HELLO WORLD".lower()
    if kind == 7:
        return "".join(reversed("dlrow olleh"))
    if kind == 8:
        return b"hello world".decode()
    if kind == 9:
        return "hello-world".replace("-", " ")
    s = ""
    for c in "hello world":
        s += c
    return s


values = [build(k) for k in range(11)]
print(len(set(values)), all(a == b for a in values for b in values), len({hash(v) for v in values}),
      {values[0]: 1} == {values[9]: 1}, [values[0]].index(values[5]))
d = {}
for v in values:
    d[v] = d.get(v, 0) + 1
print(d)


class C:
    pass


c = C()
for v in values:
    setattr(c, v.replace(" ", "_"), v)
print(c.__dict__, getattr(c, "hello" + "_" + "world"))
wide = ["é" * 3, "ééé", "é" + "é" * 2, "".join(["é"] * 3), "xééé"[1:], "ééé€"[:3], "ÉÉÉ".lower()]
print(len(set(wide)), {w: len(w) for w in wide}, "ééé€"[:3] == "ééé", "😀abc"[1:] == "abc",
      hash("😀abc"[1:]) == hash("abc"), {"abc": 1}["😀abc"[1:]], ("€" + "a")[1] == "a", "a€".split("€")[0] == "a")

#> 1 True 1 True 0
#> {'hello world': 11}
#> {'hello_world': 'hello world'} hello world
#> 1 {'ééé': 3} True True True 1 True True
