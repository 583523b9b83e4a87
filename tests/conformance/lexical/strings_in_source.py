# String prefixes, adjacent literals, long strings, quotes in quotes, raw and bytes.
print('a' "b" '''c''' """d""", r'\a' "\t" R"\t", b'a' rb'\b' Br"\c" BR'\d', u'u' U'U',
      f'{1}' "{2}" F"{3}" rf'\{4}' fR"\{5}")
print("it's", 'say "x"', "\"", '\'', '"\'', "'\"", '''it's "quoted"''', """a "quoted" b""", """ends with quote\"""",
      ''''starts''', "\\", "\\\\n", '\\\'')
print("""first
second\tline
  third \
joined
""", end="|")
print('''
''', r"""raw \
line""", len("""

"""))
print("a\
b\
c", "tab	inside", "é" == "\xe9" == "\u00e9" == "\N{LATIN SMALL LETTER E WITH ACUTE}", "\x41\101\u0041\U00000041",
"nul\0byte".encode(), "\0".isprintable())
print("#not a comment", '# neither', "a # b"  # but this is
      , """ # nor this """)
print("%s" "%d" % ("a", 1), ("a" "b").upper(), ["x" "y", "z"], {"k" "1": "v" "2"}, "a" in "b" "a", len("a" "b" "c"),
      "x" "y" * 2, ("1"
      "2"
      "3"))
print("\u4e2d\u6587", "\U0001F40D", ascii("🐍 in the source"), "𝔘𝔫𝔦", "e\u0301", len("e\u0301"), "\r\n".splitlines(),
      ascii("\ud83d\ude00"), "line\u2028sep".split())
s = f"""multi {
    1 +
    2
} line {'nested "quotes"'} {"a" 'b'} {f'{f"{1}"}'} {{literal}} {'\n'.join(['x', 'y'])}"""
print(s)
print(b"bytes \x00\xff \
joined", b'''multi
line''', b"\101\x41\\", br"\x41", b"" b"a" b"b")

#> abcd \a	\t b'a\\b\\c\\d' uU 1{2}3\4\5
#> it's say "x" " ' "' '" it's "quoted" a "quoted" b ends with quote" 'starts \ \\n \'
#> first
#> second	line
#>   third joined
#> |
#>  raw \
#> line 2
#> abc tab	inside True AAAA b'nul\x00byte' False
#> #not a comment # neither a # b  # nor this 
#> a1 AB ['xy', 'z'] {'k1': 'v2'} True 3 xyxy 123
#> 中文 🐍 '\U0001f40d in the source' 𝔘𝔫𝔦 é 2 [''] '\ud83d\ude00' ['line', 'sep']
#> multi 3 line nested "quotes" ab 1 {literal} x
#> y
#> b'bytes \x00\xff joined' b'multi\nline' b'AA\\' b'\\x41' b'ab'
