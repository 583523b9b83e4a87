# programs: roman numerals.
# option: --policy standard
VALUES = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10,
    "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
def to_roman(number):
    if not 0 < number < 4000:
        raise ValueError(f"{number!r} has no Roman numeral")
    text = ""
    for value, letters in VALUES:
        count, number = divmod(number, value)
        text += letters * count
    return text
def from_roman(text):
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    for letter, following in zip(text, text[1:] + " "):
        value = values[letter]
        total += -value if values.get(following, 0) > value else value
    return total
for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2026, 3999):
    print(n, to_roman(n), from_roman(to_roman(n)))
print(all(from_roman(to_roman(n)) == n for n in range(1, 4000)))
for bad in (0, 4000, -1):
    try:
        to_roman(bad)
    except ValueError as error:
        print(error)
try:
    from_roman("ABC")
except KeyError as error:
    print(repr(error))

#> 1 I 1
#> 4 IV 4
#> 9 IX 9
#> 14 XIV 14
#> 40 XL 40
#> 90 XC 90
#> 400 CD 400
#> 1994 MCMXCIV 1994
#> 2026 MMXXVI 2026
#> 3999 MMMCMXCIX 3999
#> True
#> 0 has no Roman numeral
#> 4000 has no Roman numeral
#> -1 has no Roman numeral
#> KeyError('A')
