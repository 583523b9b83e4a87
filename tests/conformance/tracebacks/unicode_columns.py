# Carets count the width of characters, not bytes.
größe = {"schlüssel": "wért", "日本": 1}
print(größe["schlüssel"] + größe["日本"])

#! Traceback (most recent call last):
#!   File "unicode_columns.py", line 3, in <module>
#!     print(größe["schlüssel"] + größe["日本"])
#!           ~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~
#! TypeError: can only concatenate str (not "int") to str
