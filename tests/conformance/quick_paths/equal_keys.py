# Keys that equal a stored key but are another object: short and long strings, of all kinds, and tuples of them.


class Text(str):
    __hash__ = str.__hash__

    def __eq__(self, other):
        calls.append(str(other))
        return str.__eq__(self, other)


def copy_of(text):
    return "".join(list(text)) if len(text) > 1 else text


calls = []
texts = ["", "a", "ab", "1234567", "12345678", "123456789", "x" * 63, "x" * 64, "x" * 65, "x" * 200,
         "é1", "é234567", "é2345678", "Ω", "Ω23", "Ω2345678", "\U0001f40d", "\U0001f40d234", "a\0", "a\0\0", "\0\0\0\0\0\0\0\0"]
table = {text: number for number, text in enumerate(texts)}
for text in texts:
    key = copy_of(text)
    hash(key)
    near = key[:-1] + chr(ord(key[-1]) ^ 1) if key else "?"
    print(ascii(text[:12]), len(text), table[key], key in table, near in table, table.get(near), key in set(texts),
          (key, 1) in {(text, 1): 0}, (near, 1) in {(text, 1): 0})
    table[key] += 1
    table[key] = table[key] + 1
print(list(table.values()))

# A long string that was built by appending, and a slice of it.
grown = ""
for _ in range(40):
    grown += "part"
for length in 3, 8, 9, 63, 64, 65, 160:
    table[grown[:length]] = length
    key = copy_of(grown[:length])
    print(table[key], key in table)

# Stored keys and keys that are looked up may be instances of a subclass.
table = {Text("one"): 1, "two": 2}
print(table["one"], table[Text("two")], "one" in table, calls)
print({1: "int"}.get(True), {True: "bool"}[1], {1.0: "float"}[1], "1" in {1: 0}, {("a", 1): 2}[("a", True)])

#> '' 0 0 True False None True True False
#> 'a' 1 1 True False None True True False
#> 'ab' 2 2 True False None True True False
#> '1234567' 7 3 True False None True True False
#> '12345678' 8 4 True False None True True False
#> '123456789' 9 5 True False None True True False
#> 'xxxxxxxxxxxx' 63 6 True False None True True False
#> 'xxxxxxxxxxxx' 64 7 True False None True True False
#> 'xxxxxxxxxxxx' 65 8 True False None True True False
#> 'xxxxxxxxxxxx' 200 9 True False None True True False
#> '\xe91' 2 10 True False None True True False
#> '\xe9234567' 7 11 True False None True True False
#> '\xe92345678' 8 12 True False None True True False
#> '\u03a9' 1 13 True False None True True False
#> '\u03a923' 3 14 True False None True True False
#> '\u03a92345678' 8 15 True False None True True False
#> '\U0001f40d' 1 16 True False None True True False
#> '\U0001f40d234' 4 17 True False None True True False
#> 'a\x00' 2 18 True False None True True False
#> 'a\x00\x00' 3 19 True False None True True False
#> '\x00\x00\x00\x00\x00\x00\x00\x00' 8 20 True False None True True False
#> [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
#> 3 True
#> 8 True
#> 9 True
#> 63 True
#> 64 True
#> 65 True
#> 160 True
#> 1 2 True ['one', 'two', 'one']
#> int bool float False 2
