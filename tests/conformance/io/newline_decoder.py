# IncrementalNewlineDecoder: ends of lines of all kinds, also when a piece ends between \r and \n.
# option: --policy standard
import codecs
import io


def pieces(decoder, *parts, final=True):
    out = [decoder.decode(part) for part in parts]
    if final:
        out.append(decoder.decode("" if isinstance(parts[0], str) else b"", True))
    return out, decoder.newlines


for translate in (True, False):
    make = lambda: io.IncrementalNewlineDecoder(None, translate)
    print(pieces(make(), "a\nb", "c\rd", "e\r\nf"))
    print(pieces(make(), "a\r", "\nb\r", "c\r"))
    print(pieces(make(), "a\r\n"), pieces(make(), "a\n"), pieces(make(), "\r\r"), pieces(make(), "x"))
    print(pieces(make(), "a\r", "", "\n"), pieces(make(), "\r\n\n"), pieces(make(), "\r\n\r", "b"))
    decoder = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8")(), translate)
    print(pieces(decoder, b"\xe4", b"\xbd", b"\xa0\r", b"\n", final=False), decoder.getstate())
    decoder.decode(b"\r")
    state = decoder.getstate()
    print(state, repr(decoder.decode(b"\nx")))
    decoder.setstate(state)
    print(repr(decoder.decode(b"y")))
    decoder.reset()
    print(decoder.newlines, decoder.getstate())
decoder = io.IncrementalNewlineDecoder(None, 0)
try:
    decoder.decode(b"bytes")
except TypeError as error:
    print(error)

#> (['a\nb', 'c\nd', 'e\nf', ''], ('\r', '\n', '\r\n'))
#> (['a', '\nb', '\nc', '\n'], ('\r', '\r\n'))
#> (['a\n', ''], '\r\n') (['a\n', ''], '\n') (['\n', '\n'], '\r') (['x', ''], None)
#> (['a', '', '\n', ''], '\r\n') (['\n\n', ''], ('\n', '\r\n')) (['\n', '\nb', ''], ('\r', '\r\n'))
#> (['', '', '你', '\n'], '\r\n') (b'', 0)
#> (b'', 1) '\nx'
#> '\ny'
#> None (b'', 0)
#> (['a\nb', 'c\rd', 'e\r\nf', ''], ('\r', '\n', '\r\n'))
#> (['a', '\r\nb', '\rc', '\r'], ('\r', '\r\n'))
#> (['a\r\n', ''], '\r\n') (['a\n', ''], '\n') (['\r', '\r'], '\r') (['x', ''], None)
#> (['a', '', '\r\n', ''], '\r\n') (['\r\n\n', ''], ('\n', '\r\n')) (['\r\n', '\rb', ''], ('\r', '\r\n'))
#> (['', '', '你', '\r\n'], '\r\n') (b'', 0)
#> (b'', 1) '\r\nx'
#> '\ry'
#> None (b'', 0)
#> decoder should return a string result, not 'bytes'
