# Codecs from search functions of the program.
# option: --policy standard
import codecs


def show(function, *arguments):
    try:
        print(repr(function(*arguments)))
    except Exception as error:
        print(type(error).__name__, error)


asked = []


def swap_encode(text, errors="strict"):
    return text.swapcase().encode("ascii", errors), len(text)


def swap_decode(data, errors="strict"):
    return bytes(data).decode("ascii", errors).swapcase(), len(data)


def search(name):
    asked.append(name)
    if name == "test_swap":
        return codecs.CodecInfo(swap_encode, swap_decode, name="swap")
    if name == "test_bytes":
        return codecs.CodecInfo(lambda data, errors="strict": (bytes(data)[::-1], len(data)),
                                lambda data, errors="strict": (bytes(data)[::-1], len(data)),
                                _is_text_encoding=False)
    if name == "test_odd":
        return codecs.CodecInfo(lambda text: (5, 5), lambda data: (5, 5))
    if name == "test_pair":
        return codecs.CodecInfo(lambda text: b"", lambda data: ["", 0])
    if name == "test_tuple":
        return 1, 2


codecs.register(search)
show("aBc".encode, "test_swap"), show("aBc".encode, "Test Swap"), show(b"aBc".decode, "TEST-SWAP")
show(str, b"aBc", "test.swap"), show(bytes, "aBc", "test_swap"), show(bytearray, "aBc", "test_swap")
show("a\xe4".encode, "test_swap"), show("a\xe4".encode, "test_swap", "ignore")
show(codecs.encode, "aBc", "test_swap"), show(codecs.decode, b"aBc", "test_swap")
info = codecs.lookup("test_swap")
print(info.name, info is codecs.lookup("Test-Swap"), codecs.getencoder("test_swap") is swap_encode)
for name in ("test_bytes", "test_odd", "test_pair", "test_tuple", "test_absent"):
    show("ab".encode, name), show(b"ab".decode, name)
    show(codecs.encode, b"ab", name), show(codecs.decode, b"ab", name)
print(asked)
show(codecs.register, 5)
codecs.unregister(search)
show("aBc".encode, "test_swap")
show("aBc".encode, "utf-8")

#> b'AbC'
#> b'AbC'
#> 'AbC'
#> LookupError unknown encoding: test.swap
#> b'AbC'
#> bytearray(b'AbC')
#> UnicodeEncodeError 'ascii' codec can't encode character '\xc4' in position 1: ordinal not in range(128)
#> b'A'
#> b'AbC'
#> 'AbC'
#> swap True True
#> LookupError 'test_bytes' is not a text encoding; use codecs.encode() to handle arbitrary codecs
#> LookupError 'test_bytes' is not a text encoding; use codecs.decode() to handle arbitrary codecs
#> b'ba'
#> b'ba'
#> TypeError 'test_odd' encoder returned 'int' instead of 'bytes'; use codecs.encode() to encode to arbitrary types
#> TypeError 'test_odd' decoder returned 'int' instead of 'str'; use codecs.decode() to decode to arbitrary types
#> 5
#> 5
#> TypeError encoder must return a tuple (object, integer)
#> TypeError decoder must return a tuple (object,integer)
#> TypeError encoder must return a tuple (object, integer)
#> TypeError decoder must return a tuple (object,integer)
#> TypeError codec search functions must return 4-tuples
#> TypeError codec search functions must return 4-tuples
#> TypeError codec search functions must return 4-tuples
#> TypeError codec search functions must return 4-tuples
#> LookupError unknown encoding: test_absent
#> LookupError unknown encoding: test_absent
#> LookupError unknown encoding: test_absent
#> LookupError unknown encoding: test_absent
#> ['test_swap', 'test.swap', 'test_bytes', 'test_odd', 'test_pair', 'test_tuple', 'test_tuple', 'test_tuple', 'test_tuple', 'test_absent', 'test_absent', 'test_absent', 'test_absent']
#> TypeError argument must be callable
#> LookupError unknown encoding: test_swap
#> b'aBc'
