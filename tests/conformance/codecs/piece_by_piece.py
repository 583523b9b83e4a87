# Incremental codecs: BufferedIncrementalEncoder and -Decoder, states, byte order marks; tables.
# option: --policy standard
import codecs


def t(f):
    try:
        print(ascii(f()))
    except Exception as error:
        print(type(error).__name__, ascii(str(error)))


for encoding in ('utf-16', 'utf-32', 'utf-8-sig', 'utf-8', 'latin-1', 'ascii', 'cp1252', 'utf-7', 'utf-16-le',
                 'utf-32-be'):
    print(encoding)
    Decoder, Encoder = codecs.getincrementaldecoder(encoding), codecs.getincrementalencoder(encoding)
    print(issubclass(Decoder, codecs.BufferedIncrementalDecoder), issubclass(Decoder, codecs.IncrementalDecoder),
          issubclass(Encoder, codecs.IncrementalEncoder), Decoder.__name__)
    t(lambda: Decoder().decode(b'a\0\0\0b\0\0\0'))
    for text in ('a\xe9', 'z'):
        try:
            data = text.encode(encoding)
        except UnicodeEncodeError:
            continue
        decoder = Decoder()
        t(lambda: [decoder.getstate()]
          + [(decoder.decode(data[i:i + 1]), decoder.getstate()) for i in range(len(data))]
          + [decoder.decode(b'', True), decoder.getstate()])
        other = Decoder()
        t(lambda: (other.decode(data[:3]), other.setstate((b'', 0)), other.getstate(), other.decode(data[-4:], True)))
        t(lambda: (other.reset(), other.getstate(), other.decode(data, True)))
    encoder = Encoder()
    t(lambda: (encoder.getstate(), encoder.encode(''), encoder.getstate(), encoder.encode('a'), encoder.encode('b'),
               encoder.setstate(0), encoder.encode('c'), encoder.reset(), encoder.encode('d', True),
               encoder.setstate(2), encoder.encode('e')))
    t(lambda: Decoder().decode(b'\xff\xfe\xff', True))
    t(lambda: Decoder('replace').decode(b'\xff\xff\xff\xff\xff', True))
    t(lambda: Decoder().decode(b'\xef', True))
    t(lambda: Decoder().decode('a'))

decoder = codecs.getincrementaldecoder('utf-7')()
data = 'a\xe9\xe9-b+c\u20ac'.encode('utf-7')
t(lambda: (data, [decoder.decode(data[i:i + 1]) for i in range(len(data))], decoder.decode(b'', True)))


class Pairs(codecs.BufferedIncrementalEncoder):
    def _buffer_encode(self, input, errors, final):
        size = len(input) if final else len(input) // 2 * 2
        return input[:size].upper().encode(), size


pairs = Pairs()
t(lambda: (pairs.encode('abc'), pairs.buffer, pairs.getstate(), pairs.encode('d'), pairs.getstate(),
           pairs.encode('e'), pairs.encode('', True), pairs.setstate('zz'), pairs.encode(''), pairs.setstate(0),
           pairs.reset(), pairs.getstate(), pairs.errors))


class Couples(codecs.BufferedIncrementalDecoder):
    def _buffer_decode(self, input, errors, final):
        size = len(input) if final else len(input) // 2 * 2
        return input[:size].decode('ascii', errors).lower(), size


couples = Couples('replace')
t(lambda: (couples.decode(b'ABC'), couples.buffer, couples.getstate(), couples.decode(bytearray(b'D\xffE')),
           couples.decode(b'', final=True), couples.setstate((b'XY', 0)), couples.decode(b''), couples.reset(),
           couples.getstate()))
t(lambda: couples.decode('text'))
t(lambda: codecs.BufferedIncrementalEncoder().encode('a'))
t(lambda: codecs.BufferedIncrementalDecoder().decode(b'a'))

t(lambda: codecs.make_identity_dict(range(3)))
t(lambda: codecs.make_encoding_map({1: 2, 3: 2, 4: 5, 6: None}))
t(lambda: codecs.encode('Hello', 'rot13'))
t(lambda: codecs.lookup('rot-13').incrementalencoder().encode('abc'))
t(lambda: [codecs.lookup(name).name for name in ('hex', 'hex_codec', 'base64', 'base64-codec', 'rot13', 'ROT_13',
    'UTF8', 'latin1')])
t(lambda: codecs.lookup('hex').decode(b'6162'))
t(lambda: codecs.getincrementaldecoder('hex')().decode(b'6162'))

#> utf-16
#> True True True IncrementalDecoder
#> UnicodeDecodeError "'utf-16' codec can't decode bytes in position 0-1: Stream does not start with BOM"
#> [(b'', 2), ('', (b'\xff', 2)), ('', (b'', 0)), ('', (b'a', 0)), ('a', (b'', 0)), ('', (b'\xe9', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), 'a\xe9')
#> (None, (b'', 2), 'a\xe9')
#> [(b'', 2), ('', (b'\xff', 2)), ('', (b'', 0)), ('', (b'z', 0)), ('z', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), '\ufeffz')
#> (None, (b'', 2), 'z')
#> (2, b'\xff\xfe', 0, b'a\x00', b'b\x00', None, b'c\x00', None, b'\xff\xfed\x00', None, b'\xff\xfee\x00')
#> UnicodeDecodeError "'utf-16-le' codec can't decode byte 0xff in position 2: truncated data"
#> UnicodeDecodeError "'utf-16' codec can't decode bytes in position 0-1: Stream does not start with BOM"
#> UnicodeDecodeError "'utf-16-le' codec can't decode byte 0xef in position 0: truncated data"
#> TypeError "can't concat str to bytes"
#> utf-32
#> True True True IncrementalDecoder
#> UnicodeDecodeError "'utf-32' codec can't decode bytes in position 0-3: Stream does not start with BOM"
#> [(b'', 2), ('', (b'\xff', 2)), ('', (b'\xff\xfe', 2)), ('', (b'\xff\xfe\x00', 2)), ('', (b'', 0)), ('', (b'a', 0)), ('', (b'a\x00', 0)), ('', (b'a\x00\x00', 0)), ('a', (b'', 0)), ('', (b'\xe9', 0)), ('', (b'\xe9\x00', 0)), ('', (b'\xe9\x00\x00', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), '\xe9')
#> (None, (b'', 2), 'a\xe9')
#> [(b'', 2), ('', (b'\xff', 2)), ('', (b'\xff\xfe', 2)), ('', (b'\xff\xfe\x00', 2)), ('', (b'', 0)), ('', (b'z', 0)), ('', (b'z\x00', 0)), ('', (b'z\x00\x00', 0)), ('z', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), 'z')
#> (None, (b'', 2), 'z')
#> (2, b'\xff\xfe\x00\x00', 0, b'a\x00\x00\x00', b'b\x00\x00\x00', None, b'c\x00\x00\x00', None, b'\xff\xfe\x00\x00d\x00\x00\x00', None, b'\xff\xfe\x00\x00e\x00\x00\x00')
#> UnicodeDecodeError "'utf-32-le' codec can't decode bytes in position 0-2: truncated data"
#> UnicodeDecodeError "'utf-32' codec can't decode bytes in position 0-3: Stream does not start with BOM"
#> UnicodeDecodeError "'utf-32-le' codec can't decode byte 0xef in position 0: truncated data"
#> TypeError "can't concat str to bytes"
#> utf-8-sig
#> True True True IncrementalDecoder
#> 'a\x00\x00\x00b\x00\x00\x00'
#> [(b'', 1), ('', (b'\xef', 1)), ('', (b'\xef\xbb', 1)), ('', (b'', 0)), ('a', (b'', 0)), ('', (b'\xc3', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xbf in position 0: invalid start byte"
#> (None, (b'', 1), 'a\xe9')
#> [(b'', 1), ('', (b'\xef', 1)), ('', (b'\xef\xbb', 1)), ('', (b'', 0)), ('z', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), '\ufeffz')
#> (None, (b'', 1), 'z')
#> (1, b'\xef\xbb\xbf', 0, b'a', b'b', None, b'c', None, b'\xef\xbb\xbfd', None, b'\xef\xbb\xbfe')
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"
#> '\ufffd\ufffd\ufffd\ufffd\ufffd'
#> ''
#> TypeError "can't concat str to bytes"
#> utf-8
#> True True True IncrementalDecoder
#> 'a\x00\x00\x00b\x00\x00\x00'
#> [(b'', 0), ('a', (b'', 0)), ('', (b'\xc3', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('a\xe9', None, (b'', 0), 'a\xe9')
#> (None, (b'', 0), 'a\xe9')
#> [(b'', 0), ('z', (b'', 0)), '', (b'', 0)]
#> ('z', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'a', b'b', None, b'c', None, b'd', None, b'e')
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"
#> '\ufffd\ufffd\ufffd\ufffd\ufffd'
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xef in position 0: unexpected end of data"
#> TypeError "can't concat str to bytes"
#> latin-1
#> False True True IncrementalDecoder
#> 'a\x00\x00\x00b\x00\x00\x00'
#> [(b'', 0), ('a', (b'', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('a\xe9', None, (b'', 0), 'a\xe9')
#> (None, (b'', 0), 'a\xe9')
#> [(b'', 0), ('z', (b'', 0)), '', (b'', 0)]
#> ('z', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'a', b'b', None, b'c', None, b'd', None, b'e')
#> '\xff\xfe\xff'
#> '\xff\xff\xff\xff\xff'
#> '\xef'
#> TypeError "a bytes-like object is required, not 'str'"
#> ascii
#> False True True IncrementalDecoder
#> 'a\x00\x00\x00b\x00\x00\x00'
#> [(b'', 0), ('z', (b'', 0)), '', (b'', 0)]
#> ('z', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'a', b'b', None, b'c', None, b'd', None, b'e')
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128)"
#> '\ufffd\ufffd\ufffd\ufffd\ufffd'
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xef in position 0: ordinal not in range(128)"
#> TypeError "a bytes-like object is required, not 'str'"
#> cp1252
#> False True True IncrementalDecoder
#> 'a\x00\x00\x00b\x00\x00\x00'
#> [(b'', 0), ('a', (b'', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('a\xe9', None, (b'', 0), 'a\xe9')
#> (None, (b'', 0), 'a\xe9')
#> [(b'', 0), ('z', (b'', 0)), '', (b'', 0)]
#> ('z', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'a', b'b', None, b'c', None, b'd', None, b'e')
#> '\xff\xfe\xff'
#> '\xff\xff\xff\xff\xff'
#> '\xef'
#> TypeError "a bytes-like object is required, not 'str'"
#> utf-7
#> True True True IncrementalDecoder
#> 'a\x00\x00\x00b\x00\x00\x00'
#> [(b'', 0), ('a', (b'', 0)), ('', (b'+', 0)), ('', (b'+A', 0)), ('', (b'+AO', 0)), ('', (b'+AOk', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('a', None, (b'', 0), 'AOk-')
#> (None, (b'', 0), 'a\xe9')
#> [(b'', 0), ('z', (b'', 0)), '', (b'', 0)]
#> ('z', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'a', b'b', None, b'c', None, b'd', None, b'e')
#> UnicodeDecodeError "'utf7' codec can't decode byte 0xff in position 0: unexpected special character"
#> '\ufffd\ufffd\ufffd\ufffd\ufffd'
#> UnicodeDecodeError "'utf7' codec can't decode byte 0xef in position 0: unexpected special character"
#> TypeError "can't concat str to bytes"
#> utf-16-le
#> True True True IncrementalDecoder
#> 'a\x00b\x00'
#> [(b'', 0), ('', (b'a', 0)), ('a', (b'', 0)), ('', (b'\xe9', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('a', None, (b'', 0), 'a\xe9')
#> (None, (b'', 0), 'a\xe9')
#> [(b'', 0), ('', (b'z', 0)), ('z', (b'', 0)), '', (b'', 0)]
#> ('z', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'a\x00', b'b\x00', None, b'c\x00', None, b'd\x00', None, b'e\x00')
#> UnicodeDecodeError "'utf-16-le' codec can't decode byte 0xff in position 2: truncated data"
#> '\uffff\uffff\ufffd'
#> UnicodeDecodeError "'utf-16-le' codec can't decode byte 0xef in position 0: truncated data"
#> TypeError "can't concat str to bytes"
#> utf-32-be
#> True True True IncrementalDecoder
#> UnicodeDecodeError "'utf-32-be' codec can't decode bytes in position 0-3: code point not in range(0x110000)"
#> [(b'', 0), ('', (b'\x00', 0)), ('', (b'\x00\x00', 0)), ('', (b'\x00\x00\x00', 0)), ('a', (b'', 0)), ('', (b'\x00', 0)), ('', (b'\x00\x00', 0)), ('', (b'\x00\x00\x00', 0)), ('\xe9', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), '\xe9')
#> (None, (b'', 0), 'a\xe9')
#> [(b'', 0), ('', (b'\x00', 0)), ('', (b'\x00\x00', 0)), ('', (b'\x00\x00\x00', 0)), ('z', (b'', 0)), '', (b'', 0)]
#> ('', None, (b'', 0), 'z')
#> (None, (b'', 0), 'z')
#> (0, b'', 0, b'\x00\x00\x00a', b'\x00\x00\x00b', None, b'\x00\x00\x00c', None, b'\x00\x00\x00d', None, b'\x00\x00\x00e')
#> UnicodeDecodeError "'utf-32-be' codec can't decode bytes in position 0-2: truncated data"
#> '\ufffd\ufffd'
#> UnicodeDecodeError "'utf-32-be' codec can't decode byte 0xef in position 0: truncated data"
#> TypeError "can't concat str to bytes"
#> (b'a+AOkA6Q--b+-c+IKw-', ['a', '', '', '', '', '', '', '', '\xe9\xe9', '-', 'b', '', '+', 'c', '', '', '', '', '\u20ac'], '')
#> (b'AB', 'c', 'c', b'CD', 0, b'', b'E', None, b'ZZ', None, None, 0, 'strict')
#> ('ab', b'C', (b'C', 0), 'cd\ufffde', '', None, 'xy', None, (b'', 0))
#> TypeError "can't concat str to bytes"
#> NotImplementedError ''
#> NotImplementedError ''
#> {0: 0, 1: 1, 2: 2}
#> {2: None, 5: 4, None: 6}
#> 'Uryyb'
#> 'nop'
#> ['hex', 'hex', 'base64', 'base64', 'rot-13', 'rot-13', 'utf-8', 'iso8859-1']
#> (b'ab', 4)
#> b'ab'
