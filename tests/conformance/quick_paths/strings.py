# Indexing and comparing strings: short, long, shared, wide and lying operands, in jumps and as values.

LONG = "x" * 70
WIDE = "äöü" + chr(0x20AC) * 3
GROWN = ""
for part in ["ab", "cd", "ef"] * 40:
    GROWN += part


def relations(a, b):
    out = []
    if a == b: out.append("==")
    if a != b: out.append("!=")
    if a < b: out.append("<")
    if a <= b: out.append("<=")
    if a > b: out.append(">")
    if a >= b: out.append(">=")
    if not a == b: out.append("not==")
    if not a < b: out.append("not<")
    if not a >= b: out.append("not>=")
    values = (a == b, a != b, a < b, a <= b, a > b, a >= b)
    return " ".join(out), "".join("FT"[v] for v in values)


TEXTS = ["", "a", "b", "ab", "aB", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefgh\0", "\0", "\xff", "\x80", "é",
         "z" * 63, "z" * 64, "z" * 65, LONG, LONG[:-1] + "y", LONG + "x", WIDE, WIDE[:3], GROWN, GROWN[:60], "abcd" * 9]
for left in TEXTS:
    print(ascii(left[:12]), len(left), " ".join(relations(left, right)[1] for right in TEXTS))
print(relations("spam", "spa" + "m"))
print(relations("".join(["sp", "am"]), "".join(["s", "pam"])))

# The same order as that of the code points, for every pair of one-character strings.
characters = [chr(c) for c in (0, 1, 9, 65, 97, 127, 128, 200, 255, 256, 0x20AC, 0xFFFF, 0x10000, 0x10FFFF)]
print(all((a < b) == (ord(a) < ord(b)) and (a == b) == (ord(a) == ord(b)) and (a >= b) == (ord(a) >= ord(b))
          for a in characters for b in characters))

# Texts that differ in one place, around the word boundaries.
for length in (7, 8, 9, 15, 16, 17, 63, 64, 65):
    base = "m" * length
    wrong = 0
    for at in range(length):
        lower, higher = base[:at] + "l" + base[at + 1:], base[:at] + "n" + base[at + 1:]
        if not (lower < base < higher and lower != base and not base == higher and higher >= base):
            wrong += 1
    print(length, wrong)


def items(text, indices):
    out = []
    for index in indices:
        try:
            out.append(text[index])
        except IndexError as error:
            out.append(str(error))
    return out


print(items("abc", [0, 1, 2, 3, -1, -3, -4, True, False, 10**20]))
print(items(WIDE, [0, 5, 6, -1]))
print(items("\xe9\xff", [0, 1, 2]))
print(items(GROWN, [0, 1, 119, 238, 239, 240, -240, -241]))
print("abc"[0], "abc"[2], "abc"[-1], "abc"[-3], GROWN[1], GROWN[-2])
try: "abc"[3]
except IndexError as error: print(error)
try: "abc"[-4]
except IndexError as error: print(error)
key = "0"
try: "abc"[key]
except TypeError as error: print(error)
key = 1.0
try: "abc"[key]
except TypeError as error: print(error)
print("abc"[0] is "xa"[1], "é"[0] == "é")


# Subclasses are asked, and instances of other types too.
class Liar(str):
    def __eq__(self, other): return "equal"
    def __ne__(self, other): return ""
    def __lt__(self, other): return [1]
    def __getitem__(self, index): return ("item", index)
    def __len__(self): return 1000
    def __contains__(self, item): return 7
    __hash__ = str.__hash__


liar = Liar("abc")
print(liar == "abc", "abc" == liar, liar != "abc", "abc" != liar, liar < "a", "zzz" > liar)
print(liar[0], liar[5], "abc"[0] == liar[0])
if liar == "other": print("jump by the subclass")
if "other" == liar: print("jump by the reflected method of the subclass")
if not liar != "abc": print("and for !=")
print("a" in liar, liar in "abc", liar in ["x"], "abcd" in liar)


class Plain(str):
    pass


print(relations(Plain("b"), "b"), relations("a", Plain("b")), Plain("héé")[1], Plain("") == "")


class Raises(str):
    def __eq__(self, other): raise ValueError("eq")
    def __lt__(self, other): raise ValueError("lt")


for action in (lambda: "a" == Raises("a"), lambda: "a" > Raises("a"), lambda: 1 if Raises("a") == "a" else 2):
    try: print(action())
    except ValueError as error: print(type(error).__name__, error)
for action in (lambda: "a" < 1, lambda: "a" >= b"a", lambda: None < "a", lambda: "a" < None):
    try: print(action())
    except TypeError as error: print(error)
print("a" == b"a", "a" != 1, "1" == 1, None == "", "" != None)

#> '' 0 TFFTFT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF
#> 'a' 1 FTFFTT TFFTFT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF
#> 'b' 1 FTFFTT FTFFTT TFFTFT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'ab' 2 FTFFTT FTFFTT FTTTFF TFFTFT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF
#> 'aB' 2 FTFFTT FTFFTT FTTTFF FTTTFF TFFTFT FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF
#> 'abcdefgh' 8 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT TFFTFT FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'abcdefgi' 8 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT FTFFTT TFFTFT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'abcdefghi' 9 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT FTFFTT FTTTFF TFFTFT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'abcdefgh\x00' 9 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF TFFTFT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> '\x00' 1 FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF TFFTFT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF
#> '\xff' 1 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT TFFTFT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT
#> '\x80' 1 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF TFFTFT FTTTFF FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> '\xe9' 1 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTFFTT TFFTFT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT
#> 'zzzzzzzzzzzz' 63 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF TFFTFT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'zzzzzzzzzzzz' 64 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTFFTT TFFTFT FTTTFF FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'zzzzzzzzzzzz' 65 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT TFFTFT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'xxxxxxxxxxxx' 70 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF TFFTFT FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'xxxxxxxxxxxx' 70 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT TFFTFT FTFFTT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> 'xxxxxxxxxxxx' 71 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF TFFTFT FTTTFF FTTTFF FTFFTT FTFFTT FTFFTT
#> '\xe4\xf6\xfc\u20ac\u20ac\u20ac' 6 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTFFTT FTTTFF FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT TFFTFT FTFFTT FTFFTT FTFFTT FTFFTT
#> '\xe4\xf6\xfc' 3 FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF FTFFTT FTTTFF FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTFFTT FTTTFF TFFTFT FTFFTT FTFFTT FTFFTT
#> 'abcdefabcdef' 240 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF TFFTFT FTFFTT FTFFTT
#> 'abcdefabcdef' 60 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF TFFTFT FTFFTT
#> 'abcdabcdabcd' 36 FTFFTT FTFFTT FTTTFF FTFFTT FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTFFTT FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF FTTTFF TFFTFT
#> ('== <= >= not<', 'TFFTFT')
#> ('== <= >= not<', 'TFFTFT')
#> True
#> 7 0
#> 8 0
#> 9 0
#> 15 0
#> 16 0
#> 17 0
#> 63 0
#> 64 0
#> 65 0
#> ['a', 'b', 'c', 'string index out of range', 'c', 'a', 'string index out of range', 'b', 'a', "cannot fit 'int' into an index-sized integer"]
#> ['ä', '€', 'string index out of range', '€']
#> ['é', 'ÿ', 'string index out of range']
#> ['a', 'b', 'f', 'e', 'f', 'string index out of range', 'a', 'string index out of range']
#> a c c a b e
#> string index out of range
#> string index out of range
#> string indices must be integers, not 'str'
#> string indices must be integers, not 'float'
#> True True
#> equal equal   [1] [1]
#> ('item', 0) ('item', 5) False
#> jump by the subclass
#> jump by the reflected method of the subclass
#> and for !=
#> True True True True
#> ('== <= >= not<', 'TFFTFT') ('!= < <= not== not>=', 'FTTTFF') é True
#> ValueError eq
#> ValueError lt
#> ValueError eq
#> '<' not supported between instances of 'str' and 'int'
#> '>=' not supported between instances of 'str' and 'bytes'
#> '<' not supported between instances of 'NoneType' and 'str'
#> '<' not supported between instances of 'str' and 'NoneType'
#> False True False False True
