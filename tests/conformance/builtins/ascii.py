# ascii()
class R:
    def __repr__(self):
        return "é→😀\n"


print(ascii("abc"), ascii("é"), ascii("€"), ascii("😀"), ascii("\ud800"), ascii("\x7f\x80\n\t\\'"), ascii([1, "é"]),
      ascii({"ü": "ö"}), ascii(("ß",)), ascii(5), ascii(None), ascii(R()), ascii(b"\xe9"), ascii(""),
      len(ascii("\U0010ffff")), ascii("it's é"), "%a|%a" % ("é", 1), f"{'é'!a}", "{!a}".format("€"))
for bad in (lambda: ascii(), lambda: ascii(1, 2)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> 'abc' '\xe9' '\u20ac' '\U0001f600' '\ud800' "\x7f\x80\n\t\\'" [1, '\xe9'] {'\xfc': '\xf6'} ('\xdf',) 5 None \xe9\u2192\U0001f600
#>  b'\xe9' '' 12 "it's \xe9" '\xe9'|1 '\xe9' '\u20ac'
#> ascii() takes exactly one argument (0 given)
#> ascii() takes exactly one argument (2 given)
