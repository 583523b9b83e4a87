# Double-width characters before the failing part.
名前 = "x"
print("日本語", 名前.lower() + 1)

#! Traceback (most recent call last):
#!   File "wide_characters.py", line 3, in <module>
#!     print("日本語", 名前.lower() + 1)
#!                     ~~~~~~~~~~~~~^~~
#! TypeError: can only concatenate str (not "int") to str
