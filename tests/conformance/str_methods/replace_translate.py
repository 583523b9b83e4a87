# replace with counts and empty patterns; translate, maketrans.
text = "one fish two fish"
for old, new, count in (("fish", "cat", -1), ("fish", "cat", 1), ("fish", "", -1), ("", "-", -1), ("", "-", 3), ("o",
    "0", 0), ("x", "y", -1), ("fish", "é", -1), ("i", "😀", -1), ("one fish two fish", "", -1), ("o", "oo", -1), (" ",
        "", 2)):
    print(repr(text.replace(old, new, count)))
print("aaaa".replace("aa", "a"), "aaa".replace("aa", "b"), "".replace("", "x"), "".replace("", "x", 0),
      "abc".replace("", "é"), "é".replace("é", "e"), "ab".replace("a", "b").replace("b", "a"),
      "aXbX".replace("X", "", count=1))
table = str.maketrans({"a": "1", "b": None, "c": "xyz", 100: 68, "é": 0x1F600})
print("abcdeé".translate(table), sorted(table.items(), key=str))
print("hello".translate(str.maketrans("el", "ip")), "hello".translate(str.maketrans("el", "ip", "o")),
      "abc".translate({97: None, 98: "BB"}), "abc".translate({}), "abc".translate("xyz" * 50))


class Rot:
    def __getitem__(self, code):
        if code == 32:
            raise LookupError
        if code == 33:
            return None
        return code + 1


print("hal ibm!".translate(Rot()))
for bad in (lambda: "a".replace("a"), lambda: "a".replace(1, "b"), lambda: "a".replace("a", None),
            lambda: "a".replace("a", "b", "c"), lambda: str.maketrans("ab", "c"), lambda: str.maketrans({"ab": 1}),
            lambda: str.maketrans(1), lambda: "a".translate({97: 1.5}), lambda: "a".translate({97: 0x110000}),
            lambda: "a".translate(5), lambda: str.maketrans("a", "b", 3), lambda: str.maketrans({1.5: 2})):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> 'one cat two cat'
#> 'one cat two fish'
#> 'one  two '
#> '-o-n-e- -f-i-s-h- -t-w-o- -f-i-s-h-'
#> '-o-n-e fish two fish'
#> 'one fish two fish'
#> 'one fish two fish'
#> 'one é two é'
#> 'one f😀sh two f😀sh'
#> ''
#> 'oone fish twoo fish'
#> 'onefishtwo fish'
#> aa ba x  éaébécé e aa abX
#> 1xyzDe😀 [(100, 68), (233, 128512), (97, '1'), (98, None), (99, 'xyz')]
#> hippo hipp BBc abc yzx
#> ibm jcn
#> TypeError replace() takes at least 2 positional arguments (1 given)
#> TypeError replace() argument 1 must be str, not int
#> TypeError replace() argument 2 must be str, not None
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError the first two maketrans arguments must have equal length
#> ValueError string keys in translate table must be of length 1
#> TypeError if you give only one argument to maketrans it must be a dict
#> TypeError character mapping must return integer, None or str
#> ValueError character mapping must be in range(0x110000)
#> TypeError 'int' object is not subscriptable
#> TypeError maketrans() argument 3 must be str, not int
#> TypeError keys in translate table must be strings or integers
