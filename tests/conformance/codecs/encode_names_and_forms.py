# codecs: encode names and forms.
# option: --policy standard
for line in r"""
'é€😀'.encode(), 'é'.encode('latin-1'), 'é'.encode('utf-16'), 'é'.encode('utf-16-le'), 'é'.encode('utf-32-be')
'a'.encode('utf-8-sig')
b'\xef\xbb\xbfa'.decode('utf-8-sig')
b'\xef\xbb\xbfa'.decode('utf-8')
b'a'.decode('utf-8-sig')
'x'.encode('UTF8')
'x'.encode('U8')
'x'.encode('utf_8')
'x'.encode('Utf-8')
'x'.encode('ascii')
'x'.encode('US-ASCII')
'x'.encode('iso-8859-1')
'x'.encode('L1')
'x'.encode('nope')
b'x'.decode('nope')
'x'.encode('a\0b')
'x'.encode(5)
'x'.encode('utf-8', 5)
'x'.encode('utf-8', 'unknown-handler')
'é'.encode('ascii', 'unknown-handler')
b'\xff'.decode('ascii', 'unknown-handler')
'aé€b'.encode('ascii', 'ignore')
'aé€b'.encode('ascii', 'replace')
'aé€b'.encode('ascii', 'xmlcharrefreplace')
'aé€😀'.encode('ascii', 'backslashreplace')
'é€'.encode('ascii', 'namereplace')
'aé€b'.encode('latin-1', 'replace')
'aé€b'.encode('latin-1', 'xmlcharrefreplace')
'a€'.encode('latin-1', 'backslashreplace')
'\ud800'.encode()
'\ud800'.encode('utf-8', 'surrogatepass')
'\udc80'.encode('utf-8', 'surrogateescape')
'\ud800'.encode('utf-8', 'replace')
'a\ud800b'.encode('utf-8', 'ignore')
'\ud800'.encode('utf-8', 'backslashreplace')
'\ud800'.encode('utf-8', 'surrogateescape')
'\ud800'.encode('utf-16-le')
'\ud800'.encode('utf-16-le', 'surrogatepass'), '\ud800'.encode('utf-16-be', 'replace')
b'\xff\xfe'.decode('utf-8', 'replace')
b'a\xffb'.decode('utf-8', 'ignore')
b'a\xffb'.decode('utf-8', 'backslashreplace')
b'a\xffb'.decode('utf-8', 'surrogateescape')
b'\xed\xa0\x80'.decode('utf-8', 'surrogatepass'), b'\xed\xa0\x80'.decode('utf-8', 'replace')
b'\xed\xa0\x80'.decode()
b'\xf0\x9f\x98'.decode('utf-8', 'replace')
b'\xf0\x9f\x98a'.decode('utf-8', 'replace')
b'\xc0\x80'.decode('utf-8', 'replace')
b'\xe2\x82'.decode('utf-8', 'backslashreplace')
b'\xf0\x9f\x98'.decode()
b'\xe2\x82a'.decode()
b'\x80abc'.decode()
b'\xf4\x90\x80\x80'.decode()
b'\xff\xfea\0'.decode('utf-16'), b'\xfe\xff\0a'.decode('utf-16'), b'a\0'.decode('utf-16')
b'a'.decode('utf-16')
b'\x00\xd8'.decode('utf-16-le')
b'\x00\xd8a\x00'.decode('utf-16-le', 'replace'), b'\x00\xdc'.decode('utf-16-le', 'ignore')
b'\0\0\x11\0'.decode('utf-32-le')
b'abc'.decode('utf-32')
b'\x80'.decode('ascii', 'replace'), b'a\x80\xff'.decode('ascii', 'backslashreplace'), b'\xe9'.decode('latin-1')
str(b'abc', 'ascii')
str(b'\xff', 'ascii', 'replace')
str(b'x')
str(bytearray(b'x'), 'utf-8')
str(memoryview(b'x'), 'ascii')
str(errors='x')
str(b'a', errors='strict')
str('x', 'ascii')
str(5, 'ascii')
bytes('é', 'latin-1'), bytearray('é', 'utf-8'), bytes('é', 'ascii', 'ignore')
bytes('é')
bytes(5, 'ascii')
''.encode('utf-16'), b''.decode('utf-16'), b''.decode('nope') if 0 else '', b''.decode(errors='whatever')
'a'.encode(encoding='ascii', errors='strict'), b'a'.decode(encoding='ascii')
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> 'é€😀'.encode(), 'é'.encode('latin-1'), 'é'.encode('utf-16'), 'é'.encode('utf-16-le'), 'é'.encode('utf-32-be') -> (b'\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80', b'\xe9', b'\xff\xfe\xe9\x00', b'\xe9\x00', b'\x00\x00\x00\xe9')
#> 'a'.encode('utf-8-sig') -> b'\xef\xbb\xbfa'
#> b'\xef\xbb\xbfa'.decode('utf-8-sig') -> 'a'
#> b'\xef\xbb\xbfa'.decode('utf-8') -> '\ufeffa'
#> b'a'.decode('utf-8-sig') -> 'a'
#> 'x'.encode('UTF8') -> b'x'
#> 'x'.encode('U8') -> b'x'
#> 'x'.encode('utf_8') -> b'x'
#> 'x'.encode('Utf-8') -> b'x'
#> 'x'.encode('ascii') -> b'x'
#> 'x'.encode('US-ASCII') -> b'x'
#> 'x'.encode('iso-8859-1') -> b'x'
#> 'x'.encode('L1') -> b'x'
#> 'x'.encode('nope') !! LookupError unknown encoding: nope
#> b'x'.decode('nope') !! LookupError unknown encoding: nope
#> 'x'.encode('a\0b') !! ValueError embedded null character
#> 'x'.encode(5) !! TypeError encode() argument 'encoding' must be str, not int
#> 'x'.encode('utf-8', 5) !! TypeError encode() argument 'errors' must be str, not int
#> 'x'.encode('utf-8', 'unknown-handler') -> b'x'
#> 'é'.encode('ascii', 'unknown-handler') !! LookupError unknown error handler name 'unknown-handler'
#> b'\xff'.decode('ascii', 'unknown-handler') !! LookupError unknown error handler name 'unknown-handler'
#> 'aé€b'.encode('ascii', 'ignore') -> b'ab'
#> 'aé€b'.encode('ascii', 'replace') -> b'a??b'
#> 'aé€b'.encode('ascii', 'xmlcharrefreplace') -> b'a&#233;&#8364;b'
#> 'aé€😀'.encode('ascii', 'backslashreplace') -> b'a\\xe9\\u20ac\\U0001f600'
#> 'é€'.encode('ascii', 'namereplace') -> b'\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{EURO SIGN}'
#> 'aé€b'.encode('latin-1', 'replace') -> b'a\xe9?b'
#> 'aé€b'.encode('latin-1', 'xmlcharrefreplace') -> b'a\xe9&#8364;b'
#> 'a€'.encode('latin-1', 'backslashreplace') -> b'a\\u20ac'
#> '\ud800'.encode() !! UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> '\ud800'.encode('utf-8', 'surrogatepass') -> b'\xed\xa0\x80'
#> '\udc80'.encode('utf-8', 'surrogateescape') -> b'\x80'
#> '\ud800'.encode('utf-8', 'replace') -> b'?'
#> 'a\ud800b'.encode('utf-8', 'ignore') -> b'ab'
#> '\ud800'.encode('utf-8', 'backslashreplace') -> b'\\ud800'
#> '\ud800'.encode('utf-8', 'surrogateescape') !! UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> '\ud800'.encode('utf-16-le') !! UnicodeEncodeError 'utf-16-le' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> '\ud800'.encode('utf-16-le', 'surrogatepass'), '\ud800'.encode('utf-16-be', 'replace') -> (b'\x00\xd8', b'\x00?')
#> b'\xff\xfe'.decode('utf-8', 'replace') -> '��'
#> b'a\xffb'.decode('utf-8', 'ignore') -> 'ab'
#> b'a\xffb'.decode('utf-8', 'backslashreplace') -> 'a\\xffb'
#> b'a\xffb'.decode('utf-8', 'surrogateescape') -> 'a\udcffb'
#> b'\xed\xa0\x80'.decode('utf-8', 'surrogatepass'), b'\xed\xa0\x80'.decode('utf-8', 'replace') -> ('\ud800', '���')
#> b'\xed\xa0\x80'.decode() !! UnicodeDecodeError 'utf-8' codec can't decode byte 0xed in position 0: invalid continuation byte
#> b'\xf0\x9f\x98'.decode('utf-8', 'replace') -> '�'
#> b'\xf0\x9f\x98a'.decode('utf-8', 'replace') -> '�a'
#> b'\xc0\x80'.decode('utf-8', 'replace') -> '��'
#> b'\xe2\x82'.decode('utf-8', 'backslashreplace') -> '\\xe2\\x82'
#> b'\xf0\x9f\x98'.decode() !! UnicodeDecodeError 'utf-8' codec can't decode bytes in position 0-2: unexpected end of data
#> b'\xe2\x82a'.decode() !! UnicodeDecodeError 'utf-8' codec can't decode bytes in position 0-1: invalid continuation byte
#> b'\x80abc'.decode() !! UnicodeDecodeError 'utf-8' codec can't decode byte 0x80 in position 0: invalid start byte
#> b'\xf4\x90\x80\x80'.decode() !! UnicodeDecodeError 'utf-8' codec can't decode byte 0xf4 in position 0: invalid continuation byte
#> b'\xff\xfea\0'.decode('utf-16'), b'\xfe\xff\0a'.decode('utf-16'), b'a\0'.decode('utf-16') -> ('a', 'a', 'a')
#> b'a'.decode('utf-16') !! UnicodeDecodeError 'utf-16-le' codec can't decode byte 0x61 in position 0: truncated data
#> b'\x00\xd8'.decode('utf-16-le') !! UnicodeDecodeError 'utf-16-le' codec can't decode bytes in position 0-1: unexpected end of data
#> b'\x00\xd8a\x00'.decode('utf-16-le', 'replace'), b'\x00\xdc'.decode('utf-16-le', 'ignore') -> ('�a', '')
#> b'\0\0\x11\0'.decode('utf-32-le') !! UnicodeDecodeError 'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000)
#> b'abc'.decode('utf-32') !! UnicodeDecodeError 'utf-32-le' codec can't decode bytes in position 0-2: truncated data
#> b'\x80'.decode('ascii', 'replace'), b'a\x80\xff'.decode('ascii', 'backslashreplace'), b'\xe9'.decode('latin-1') -> ('�', 'a\\x80\\xff', 'é')
#> str(b'abc', 'ascii') -> 'abc'
#> str(b'\xff', 'ascii', 'replace') -> '�'
#> str(b'x') -> "b'x'"
#> str(bytearray(b'x'), 'utf-8') -> 'x'
#> str(memoryview(b'x'), 'ascii') -> 'x'
#> str(errors='x') -> ''
#> str(b'a', errors='strict') -> 'a'
#> str('x', 'ascii') !! TypeError decoding str is not supported
#> str(5, 'ascii') !! TypeError decoding to str: need a bytes-like object, int found
#> bytes('é', 'latin-1'), bytearray('é', 'utf-8'), bytes('é', 'ascii', 'ignore') -> (b'\xe9', bytearray(b'\xc3\xa9'), b'')
#> bytes('é') !! TypeError string argument without an encoding
#> bytes(5, 'ascii') !! TypeError encoding without a string argument
#> ''.encode('utf-16'), b''.decode('utf-16'), b''.decode('nope') if 0 else '', b''.decode(errors='whatever') -> (b'\xff\xfe', '', '', '')
#> 'a'.encode(encoding='ascii', errors='strict'), b'a'.decode(encoding='ascii') -> (b'a', 'a')
