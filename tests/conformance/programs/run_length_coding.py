# programs: run length coding.
# option: --policy standard
from itertools import groupby
def encode(text):
    return [(character, len(list(run))) for character, run in groupby(text)]
def decode(pairs):
    return "".join(character * count for character, count in pairs)
def pack(text):
    return "".join(f"{count if count > 1 else ''}{character}" for character, count in encode(text))
def unpack(text):
    out, digits = [], ""
    for character in text:
        if character.isdigit():
            digits += character
        else:
            out.append(character * int(digits or 1))
            digits = ""
    if digits:
        raise ValueError("count without a character: " + digits)
    return "".join(out)
for sample in ("", "a", "aaa", "aabcccd", "xyz" * 2, "é" * 12 + "ß"):
    print(repr(sample), encode(sample), pack(sample), unpack(pack(sample)) == sample, decode(encode(sample)) == sample)
try:
    unpack("3a4")
except ValueError as error:
    print(error)

#> '' []  True True
#> 'a' [('a', 1)] a True True
#> 'aaa' [('a', 3)] 3a True True
#> 'aabcccd' [('a', 2), ('b', 1), ('c', 3), ('d', 1)] 2ab3cd True True
#> 'xyzxyz' [('x', 1), ('y', 1), ('z', 1), ('x', 1), ('y', 1), ('z', 1)] xyzxyz True True
#> 'ééééééééééééß' [('é', 12), ('ß', 1)] 12éß True True
#> count without a character: 4
