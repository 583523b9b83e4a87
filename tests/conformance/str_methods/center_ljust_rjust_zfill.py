# Padding methods.
for width in (-5, 0, 3, 4, 5, 8, 9):
    print(width, "|" + "abc".ljust(width) + "|" + "abc".rjust(width) + "|" + "abc".center(width) + "|" +
          "abcd".center(width, "*") + "|" + "abc".zfill(width) + "|")
for text in ("", "+", "-", "+5", "-42", "--1", "a-1", "é", "1.5", " 5"):
    print(repr(text.zfill(5)), repr(text.center(4, "·")), repr(text.ljust(4, "é")), repr(text.rjust(4, "😀")))
print("ab".center(7, "x"), "abc".center(6, "x"), "ab".center(5, "x"), "a".center(4, "x"), "".center(3, "-"))
text = "same"
print(text.ljust(2) == text, text.center(4), "x".ljust(True, "y"), "é".rjust(3))
for bad in (lambda: "a".center(5, ""), lambda: "a".center(5, "ab"), lambda: "a".ljust("5"), lambda: "a".rjust(5, 3),
            lambda: "a".zfill(), lambda: "a".zfill(5, "x"), lambda: "a".center(1.5), lambda: "a".ljust(5, None)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> -5 |abc|abc|abc|abcd|abc|
#> 0 |abc|abc|abc|abcd|abc|
#> 3 |abc|abc|abc|abcd|abc|
#> 4 |abc | abc|abc |abcd|0abc|
#> 5 |abc  |  abc| abc |*abcd|00abc|
#> 8 |abc     |     abc|  abc   |**abcd**|00000abc|
#> 9 |abc      |      abc|   abc   |***abcd**|000000abc|
#> '00000' '····' 'éééé' '😀😀😀😀'
#> '+0000' '·+··' '+ééé' '😀😀😀+'
#> '-0000' '·-··' '-ééé' '😀😀😀-'
#> '+0005' '·+5·' '+5éé' '😀😀+5'
#> '-0042' '-42·' '-42é' '😀-42'
#> '-00-1' '--1·' '--1é' '😀--1'
#> '00a-1' 'a-1·' 'a-1é' '😀a-1'
#> '0000é' '·é··' 'éééé' '😀😀😀é'
#> '001.5' '1.5·' '1.5é' '😀1.5'
#> '000 5' '· 5·' ' 5éé' '😀😀 5'
#> xxxabxx xabcxx xxabx xaxx ---
#> True same x   é
#> The fill character must be exactly one character long
#> The fill character must be exactly one character long
#> 'str' object cannot be interpreted as an integer
#> The fill character must be a unicode character, not int
#> str.zfill() takes exactly one argument (0 given)
#> str.zfill() takes exactly one argument (2 given)
#> 'float' object cannot be interpreted as an integer
#> The fill character must be a unicode character, not NoneType
