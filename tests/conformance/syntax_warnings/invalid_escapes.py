# exit: 0
# Unknown escapes in text and bytes are kept and warned about.
print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
print(r"\d", rb"\q", f"\w{1}\s", "fine\n", """
\k""")

#> \d a\.b \  b'\\q' \8 Ā 2
#> \d b'\\q' \w1\s fine
#>  
#> \k
#! invalid_escapes.py:3: SyntaxWarning: "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:3: SyntaxWarning: "\." is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\."? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:3: SyntaxWarning: "\ " is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\ "? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:3: SyntaxWarning: "\q" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\q"? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:3: SyntaxWarning: "\8" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\8"? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:3: SyntaxWarning: "\400" is an invalid octal escape sequence. Such sequences will not work in the future. Did you mean "\\400"? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:3: SyntaxWarning: "\z" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\z"? A raw string is also an option.
#!   print("\d", "a\.b", "\ ", b"\q", "\8", "\400", len("\z"))
#! invalid_escapes.py:4: SyntaxWarning: "\w" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\w"? A raw string is also an option.
#!   print(r"\d", rb"\q", f"\w{1}\s", "fine\n", """
#! invalid_escapes.py:4: SyntaxWarning: "\s" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\s"? A raw string is also an option.
#!   print(r"\d", rb"\q", f"\w{1}\s", "fine\n", """
#! invalid_escapes.py:5: SyntaxWarning: "\k" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\k"? A raw string is also an option.
#!   \k""")
