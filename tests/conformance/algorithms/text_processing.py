# Word counts, Caesar and run-length coding, anagrams, wrapping, palindromes, CSV and INI parsing.
text = """The quick brown fox jumps over the lazy dog. The dog sleeps;
the fox, however, does not sleep!"""


def words(s):
    word = ""
    for ch in s.lower() + " ":
        if ch.isalpha():
            word += ch
        elif word:
            yield word
            word = ""


counts = {}
for w in words(text):
    counts[w] = counts.get(w, 0) + 1
print(sorted(counts.items(), key=lambda p: (-p[1], p[0]))[:5], len(counts), max(counts, key=lambda w: (len(w), w)))


def rle(s):
    out, i = [], 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        out.append(s[i] + (str(j - i) if j - i > 1 else ""))
        i = j
    return "".join(out)


def unrle(s):
    out, i = "", 0
    while i < len(s):
        ch, i, digits = s[i], i + 1, ""
        while i < len(s) and s[i].isdigit():
            digits += s[i]
            i += 1
        out += ch * int(digits or 1)
    return out


def shift(s, k):
    return "".join(chr((ord(c) - base + k) % 26 + base) if c.isalpha() and (base := 65 if c.isupper() else 97) else c
                   for c in s)


def wrap(s, width):
    lines, line = [], ""
    for w in s.split():
        if line and len(line) + 1 + len(w) > width:
            lines.append(line)
            line = w
        else:
            line = f"{line} {w}" if line else w
    return lines + [line]


def csv(line):
    fields, field, quoted, i = [], "", False, 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1:i + 2] == '"':
                field += '"'
                i += 1
            elif c == '"':
                quoted = False
            else:
                field += c
        elif c == '"':
            quoted = True
        elif c == ",":
            fields.append(field)
            field = ""
        else:
            field += c
        i += 1
    return fields + [field]


def ini(s):
    result, section = {}, None
    for number, line in enumerate(s.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            section = result.setdefault(line[1:-1].strip(), {})
        elif "=" in line and section is not None:
            key, _, value = line.partition("=")
            section[key.strip()] = value.strip()
        else:
            raise ValueError(f"line {number}: {line!r}")
    return result


groups = {}
for w in "listen silent enlist google elgoog abc cab".split():
    groups.setdefault("".join(sorted(w)), []).append(w)
s = "aaabccddddde"
print(rle(s), unrle(rle(s)) == s, shift("Hello, World!", 3), shift(shift("Hello, World!", 3), -3),
      list(groups.values()))
print("\n".join(f"|{line:<30}|" for line in wrap(text, 30)))
print(csv('a,"b,c","say ""hi""",,d'), ini("# top\n[one]\nk = v # comment\nx=1=2\n[two]\n"))
try:
    ini("[a]\nbroken")
except ValueError as e:
    print(e)
print([p for p in ("A man, a plan, a canal: Panama", "hello", "") if (t := "".join(words(p))) == t[::-1]],
      " ".join(w.capitalize() for w in words(text))[:40],
      "".join(sorted(set(text.lower()) - set("abcdefghijklmnopqrstuvwxyz"))))

#> [('the', 4), ('dog', 2), ('fox', 2), ('brown', 1), ('does', 1)] 13 however
#> a3bc2d5e True Khoor, Zruog! Hello, World! [['listen', 'silent', 'enlist'], ['google', 'elgoog'], ['abc', 'cab']]
#> |The quick brown fox jumps over|
#> |the lazy dog. The dog sleeps; |
#> |the fox, however, does not    |
#> |sleep!                        |
#> ['a', 'b,c', 'say "hi"', '', 'd'] {'one': {'k': 'v', 'x': '1=2'}, 'two': {}}
#> line 2: 'broken'
#> ['A man, a plan, a canal: Panama', ''] The Quick Brown Fox Jumps Over The Lazy  
#>  !,.;
