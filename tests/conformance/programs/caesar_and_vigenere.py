# programs: caesar and vigenere.
# option: --policy standard
from string import ascii_lowercase as low, ascii_uppercase as up
def caesar(text, shift):
    table = str.maketrans(low + up, low[shift:] + low[:shift] + up[shift:] + up[:shift])
    return text.translate(table)
def vigenere(text, key, sign=1):
    out, i = [], 0
    for c in text:
        if c.isascii() and c.isalpha():
            base = ord("A") if c.isupper() else ord("a")
            out.append(chr((ord(c) - base + sign * (ord(key[i % len(key)].lower()) - 97)) % 26 + base))
            i += 1
        else:
            out.append(c)
    return "".join(out)
secret = caesar("Hello, World! äö 123", 3)
print(secret, caesar(secret, -3 % 26), caesar("abcxyz", 13))
hidden = vigenere("Attack at Dawn!", "Lemon")
print(hidden, vigenere(hidden, "Lemon", -1))
best = min(range(26), key=lambda s: sum(abs(caesar("Gdkkn Vnqkc", s).lower().count(c) - n) for c,
    n in (("l", 3), ("o", 2), ("e", 1))))
print(best, caesar("Gdkkn Vnqkc", best))
xor = lambda data, key: bytes(b ^ key[i % len(key)] for i, b in enumerate(data))
data = xor("grüße".encode(), b"k3y")
print(data, xor(data, b"k3y").decode(), data.hex(" ", 2))

#> Khoor, Zruog! äö 123 Hello, World! äö 123 nopklm
#> Lxfopv ef Rnhr! Attack at Dawn!
#> 1 Hello World
#> b'\x0cA\xba\xd7\xf0\xe6\x0e' grüße 0c 41ba d7f0 e60e
