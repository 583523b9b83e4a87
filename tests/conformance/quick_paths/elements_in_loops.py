# Loops over elements of XML, which have items and a length but no __iter__, and text streams in us-ascii.
# option: --policy standard
import io
import xml.etree.ElementTree as ET
from xml.etree.ElementTree import Element, SubElement


def family(names):
    parent = Element("p")
    for name in names:
        SubElement(parent, name)
    return parent


def walk(parent, react):
    seen = []
    for child in parent:
        seen.append(child.tag)
        if len(seen) > 9:
            break
        react(parent, child)
    return "".join(seen)


for names in ("", "a", "abcd"):
    print([child.tag for child in family(names)], list(map(len, family(names))), [*family(names)] == list(family(names)))
print(walk(family("abcd"), lambda parent, child: parent.remove(child)))
print(walk(family("abcd"), lambda parent, child: parent.clear()))
print(walk(family("abcd"), lambda parent, child: parent.append(child)))
print(walk(family("abcd"), lambda parent, child: parent.insert(0, child)))

# An iterator that is at its end stays there.
parent = family("a")
iterator = iter(parent)
print(next(iterator).tag, next(iterator, None))
parent.append(Element("late"))
print(next(iterator, None), iterator.__reduce__()[0].__name__, len(parent))
iterator = iter(parent)
print(iterator.__length_hint__(), iterator.__setstate__(1), next(iterator).tag, next(iterator, None))
iterator = iter(parent)
iterator.__setstate__(10**9)
print(next(iterator, None), next(iterator, None))


class Own(Element):
    def __getitem__(self, index):
        if index == 3:
            raise IndexError
        return index * 10


class WithIter(Element):
    def __iter__(self):
        return iter("xyz")


class NoItems(Element):
    __iter__ = None


class Short(Element):
    def __len__(self):
        return 0


for kind in (Own, WithIter, NoItems, Short):
    element = kind("e")
    element.append(Element("child"))
    try:
        print(kind.__name__, [getattr(item, "tag", item) for item in element])
    except TypeError as error:
        print(error)

# The serializer writes short texts to a stream.
root = family("abc")
root[0].text = "é\ud7ff<&\U0001F600"
root[1].set("k", "\n\"'\x7f\x80")
for encoding in ("us-ascii", "US-ASCII", "ascii", "utf-8", "latin-1", "utf-16"):
    print(encoding, ET.tostring(root, encoding))
raw = io.BytesIO()
stream = io.TextIOWrapper(raw, encoding="us-ascii", newline="\n")
print(stream.encoding, stream.write("a" * 10), stream.write("b\n"))
try:
    stream.write("é")
except UnicodeEncodeError as error:
    print(error)
stream.write("c" * 9000)
stream.flush()
print(len(raw.getvalue()), raw.getvalue()[:13])
raw.seek(0)
print(io.TextIOWrapper(raw, encoding="us-ascii").readline())
for data, errors in ((b"a\xff", "strict"), (b"a\xff", "replace"), (b"a\xff", "ignore")):
    try:
        print(repr(io.TextIOWrapper(io.BytesIO(data), encoding="us-ascii", errors=errors).read()))
    except UnicodeDecodeError as error:
        print(error)

#> [] [] True
#> ['a'] [0] False
#> ['a', 'b', 'c', 'd'] [0, 0, 0, 0] False
#> ac
#> a
#> abcdabcdab
#> aaaaaaaaaa
#> a None
#> None iter 2
#> 2 None late None
#> None None
#> Own [0, 10, 20]
#> WithIter ['x', 'y', 'z']
#> 'NoItems' object is not iterable
#> Short ['child']
#> us-ascii b'<p><a>&#233;&#55295;&lt;&amp;&#128512;</a><b k="&#10;&quot;\'\x7f&#128;" /><c /></p>'
#> US-ASCII b'<p><a>&#233;&#55295;&lt;&amp;&#128512;</a><b k="&#10;&quot;\'\x7f&#128;" /><c /></p>'
#> ascii b'<?xml version=\'1.0\' encoding=\'ascii\'?>\n<p><a>&#233;&#55295;&lt;&amp;&#128512;</a><b k="&#10;&quot;\'\x7f&#128;" /><c /></p>'
#> utf-8 b'<p><a>\xc3\xa9\xed\x9f\xbf&lt;&amp;\xf0\x9f\x98\x80</a><b k="&#10;&quot;\'\x7f\xc2\x80" /><c /></p>'
#> latin-1 b'<?xml version=\'1.0\' encoding=\'latin-1\'?>\n<p><a>\xe9&#55295;&lt;&amp;&#128512;</a><b k="&#10;&quot;\'\x7f\x80" /><c /></p>'
#> utf-16 b'\xff\xfe<\x00?\x00x\x00m\x00l\x00 \x00v\x00e\x00r\x00s\x00i\x00o\x00n\x00=\x00\'\x001\x00.\x000\x00\'\x00 \x00e\x00n\x00c\x00o\x00d\x00i\x00n\x00g\x00=\x00\'\x00u\x00t\x00f\x00-\x001\x006\x00\'\x00?\x00>\x00\n\x00<\x00p\x00>\x00<\x00a\x00>\x00\xe9\x00\xff\xd7&\x00l\x00t\x00;\x00&\x00a\x00m\x00p\x00;\x00=\xd8\x00\xde<\x00/\x00a\x00>\x00<\x00b\x00 \x00k\x00=\x00"\x00&\x00#\x001\x000\x00;\x00&\x00q\x00u\x00o\x00t\x00;\x00\'\x00\x7f\x00\x80\x00"\x00 \x00/\x00>\x00<\x00c\x00 \x00/\x00>\x00<\x00/\x00p\x00>\x00'
#> us-ascii 10 2
#> 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> 9012 b'aaaaaaaaaab\nc'
#> aaaaaaaaaab
#>
#> 'ascii' codec can't decode byte 0xff in position 1: ordinal not in range(128)
#> 'a�'
#> 'a'
