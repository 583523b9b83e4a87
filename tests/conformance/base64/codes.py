# option: --policy standard
# binascii and base64: every code in both directions, with its errors.
import binascii, base64
def t(l,f):
    try: print(l, repr(f()))
    except Exception as e: print(l, type(e), ascii(str(e)))
for a in ("YQ==","YQ","YWI=","YWJj","YWJjZA","Y","YWJjZ","====","=","YQ===","Y Q = =","YQ==YQ==","a=b=","","!!!!",
          "YW=Jj","YQ=","YQ=a","Y===","YWJj=","YWJj====", "YQ==\n"):
    t(a, lambda: binascii.a2b_base64(a)); t("strict "+a, lambda: binascii.a2b_base64(a,strict_mode=True))
for a in (5,"é",None,b"a",[],memoryview(b"YQ==")):
    t(("x",a) if not isinstance(a,memoryview) else "mv", lambda: binascii.a2b_base64(a))
    t("u", lambda: binascii.unhexlify(a))
t("b2a",lambda:(binascii.b2a_base64(b"abc"),binascii.b2a_base64(b"abcd",newline=False),binascii.b2a_base64(b"")))
t("b2a s",lambda:binascii.b2a_base64("abc"))
t("hex",lambda:(binascii.hexlify(b"abc"),binascii.b2a_hex(b"abcdef","-",2),binascii.hexlify(b"abcdef",b":",-4),
                binascii.hexlify(bytearray(b"x"))))
t("hex bad",lambda:binascii.hexlify("a")); t("hexs",lambda:binascii.hexlify(b"ab","--"))
for a in ("61","6","zz","6 1","",b"6162"): t(("un",a),lambda:binascii.unhexlify(a))
t("crc",lambda:(binascii.crc32(b"hello"),binascii.crc32(b"lo",binascii.crc32(b"hel")),binascii.crc32(b""),
                binascii.crc32(b"a",-1),binascii.crc32(b"a",2**40+5),binascii.crc_hqx(b"hello",0),
                binascii.crc_hqx(b"hello",2**20+3)))
t("crc s",lambda:binascii.crc32("a"))
t("crc n",lambda:binascii.crc32(b"a","x"))
t("crc f",lambda:binascii.crc32(b"a",1.5))
t("hq",lambda:binascii.crc_hqx(b"a"))
t("uu",lambda:(binascii.b2a_uu(b"hello"),binascii.a2b_uu(b"%:&5L;&\\ \n"),binascii.b2a_uu(b"",backtick=True)))
t("uu",lambda:binascii.b2a_uu(b"x"*46))
t("uu",lambda:binascii.a2b_uu(b"%~"))
t("uu", lambda: binascii.a2b_uu(b""))
t("uu", lambda: binascii.a2b_uu(b"!AAAAAAAA"))
t("qp",lambda:(binascii.b2a_qp(b"h\xc3\xa9 = \n x\t"),binascii.a2b_qp(b"h=C3=A9 =3D=\nabc_"),
               binascii.a2b_qp(b"a_b",header=True),binascii.b2a_qp(b"a b",header=True,quotetabs=True)))
t("err",lambda:(binascii.Error.__mro__,binascii.Incomplete.__mro__,[n for n in dir(binascii) if n[0]!='_']))
for n in ("b64encode","b64decode","b32encode","b32decode","b16encode","b16decode","a85encode","a85decode","b85encode",
          "b85decode","z85encode","z85decode","urlsafe_b64decode","encodebytes","decodebytes","standard_b64encode",
          "b32hexencode","b32hexdecode"):
    f=getattr(base64,n)
    for a in (b"",b"hello",b"\xff\xfe\xfd!",b"GEZDGNBV",b"NB2HI4A=",b"6869",b"68zz","hello","é",5,b"nbswy3dp",
              b"BOu!r",b"a",b"ab",b"abc",b"    ",b"A===",b"AA======",b"zzzzz", b"~~~~~~"):
        t((n,a),lambda:f(a))
t("a",lambda:(base64.b64encode(b"\xfb\xff",b"-_"),base64.b64decode(b"-_8=",b"-_"),
              base64.urlsafe_b64encode(b"\xfb\xff"),base64.urlsafe_b64decode("-_8=")))
t("a",lambda:base64.b64encode(b"a",b"x"))
t("a",lambda:base64.b64decode("YQ==!",validate=True))
t("a",lambda:base64.b64decode("YQ=="+"!"))
t("b32",lambda:(base64.b32decode(b"mfrgg===",True),base64.b32decode(b"M1RGG0==",map01=b"L"),
                base64.b16decode(b"ab",True)))
t("b16",lambda:base64.b16decode(b"ab")); t("b32",lambda:base64.b32decode(b"mfrgg==="))
t("a85",lambda:(base64.a85encode(b"hello world"*3,foldspaces=True,wrapcol=10,pad=True,adobe=True),
                base64.a85decode(b"<~87cURD]i,\"Ebo7~>",adobe=True),base64.a85encode(bytes(8)),
                base64.a85encode(b"    ",foldspaces=True),base64.a85decode(b"y",foldspaces=True)))
t("a85",lambda:base64.a85decode(b"<~x",adobe=True))
t("a85",lambda:base64.a85decode(b"y"))
t("a85",lambda:base64.a85decode(b"az"))
t("a85",lambda:base64.a85decode(b"uuuuu"))
t("b85",lambda:base64.b85encode(b"abc",pad=True))
t("eb",lambda:base64.encodebytes(b"x"*100)); t("all",lambda:base64.__all__)

#> YQ== b'a'
#> strict YQ== b'a'
#> YQ <class 'binascii.Error'> 'Incorrect padding'
#> strict YQ <class 'binascii.Error'> 'Incorrect padding'
#> YWI= b'ab'
#> strict YWI= b'ab'
#> YWJj b'abc'
#> strict YWJj b'abc'
#> YWJjZA <class 'binascii.Error'> 'Incorrect padding'
#> strict YWJjZA <class 'binascii.Error'> 'Incorrect padding'
#> Y <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> strict Y <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> YWJjZ <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> strict YWJjZ <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ==== b''
#> strict ==== <class 'binascii.Error'> 'Leading padding not allowed'
#> = b''
#> strict = <class 'binascii.Error'> 'Leading padding not allowed'
#> YQ=== b'a'
#> strict YQ=== <class 'binascii.Error'> 'Excess data after padding'
#> Y Q = = b'a'
#> strict Y Q = = <class 'binascii.Error'> 'Only base64 data is allowed'
#> YQ==YQ== b'a'
#> strict YQ==YQ== <class 'binascii.Error'> 'Excess data after padding'
#> a=b= <class 'binascii.Error'> 'Incorrect padding'
#> strict a=b= <class 'binascii.Error'> 'Discontinuous padding not allowed'
#>  b''
#> strict  b''
#> !!!! b''
#> strict !!!! <class 'binascii.Error'> 'Only base64 data is allowed'
#> YW=Jj b'abc'
#> strict YW=Jj <class 'binascii.Error'> 'Discontinuous padding not allowed'
#> YQ= <class 'binascii.Error'> 'Incorrect padding'
#> strict YQ= <class 'binascii.Error'> 'Incorrect padding'
#> YQ=a <class 'binascii.Error'> 'Incorrect padding'
#> strict YQ=a <class 'binascii.Error'> 'Discontinuous padding not allowed'
#> Y=== <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> strict Y=== <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> YWJj= b'abc'
#> strict YWJj= <class 'binascii.Error'> 'Excess padding not allowed'
#> YWJj==== b'abc'
#> strict YWJj==== <class 'binascii.Error'> 'Excess padding not allowed'
#> YQ==
#>  b'a'
#> strict YQ==
#>  <class 'binascii.Error'> 'Excess data after padding'
#> ('x', 5) <class 'TypeError'> "argument should be bytes, buffer or ASCII string, not 'int'"
#> u <class 'TypeError'> "argument should be bytes, buffer or ASCII string, not 'int'"
#> ('x', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> u <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('x', None) <class 'TypeError'> "argument should be bytes, buffer or ASCII string, not 'NoneType'"
#> u <class 'TypeError'> "argument should be bytes, buffer or ASCII string, not 'NoneType'"
#> ('x', b'a') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> u <class 'binascii.Error'> 'Odd-length string'
#> ('x', []) <class 'TypeError'> "argument should be bytes, buffer or ASCII string, not 'list'"
#> u <class 'TypeError'> "argument should be bytes, buffer or ASCII string, not 'list'"
#> mv b'a'
#> u <class 'binascii.Error'> 'Non-hexadecimal digit found'
#> b2a (b'YWJj\n', b'YWJjZA==', b'\n')
#> b2a s <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> hex (b'616263', b'6162-6364-6566', b'61626364:6566', b'78')
#> hex bad <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> hexs <class 'ValueError'> 'sep must be length 1.'
#> ('un', '61') b'a'
#> ('un', '6') <class 'binascii.Error'> 'Odd-length string'
#> ('un', 'zz') <class 'binascii.Error'> 'Non-hexadecimal digit found'
#> ('un', '6 1') <class 'binascii.Error'> 'Odd-length string'
#> ('un', '') b''
#> ('un', b'6162') b'ab'
#> crc (907060870, 907060870, 0, 3310005809, 2564639436, 50018, 22718)
#> crc s <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> crc n <class 'TypeError'> "'str' object cannot be interpreted as an integer"
#> crc f <class 'TypeError'> "'float' object cannot be interpreted as an integer"
#> hq <class 'TypeError'> 'crc_hqx expected 2 arguments, got 1'
#> uu (b'%:&5L;&\\ \n', b'hello', b'`\n')
#> uu <class 'binascii.Error'> 'At most 45 bytes at once'
#> uu <class 'binascii.Error'> 'Illegal char'
#> uu b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> uu <class 'binascii.Error'> 'Trailing garbage'
#> qp (b'h=C3=A9 =3D=20\n x=09', b'h\xc3\xa9 =abc_', b'a b', b'a=20b')
#> err ((<class 'binascii.Error'>, <class 'ValueError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), (<class 'binascii.Incomplete'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), ['Error', 'Incomplete', 'a2b_base64', 'a2b_hex', 'a2b_qp', 'a2b_uu', 'b2a_base64', 'b2a_hex', 'b2a_qp', 'b2a_uu', 'crc32', 'crc_hqx', 'hexlify', 'unhexlify'])
#> ('b64encode', b'') b''
#> ('b64encode', b'hello') b'aGVsbG8='
#> ('b64encode', b'\xff\xfe\xfd!') b'//79IQ=='
#> ('b64encode', b'GEZDGNBV') b'R0VaREdOQlY='
#> ('b64encode', b'NB2HI4A=') b'TkIySEk0QT0='
#> ('b64encode', b'6869') b'Njg2OQ=='
#> ('b64encode', b'68zz') b'Njh6eg=='
#> ('b64encode', 'hello') <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> ('b64encode', 'é') <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> ('b64encode', 5) <class 'TypeError'> "a bytes-like object is required, not 'int'"
#> ('b64encode', b'nbswy3dp') b'bmJzd3kzZHA='
#> ('b64encode', b'BOu!r') b'Qk91IXI='
#> ('b64encode', b'a') b'YQ=='
#> ('b64encode', b'ab') b'YWI='
#> ('b64encode', b'abc') b'YWJj'
#> ('b64encode', b'    ') b'ICAgIA=='
#> ('b64encode', b'A===') b'QT09PQ=='
#> ('b64encode', b'AA======') b'QUE9PT09PT0='
#> ('b64encode', b'zzzzz') b'enp6eno='
#> ('b64encode', b'~~~~~~') b'fn5+fn5+'
#> ('b64decode', b'') b''
#> ('b64decode', b'hello') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('b64decode', b'\xff\xfe\xfd!') b''
#> ('b64decode', b'GEZDGNBV') b'\x18FC\x18\xd0U'
#> ('b64decode', b'NB2HI4A=') b'4\x1d\x87#\x80'
#> ('b64decode', b'6869') b'\xeb\xce\xbd'
#> ('b64decode', b'68zz') b'\xeb\xcc\xf3'
#> ('b64decode', 'hello') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('b64decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('b64decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('b64decode', b'nbswy3dp') b'\x9d\xbb0\xcbwi'
#> ('b64decode', b'BOu!r') b'\x04\xeb\xab'
#> ('b64decode', b'a') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> ('b64decode', b'ab') <class 'binascii.Error'> 'Incorrect padding'
#> ('b64decode', b'abc') <class 'binascii.Error'> 'Incorrect padding'
#> ('b64decode', b'    ') b''
#> ('b64decode', b'A===') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> ('b64decode', b'AA======') b'\x00'
#> ('b64decode', b'zzzzz') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('b64decode', b'~~~~~~') b''
#> ('b32encode', b'') b''
#> ('b32encode', b'hello') b'NBSWY3DP'
#> ('b32encode', b'\xff\xfe\xfd!') b'777P2II='
#> ('b32encode', b'GEZDGNBV') b'I5CVURCHJZBFM==='
#> ('b32encode', b'NB2HI4A=') b'JZBDESCJGRAT2==='
#> ('b32encode', b'6869') b'GY4DMOI='
#> ('b32encode', b'68zz') b'GY4HU6Q='
#> ('b32encode', 'hello') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('b32encode', 'é') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('b32encode', 5) <class 'TypeError'> "memoryview: a bytes-like object is required, not 'int'"
#> ('b32encode', b'nbswy3dp') b'NZRHG53ZGNSHA==='
#> ('b32encode', b'BOu!r') b'IJHXKILS'
#> ('b32encode', b'a') b'ME======'
#> ('b32encode', b'ab') b'MFRA===='
#> ('b32encode', b'abc') b'MFRGG==='
#> ('b32encode', b'    ') b'EAQCAIA='
#> ('b32encode', b'A===') b'IE6T2PI='
#> ('b32encode', b'AA======') b'IFAT2PJ5HU6T2==='
#> ('b32encode', b'zzzzz') b'PJ5HU6T2'
#> ('b32encode', b'~~~~~~') b'PZ7H47T6PY======'
#> ('b32decode', b'') b''
#> ('b32decode', b'hello') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'\xff\xfe\xfd!') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'GEZDGNBV') b'12345'
#> ('b32decode', b'NB2HI4A=') b'http'
#> ('b32decode', b'6869') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'68zz') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', 'hello') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('b32decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('b32decode', b'nbswy3dp') <class 'binascii.Error'> 'Non-base32 digit found'
#> ('b32decode', b'BOu!r') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'a') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'ab') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'abc') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'    ') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'A===') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'AA======') b'\x00'
#> ('b32decode', b'zzzzz') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32decode', b'~~~~~~') <class 'binascii.Error'> 'Incorrect padding'
#> ('b16encode', b'') b''
#> ('b16encode', b'hello') b'68656C6C6F'
#> ('b16encode', b'\xff\xfe\xfd!') b'FFFEFD21'
#> ('b16encode', b'GEZDGNBV') b'47455A44474E4256'
#> ('b16encode', b'NB2HI4A=') b'4E4232484934413D'
#> ('b16encode', b'6869') b'36383639'
#> ('b16encode', b'68zz') b'36387A7A'
#> ('b16encode', 'hello') <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> ('b16encode', 'é') <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> ('b16encode', 5) <class 'TypeError'> "a bytes-like object is required, not 'int'"
#> ('b16encode', b'nbswy3dp') b'6E62737779336470'
#> ('b16encode', b'BOu!r') b'424F752172'
#> ('b16encode', b'a') b'61'
#> ('b16encode', b'ab') b'6162'
#> ('b16encode', b'abc') b'616263'
#> ('b16encode', b'    ') b'20202020'
#> ('b16encode', b'A===') b'413D3D3D'
#> ('b16encode', b'AA======') b'41413D3D3D3D3D3D'
#> ('b16encode', b'zzzzz') b'7A7A7A7A7A'
#> ('b16encode', b'~~~~~~') b'7E7E7E7E7E7E'
#> ('b16decode', b'') b''
#> ('b16decode', b'hello') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'\xff\xfe\xfd!') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'GEZDGNBV') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'NB2HI4A=') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'6869') b'hi'
#> ('b16decode', b'68zz') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', 'hello') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('b16decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('b16decode', b'nbswy3dp') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'BOu!r') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'a') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'ab') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'abc') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'    ') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'A===') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'AA======') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'zzzzz') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('b16decode', b'~~~~~~') <class 'binascii.Error'> 'Non-base16 digit found'
#> ('a85encode', b'') b''
#> ('a85encode', b'hello') b'BOu!rDZ'
#> ('a85encode', b'\xff\xfe\xfd!') b's8Ms?'
#> ('a85encode', b'GEZDGNBV') b'7n$TL7nuBO'
#> ('a85encode', b'NB2HI4A=') b':-p^,8Mi^r'
#> ('a85encode', b'6869') b'2E3TT'
#> ('a85encode', b'68zz') b'2E6#/'
#> ('a85encode', 'hello') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('a85encode', 'é') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('a85encode', 5) <class 'TypeError'> "memoryview: a bytes-like object is required, not 'int'"
#> ('a85encode', b'nbswy3dp') b'DIR[2Gr&uM'
#> ('a85encode', b'BOu!r') b'6;M_IEW'
#> ('a85encode', b'a') b'@/'
#> ('a85encode', b'ab') b'@:B'
#> ('a85encode', b'abc') b'@:E^'
#> ('a85encode', b'    ') b'+<VdL'
#> ('a85encode', b'A===') b'5s7@o'
#> ('a85encode', b'AA======') b'5s[Xs4Ztqk'
#> ('a85encode', b'zzzzz') b'H?sm`H2'
#> ('a85encode', b'~~~~~~') b'IXZ`pIXV'
#> ('a85decode', b'') b''
#> ('a85decode', b'hello') b'\xdfna\xf3'
#> ('a85decode', b'\xff\xfe\xfd!') <class 'ValueError'> 'Non-Ascii85 digit found: \xff'
#> ('a85decode', b'GEZDGNBV') b'w\x93`\x10\x8d>'
#> ('a85decode', b'NB2HI4A=') b'\x8d:|\x8e<L'
#> ('a85decode', b'6869') b'B0\xc2'
#> ('a85decode', b'68zz') <class 'ValueError'> 'z inside Ascii85 5-tuple'
#> ('a85decode', 'hello') b'\xdfna\xf3'
#> ('a85decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('a85decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('a85decode', b'nbswy3dp') <class 'ValueError'> 'Non-Ascii85 digit found: w'
#> ('a85decode', b'BOu!r') b'hell'
#> ('a85decode', b'a') b''
#> ('a85decode', b'ab') b'\xc9'
#> ('a85decode', b'abc') b'\xc9\x89'
#> ('a85decode', b'    ') b''
#> ('a85decode', b'A===') b'd\x9a\x17'
#> ('a85decode', b'AA======') b'd\xbf\x93dX('
#> ('a85decode', b'zzzzz') b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> ('a85decode', b'~~~~~~') <class 'ValueError'> 'Non-Ascii85 digit found: ~'
#> ('b85encode', b'') b''
#> ('b85encode', b'hello') b'Xk~0{Zv'
#> ('b85encode', b'\xff\xfe\xfd!') b'|Ni|U'
#> ('b85encode', b'GEZDGNBV') b'M@3phM@~Xk'
#> ('b85encode', b'NB2HI4A=') b'PC_zBNi;z{'
#> ('b85encode', b'6869') b'HaIpp'
#> ('b85encode', b'68zz') b'HaL2E'
#> ('b85encode', 'hello') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('b85encode', 'é') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('b85encode', 5) <class 'TypeError'> "memoryview: a bytes-like object is required, not 'int'"
#> ('b85encode', b'nbswy3dp') b'ZenwHc{5~i'
#> ('b85encode', b'BOu!r') b'LQi!eas'
#> ('b85encode', b'a') b'VE'
#> ('b85encode', b'ab') b'VPX'
#> ('b85encode', b'abc') b'VPaz'
#> ('b85encode', b'    ') b'ARr(h'
#> ('b85encode', b'A===') b'K|MV^'
#> ('b85encode', b'AA======') b'K|wt|Jv}`='
#> ('b85encode', b'zzzzz') b'dU|?#dH'
#> ('b85encode', b'~~~~~~') b'etv#_etr'
#> ('b85decode', b'') b''
#> ('b85decode', b'hello') b'\x87F]\x07'
#> ('b85decode', b'\xff\xfe\xfd!') <class 'ValueError'> 'bad base85 character at position 0'
#> ('b85decode', b'GEZDGNBV') b'2O\\2G\xfa'
#> ('b85decode', b'NB2HI4A=') b'G\xf7>?\x0c\xd8'
#> ('b85decode', b'6869') b'\x12\xf6\xc0'
#> ('b85decode', b'68zz') b'\x12\xfc\xe1'
#> ('b85decode', 'hello') b'\x87F]\x07'
#> ('b85decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('b85decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('b85decode', b'nbswy3dp') b'\x99\xd6%\xa6\n\xc8'
#> ('b85decode', b'BOu!r') b'# \xdb\x16'
#> ('b85decode', b'a') b''
#> ('b85decode', b'ab') b'q'
#> ('b85decode', b'abc') b'qa'
#> ('b85decode', b'    ') <class 'ValueError'> 'bad base85 character at position 0'
#> ('b85decode', b'A===') b'!\xda\xe0'
#> ('b85decode', b'AA======') b'\x1f\x83%\x82\xe8\xfc'
#> ('b85decode', b'zzzzz') b'\xc0\x0e\n\xb9'
#> ('b85decode', b'~~~~~~') <class 'ValueError'> 'base85 overflow in hunk starting at byte 0'
#> ('z85encode', b'') b''
#> ('z85encode', b'hello') b'xK#0@zV'
#> ('z85encode', b'\xff\xfe\xfd!') b'%nI%u'
#> ('z85encode', b'GEZDGNBV') b'm[3PHm[#xK'
#> ('z85encode', b'NB2HI4A=') b'pc{ZbnI&Z@'
#> ('z85encode', b'6869') b'hAiPP'
#> ('z85encode', b'68zz') b'hAl2e'
#> ('z85encode', 'hello') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('z85encode', 'é') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('z85encode', 5) <class 'TypeError'> "memoryview: a bytes-like object is required, not 'int'"
#> ('z85encode', b'nbswy3dp') b'zENWhC@5#I'
#> ('z85encode', b'BOu!r') b'lqI.EAS'
#> ('z85encode', b'a') b've'
#> ('z85encode', b'ab') b'vpx'
#> ('z85encode', b'abc') b'vpAZ'
#> ('z85encode', b'    ') b'arR^H'
#> ('z85encode', b'A===') b'k%mv]'
#> ('z85encode', b'AA======') b'k%WT%jV$}>'
#> ('z85encode', b'zzzzz') b'Du%)-Dh'
#> ('z85encode', b'~~~~~~') b'ETV-{ETR'
#> ('z85decode', b'') b''
#> ('z85decode', b'hello') b'5jXu'
#> ('z85decode', b'\xff\xfe\xfd!') <class 'ValueError'> 'bad z85 character at position 0'
#> ('z85decode', b'GEZDGNBV') b'\x84+`\xc4\x99\xd6'
#> ('z85decode', b'NB2HI4A=') b'\x99\xd0e\x07\r\xca'
#> ('z85decode', b'6869') b'\x12\xf6\xc0'
#> ('z85decode', b'68zz') b'\x12\xf9\xfb'
#> ('z85decode', 'hello') b'5jXu'
#> ('z85decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('z85decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('z85decode', b'nbswy3dp') b'G\xfa!\x14\t\xd2'
#> ('z85decode', b'BOu!r') b't\xf7\x1d<'
#> ('z85decode', b'a') b''
#> ('z85decode', b'ab') b'\x1f'
#> ('z85decode', b'abc') b'\x1f\x85'
#> ('z85decode', b'    ') <class 'ValueError'> 'bad z85 character at position 0'
#> ('z85decode', b'A===') b'rt~'
#> ('z85decode', b'AA======') b'q[_\x16\xcf\xcc'
#> ('z85decode', b'zzzzz') b"n2\x06'"
#> ('z85decode', b'~~~~~~') <class 'ValueError'> 'bad z85 character at position 0'
#> ('urlsafe_b64decode', b'') b''
#> ('urlsafe_b64decode', b'hello') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('urlsafe_b64decode', b'\xff\xfe\xfd!') b''
#> ('urlsafe_b64decode', b'GEZDGNBV') b'\x18FC\x18\xd0U'
#> ('urlsafe_b64decode', b'NB2HI4A=') b'4\x1d\x87#\x80'
#> ('urlsafe_b64decode', b'6869') b'\xeb\xce\xbd'
#> ('urlsafe_b64decode', b'68zz') b'\xeb\xcc\xf3'
#> ('urlsafe_b64decode', 'hello') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('urlsafe_b64decode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('urlsafe_b64decode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('urlsafe_b64decode', b'nbswy3dp') b'\x9d\xbb0\xcbwi'
#> ('urlsafe_b64decode', b'BOu!r') b'\x04\xeb\xab'
#> ('urlsafe_b64decode', b'a') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> ('urlsafe_b64decode', b'ab') <class 'binascii.Error'> 'Incorrect padding'
#> ('urlsafe_b64decode', b'abc') <class 'binascii.Error'> 'Incorrect padding'
#> ('urlsafe_b64decode', b'    ') b''
#> ('urlsafe_b64decode', b'A===') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> ('urlsafe_b64decode', b'AA======') b'\x00'
#> ('urlsafe_b64decode', b'zzzzz') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('urlsafe_b64decode', b'~~~~~~') b''
#> ('encodebytes', b'') b''
#> ('encodebytes', b'hello') b'aGVsbG8=\n'
#> ('encodebytes', b'\xff\xfe\xfd!') b'//79IQ==\n'
#> ('encodebytes', b'GEZDGNBV') b'R0VaREdOQlY=\n'
#> ('encodebytes', b'NB2HI4A=') b'TkIySEk0QT0=\n'
#> ('encodebytes', b'6869') b'Njg2OQ==\n'
#> ('encodebytes', b'68zz') b'Njh6eg==\n'
#> ('encodebytes', 'hello') <class 'TypeError'> 'expected bytes-like object, not str'
#> ('encodebytes', 'é') <class 'TypeError'> 'expected bytes-like object, not str'
#> ('encodebytes', 5) <class 'TypeError'> 'expected bytes-like object, not int'
#> ('encodebytes', b'nbswy3dp') b'bmJzd3kzZHA=\n'
#> ('encodebytes', b'BOu!r') b'Qk91IXI=\n'
#> ('encodebytes', b'a') b'YQ==\n'
#> ('encodebytes', b'ab') b'YWI=\n'
#> ('encodebytes', b'abc') b'YWJj\n'
#> ('encodebytes', b'    ') b'ICAgIA==\n'
#> ('encodebytes', b'A===') b'QT09PQ==\n'
#> ('encodebytes', b'AA======') b'QUE9PT09PT0=\n'
#> ('encodebytes', b'zzzzz') b'enp6eno=\n'
#> ('encodebytes', b'~~~~~~') b'fn5+fn5+\n'
#> ('decodebytes', b'') b''
#> ('decodebytes', b'hello') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('decodebytes', b'\xff\xfe\xfd!') b''
#> ('decodebytes', b'GEZDGNBV') b'\x18FC\x18\xd0U'
#> ('decodebytes', b'NB2HI4A=') b'4\x1d\x87#\x80'
#> ('decodebytes', b'6869') b'\xeb\xce\xbd'
#> ('decodebytes', b'68zz') b'\xeb\xcc\xf3'
#> ('decodebytes', 'hello') <class 'TypeError'> 'expected bytes-like object, not str'
#> ('decodebytes', 'é') <class 'TypeError'> 'expected bytes-like object, not str'
#> ('decodebytes', 5) <class 'TypeError'> 'expected bytes-like object, not int'
#> ('decodebytes', b'nbswy3dp') b'\x9d\xbb0\xcbwi'
#> ('decodebytes', b'BOu!r') b'\x04\xeb\xab'
#> ('decodebytes', b'a') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> ('decodebytes', b'ab') <class 'binascii.Error'> 'Incorrect padding'
#> ('decodebytes', b'abc') <class 'binascii.Error'> 'Incorrect padding'
#> ('decodebytes', b'    ') b''
#> ('decodebytes', b'A===') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4'
#> ('decodebytes', b'AA======') b'\x00'
#> ('decodebytes', b'zzzzz') <class 'binascii.Error'> 'Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4'
#> ('decodebytes', b'~~~~~~') b''
#> ('standard_b64encode', b'') b''
#> ('standard_b64encode', b'hello') b'aGVsbG8='
#> ('standard_b64encode', b'\xff\xfe\xfd!') b'//79IQ=='
#> ('standard_b64encode', b'GEZDGNBV') b'R0VaREdOQlY='
#> ('standard_b64encode', b'NB2HI4A=') b'TkIySEk0QT0='
#> ('standard_b64encode', b'6869') b'Njg2OQ=='
#> ('standard_b64encode', b'68zz') b'Njh6eg=='
#> ('standard_b64encode', 'hello') <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> ('standard_b64encode', 'é') <class 'TypeError'> "a bytes-like object is required, not 'str'"
#> ('standard_b64encode', 5) <class 'TypeError'> "a bytes-like object is required, not 'int'"
#> ('standard_b64encode', b'nbswy3dp') b'bmJzd3kzZHA='
#> ('standard_b64encode', b'BOu!r') b'Qk91IXI='
#> ('standard_b64encode', b'a') b'YQ=='
#> ('standard_b64encode', b'ab') b'YWI='
#> ('standard_b64encode', b'abc') b'YWJj'
#> ('standard_b64encode', b'    ') b'ICAgIA=='
#> ('standard_b64encode', b'A===') b'QT09PQ=='
#> ('standard_b64encode', b'AA======') b'QUE9PT09PT0='
#> ('standard_b64encode', b'zzzzz') b'enp6eno='
#> ('standard_b64encode', b'~~~~~~') b'fn5+fn5+'
#> ('b32hexencode', b'') b''
#> ('b32hexencode', b'hello') b'D1IMOR3F'
#> ('b32hexencode', b'\xff\xfe\xfd!') b'VVVFQ88='
#> ('b32hexencode', b'GEZDGNBV') b'8T2LKH279P15C==='
#> ('b32hexencode', b'NB2HI4A=') b'9P134I296H0JQ==='
#> ('b32hexencode', b'6869') b'6OS3CE8='
#> ('b32hexencode', b'68zz') b'6OS7KUG='
#> ('b32hexencode', 'hello') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('b32hexencode', 'é') <class 'TypeError'> "memoryview: a bytes-like object is required, not 'str'"
#> ('b32hexencode', 5) <class 'TypeError'> "memoryview: a bytes-like object is required, not 'int'"
#> ('b32hexencode', b'nbswy3dp') b'DPH76TRP6DI70==='
#> ('b32hexencode', b'BOu!r') b'897NA8BI'
#> ('b32hexencode', b'a') b'C4======'
#> ('b32hexencode', b'ab') b'C5H0===='
#> ('b32hexencode', b'abc') b'C5H66==='
#> ('b32hexencode', b'    ') b'40G2080='
#> ('b32hexencode', b'A===') b'84UJQF8='
#> ('b32hexencode', b'AA======') b'850JQF9T7KUJQ==='
#> ('b32hexencode', b'zzzzz') b'F9T7KUJQ'
#> ('b32hexencode', b'~~~~~~') b'FPV7SVJUFO======'
#> ('b32hexdecode', b'') b''
#> ('b32hexdecode', b'hello') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'\xff\xfe\xfd!') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'GEZDGNBV') <class 'binascii.Error'> 'Non-base32 digit found'
#> ('b32hexdecode', b'NB2HI4A=') b'\xba\xc5\x19\x11'
#> ('b32hexdecode', b'6869') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'68zz') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', 'hello') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', 'é') <class 'ValueError'> 'string argument should contain only ASCII characters'
#> ('b32hexdecode', 5) <class 'TypeError'> "argument should be a bytes-like object or ASCII string, not 'int'"
#> ('b32hexdecode', b'nbswy3dp') <class 'binascii.Error'> 'Non-base32 digit found'
#> ('b32hexdecode', b'BOu!r') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'a') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'ab') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'abc') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'    ') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'A===') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'AA======') b'R'
#> ('b32hexdecode', b'zzzzz') <class 'binascii.Error'> 'Incorrect padding'
#> ('b32hexdecode', b'~~~~~~') <class 'binascii.Error'> 'Incorrect padding'
#> a (b'-_8=', b'\xfb\xff', b'-_8=', b'\xfb\xff')
#> a <class 'AssertionError'> "b'x'"
#> a <class 'binascii.Error'> 'Excess data after padding'
#> a b'a'
#> b32 <class 'binascii.Error'> 'Incorrect padding'
#> b16 <class 'binascii.Error'> 'Non-base16 digit found'
#> b32 <class 'binascii.Error'> 'Non-base32 digit found'
#> a85 (b'<~BOu!rD]j\n7BEbo9"ASc\n1$+EqaECh.\n3jCi"#4GAh\nM<A,lT0~>', b'Hello World', b'zz', b'y', b'    ')
#> a85 <class 'ValueError'> "Ascii85 encoded byte sequences must end with b'~>'"
#> a85 <class 'ValueError'> 'Non-Ascii85 digit found: y'
#> a85 <class 'ValueError'> 'z inside Ascii85 5-tuple'
#> a85 <class 'ValueError'> 'Ascii85 overflow'
#> b85 b'VPazd'
#> eb b'eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA==\n'
#> all ['encode', 'decode', 'encodebytes', 'decodebytes', 'b64encode', 'b64decode', 'b32encode', 'b32decode', 'b32hexencode', 'b32hexdecode', 'b16encode', 'b16decode', 'b85encode', 'b85decode', 'a85encode', 'a85decode', 'z85encode', 'z85decode', 'standard_b64encode', 'standard_b64decode', 'urlsafe_b64encode', 'urlsafe_b64decode']
