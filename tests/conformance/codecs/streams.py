# codecs on in-memory streams: StreamReader, StreamWriter, StreamReaderWriter, StreamRecoder, EncodedFile.
# option: --policy standard
import codecs
import copy
import io


def t(f):
    try:
        print(ascii(f()))
    except Exception as error:
        print(type(error).__name__, ascii(str(error)))


def written(encoding):
    stream = io.BytesIO()
    writer = codecs.getwriter(encoding)(stream)
    writer.write('ab')
    writer.writelines(['c', 'd'])
    writer.reset()
    writer.write('\xe9')
    writer.seek(0)
    writer.write('f')
    return stream.getvalue(), writer.errors, writer.stream is stream


TEXT = 'a\xf1b\nc\r\nd\re\x0bf\u2028g\x85\U0001f600' + 'long ' * 40 + '\nend'
for encoding in ('utf-8', 'utf-8-sig', 'utf-16', 'utf-16-be', 'utf-32', 'utf-7', 'latin-1', 'ascii', 'cp1252',
                 'rot13', 'hex', 'base64'):
    print(encoding)
    Reader, Writer = codecs.getreader(encoding), codecs.getwriter(encoding)
    print(issubclass(Reader, codecs.StreamReader), issubclass(Writer, codecs.StreamWriter),
          issubclass(Reader, codecs.Codec), Reader.__name__, Writer.__name__)
    t(lambda: written(encoding))
    t(lambda: Reader(io.BytesIO(b'a\0\0\0b\0\0\0')).read())
    try:
        data = TEXT.encode(encoding, 'replace')
    except LookupError:
        continue
    t(lambda: list(Reader(io.BytesIO(data))) == data.decode(encoding).splitlines(True))
    t(lambda: Reader(io.BytesIO(data)).readlines(None, False) == data.decode(encoding).splitlines())
    t(lambda: [Reader(io.BytesIO(data)).read(n) for n in (0, 1, 2, 5)])
    t(lambda: [Reader(io.BytesIO(data)).read(n, 3) for n in (-1, 1, 2, 5)])
    reader = Reader(io.BytesIO(data))
    t(lambda: [reader.readline() for _ in range(12)])
    t(lambda: (reader.stream.tell() == len(data), reader.bytebuffer, reader.charbuffer, reader.linebuffer))
    reader = Reader(io.BytesIO(data))
    t(lambda: (reader.readline(3), reader.readline(10, False), reader.read(4), reader.seek(0), reader.readline(),
               reader.reset(), reader.bytebuffer))
    print(Reader(io.BytesIO(data)).read() == data.decode(encoding),
          list(codecs.iterdecode([data[i:i + 1] for i in range(len(data))], encoding)) != [])

utf_8 = codecs.getreader('utf-8')
t(lambda: utf_8(io.BytesIO(b'ab\xff\ncd\n')).readline())
t(lambda: utf_8(io.BytesIO(b'ab\ncd\xff\n' + b'x' * 100)).readline())
t(lambda: utf_8(io.BytesIO(b'ab\xffcd\n'), 'replace').read())
t(lambda: utf_8(io.BytesIO(b'abc\xe2\x82')).read())
reader = utf_8(io.BytesIO(b'a\nb'))
for f in (lambda: copy.copy(reader), lambda: reader.__reduce_ex__(2), lambda: reader.getvalue(),
          lambda: iter(reader) is reader, lambda: next(reader), lambda: reader.__enter__() is reader,
          lambda: next(reader), lambda: next(reader), lambda: reader.__exit__(None, None, None),
          lambda: reader.closed):
    t(f)
t(lambda: codecs.StreamReader(io.BytesIO(b'a')).read())
t(lambda: codecs.StreamWriter(io.BytesIO()).write('a'))
t(lambda: codecs.getreader('nope'))

info = codecs.lookup('utf-8')
both = codecs.StreamReaderWriter(io.BytesIO(b'xyz\nq'), info.streamreader, info.streamwriter)
t(lambda: (both.read(2), both.readline(), both.readlines(), both.write('w'), both.writelines(['a', '\xe9']),
           both.reset(), both.seek(0), both.read(), both.encoding, both.errors, both.getvalue()))
t(lambda: (both.seek(0), list(both), both.seek(1), next(both)))
t(lambda: copy.copy(both))
with both as same:
    print(same is both)
print(both.closed)

file = codecs.EncodedFile(io.BytesIO(b'\xe9t\xe9\nb\n'), 'utf-8', 'latin-1')
t(lambda: (file.readline(), file.read(), file.write('\xe9'.encode()), file.writelines([b'a', b'\xc3\xa9']),
           file.getvalue(), file.data_encoding, file.file_encoding, type(file).__name__))
t(lambda: (file.seek(0), list(file), file.seek(0), file.readlines(), file.reset(), file.seek(0), file.readline(2),
           next(file)))
t(lambda: file.write(b'\xff'))
t(lambda: file.write('\u20ac'.encode()))
t(lambda: copy.copy(file))
t(lambda: codecs.EncodedFile(io.BytesIO(), 'nope'))


class Upper(codecs.StreamReader):
    def decode(self, input, errors='strict'):
        whole = len(input) // 2 * 2
        return input[:whole].decode('ascii').upper(), whole


t(lambda: list(Upper(io.BytesIO(b'abc\nde\nfgh'))))
t(lambda: codecs.lookup('utf-8') is codecs.lookup('utf-8'))

#> utf-8
#> True True True StreamReader StreamWriter
#> (b'fbcd\xc3\xa9', 'strict', True)
#> 'a\x00\x00\x00b\x00\x00\x00'
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f\u2028', 'g\x85', '\U0001f600long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> utf-8-sig
#> True True True StreamReader StreamWriter
#> (b'\xef\xbb\xbffbcd\xef\xbb\xbf\xc3\xa9', 'strict', True)
#> 'a\x00\x00\x00b\x00\x00\x00'
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f\u2028', 'g\x85', '\U0001f600long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> utf-16
#> True True True StreamReader StreamWriter
#> (b'\xff\xfef\x00b\x00c\x00d\x00\xff\xfe\xe9\x00', 'strict', True)
#> UnicodeDecodeError "'utf-16' codec can't decode bytes in position 0-1: Stream does not start with BOM"
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f\u2028', 'g\x85', '\U0001f600long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> utf-16-be
#> True True True StreamReader StreamWriter
#> (b'\x00f\x00b\x00c\x00d\x00\xe9', 'strict', True)
#> '\u6100\x00\u6200\x00'
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f\u2028', 'g\x85', '\U0001f600long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> utf-32
#> True True True StreamReader StreamWriter
#> (b'\xff\xfe\x00\x00f\x00\x00\x00b\x00\x00\x00c\x00\x00\x00d\x00\x00\x00\xff\xfe\x00\x00\xe9\x00\x00\x00', 'strict', True)
#> UnicodeDecodeError "'utf-32' codec can't decode bytes in position 0-3: Stream does not start with BOM"
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f\u2028', 'g\x85', '\U0001f600long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> utf-7
#> True True True StreamReader StreamWriter
#> (b'fbcd+AOk-', 'strict', True)
#> 'a\x00\x00\x00b\x00\x00\x00'
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f\u2028', 'g\x85', '\U0001f600long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> latin-1
#> True True True StreamReader StreamWriter
#> (b'fbcd\xe9', 'strict', True)
#> 'a\x00\x00\x00b\x00\x00\x00'
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f?g\x85', '?long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> ascii
#> True True True StreamReader StreamWriter
#> UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)"
#> 'a\x00\x00\x00b\x00\x00\x00'
#> True
#> True
#> ['', 'a', 'a?', 'a?b\nc']
#> ['a?b', 'a?b', 'a?b', 'a?b']
#> ['a?b\n', 'c\r\n', 'd\r', 'e\x0b', 'f?g??long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '', '', '']
#> (True, b'', '', None)
#> ('a?b', '', 'c\r\nd', None, 'a?b\n', None, b'')
#> True True
#> cp1252
#> True True True StreamReader StreamWriter
#> (b'fbcd\xe9', 'strict', True)
#> 'a\x00\x00\x00b\x00\x00\x00'
#> True
#> True
#> ['', 'a', 'a\xf1', 'a\xf1b\nc']
#> ['a\xf1b', 'a\xf1b', 'a\xf1b', 'a\xf1b']
#> ['a\xf1b\n', 'c\r\n', 'd\r', 'e\x0b', 'f?g??long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long \n', 'end', '', '', '', '', '', '']
#> (True, b'', '', None)
#> ('a\xf1b', '', 'c\r\nd', None, 'a\xf1b\n', None, b'')
#> True True
#> rot13
#> True True True StreamReader StreamWriter
#> TypeError "a bytes-like object is required, not 'str'"
#> TypeError "descriptor 'translate' for 'str' objects doesn't apply to a 'bytes' object"
#> hex
#> True True True StreamReader StreamWriter
#> TypeError "a bytes-like object is required, not 'str'"
#> Error 'Non-hexadecimal digit found'
#> base64
#> True True True StreamReader StreamWriter
#> TypeError 'expected bytes-like object, not str'
#> Error 'Incorrect padding'
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 2: invalid start byte"
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"
#> 'ab\ufffdcd\n'
#> 'abc'
#> TypeError "can't serialize StreamReader"
#> TypeError "can't serialize StreamReader"
#> b'a\nb'
#> True
#> 'a\n'
#> True
#> 'b'
#> StopIteration ''
#> None
#> True
#> NotImplementedError ''
#> NotImplementedError ''
#> LookupError 'unknown encoding: nope'
#> ('xy', 'z\n', ['q'], None, None, None, None, 'xyz\nqwa\xe9', 'unknown', 'strict', b'xyz\nqwa\xc3\xa9')
#> (None, ['xyz\n', 'qwa\xe9'], None, 'yz\n')
#> TypeError "can't serialize StreamReaderWriter"
#> True
#> True
#> (b'\xc3\xa9t\xc3\xa9\n', b'b\n', None, None, b'\xe9t\xe9\nb\n\xe9a\xe9', 'utf-8', 'latin-1', 'StreamRecoder')
#> (None, [b'\xc3\xa9t\xc3\xa9\n', b'b\n', b'\xc3\xa9a\xc3\xa9'], None, [b'\xc3\xa9t\xc3\xa9\n', b'b\n', b'\xc3\xa9a\xc3\xa9'], None, None, b'\xc3\xa9t', b'\xc3\xa9\n')
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"
#> UnicodeEncodeError "'latin-1' codec can't encode character '\\u20ac' in position 0: ordinal not in range(256)"
#> TypeError "can't serialize StreamRecoder"
#> LookupError 'unknown encoding: nope'
#> ['ABC\n', 'DE\n', 'FGH']
#> True
