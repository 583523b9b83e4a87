# String literals: every escape, raw, triple-quoted, continued lines, and how repr shows them.
text = "\a\b\f\n\r\t\v\\\'\"\0\1\12\123\x41\u0041\U00000041\N{LATIN SMALL LETTER A}\
continued"
print(ascii(text), len(text))
for literal in ("'", '"', "'\"", "a\\b", "\x7f\x80\xa0\xad\xff", "\u0378\u200b\u2028\ud800\udfff", "😀\U0001f9ff",
                "\t\n\r\x0b", "\x00\x1f", "é", "\ue000", "\ufeff", "\U0010ffff", "\U000e0001"):
    print(ascii(literal), ascii(repr(literal)), len(repr(literal)))
print(r"\n\x41\'", r'\"', rb"\n", R"\\", br"\x", u"unicode", len(r"\
"))
print("""triple "quoted" 'text'
over lines\
 joined""", '''it's''', """""", "\
")
print("\N{BULLET}\N{EM DASH}\N{GREEK SMALL LETTER ALPHA}", ord("\377"), "\x41\x4a", "\0011", ord("\0"))
print([repr(s) for s in ("don't", 'say "hi"', """both ' and " """, "\\'", "new\nline", "tab\t")])
print(str("a'b"), ["a'b", 'c"d', "e\\f"], {"k'": "v\n"}, ("é", "\x01"))

#> '\x07\x08\x0c\n\r\t\x0b\\\'"\x00\x01\nSAAAacontinued' 27
#> "'" '"\'"' 3
#> '"' '\'"\'' 3
#> '\'"' '\'\\\'"\'' 5
#> 'a\\b' "'a\\\\b'" 6
#> '\x7f\x80\xa0\xad\xff' "'\\x7f\\x80\\xa0\\xad\xff'" 19
#> '\u0378\u200b\u2028\ud800\udfff' "'\\u0378\\u200b\\u2028\\ud800\\udfff'" 32
#> '\U0001f600\U0001f9ff' "'\U0001f600\U0001f9ff'" 4
#> '\t\n\r\x0b' "'\\t\\n\\r\\x0b'" 12
#> '\x00\x1f' "'\\x00\\x1f'" 10
#> '\xe9' "'\xe9'" 3
#> '\ue000' "'\\ue000'" 8
#> '\ufeff' "'\\ufeff'" 8
#> '\U0010ffff' "'\\U0010ffff'" 12
#> '\U000e0001' "'\\U000e0001'" 12
#> \n\x41\' \" b'\\n' \\ b'\\x' unicode 2
#> triple "quoted" 'text'
#> over lines joined it's  
#> •—α 255 AJ 1 0
#> ['"don\'t"', '\'say "hi"\'', '\'both \\\' and " \'', '"\\\\\'"', "'new\\nline'", "'tab\\t'"]
#> a'b ["a'b", 'c"d', 'e\\f'] {"k'": 'v\n'} ('é', '\x01')
