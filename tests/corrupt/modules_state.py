# The natives of modules keep state in cells: every word of it lies.
import collections, csv, datetime, decimal, fractions, functools, io, itertools, json, random, re, string, struct, time, weakref, zlib
import xml.etree.ElementTree as ET
makers = [lambda: re.compile("(a|b)+c(?P<n>x*)[^q-z]\\b"), lambda: re.match("(a)(b)?", "ab"), lambda: re.finditer("a", "aaa"),
          lambda: random.Random(1), lambda: decimal.Decimal("12345678901234567890123456789.5"), lambda: decimal.getcontext(),
          lambda: datetime.datetime(2020, 1, 2, 3, 4, 5), lambda: datetime.timedelta(3, 4, 5), lambda: datetime.timezone(datetime.timedelta(1)),
          lambda: io.StringIO("some\ntext\n"), lambda: io.BytesIO(b"bytes\nof"), lambda: itertools.permutations(range(5), 3),
          lambda: itertools.product([1, 2], [3, 4]), lambda: itertools.combinations(range(6), 3), lambda: itertools.islice(range(99), 3, 50, 2),
          lambda: itertools.tee(iter(range(9)))[0], lambda: itertools.groupby("aabb"), lambda: itertools.accumulate(range(9)),
          lambda: functools.partial(max, 1), lambda: functools.lru_cache(lambda x: x), lambda: struct.Struct("<ibq4s"),
          lambda: csv.reader(["a,b", "c,d"]), lambda: ET.fromstring("<a b='c'><d/>text<e>f</e></a>"), lambda: ET.XMLParser(),
          lambda: weakref.ref(set()), lambda: zlib.compressobj(), lambda: zlib.decompressobj(), lambda: json.JSONDecoder(),
          lambda: collections.Counter("aab"), lambda: collections.defaultdict(list), lambda: iter([1, 2, 3]), lambda: iter({1: 2}),
          lambda: iter({1, 2}), lambda: iter("abc"), lambda: iter(range(1 << 70)), lambda: range(5), lambda: slice(1, 2), lambda: zip([1], [2]),
          lambda: map(str, [1]), lambda: enumerate([1]), lambda: reversed([1, 2]), lambda: list[int], lambda: int | str, lambda: property(len),
          lambda: staticmethod(len), lambda: super(int, 1), lambda: ValueError(1), lambda: OSError(1, "a"), lambda: ExceptionGroup("a", [ValueError()]),
          lambda: UnicodeDecodeError("utf-8", b"abc", 1, 2, "why"), lambda: t"{1} b", lambda: fractions.Fraction(1, 3), lambda: time.localtime(0)]
number, field, word = attempts(range(len(makers)), [4 * i for i in range(1, 28)], [0, 1, 5, 255, 0xFFFF, 0x10000000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF])
x = makers[number]()
try: w4(id(x) + field, word)
except ValueError: raise SystemExit
use(x)
for act in (lambda: x.search("ababcxxx"), lambda: x.sub("y", "abcabc"), lambda: x.groups(), lambda: x.group(1), lambda: x.span(2), lambda: x.random(),
            lambda: x.randrange(9), lambda: x.getstate(), lambda: x + 1, lambda: x.sqrt(), lambda: x * x, lambda: x.isoformat(), lambda: x.strftime("%c"),
            lambda: x.read(), lambda: x.readline(), lambda: x.write("more"), lambda: x.seek(3), lambda: x.getvalue(), lambda: x.unpack(bytes(40)),
            lambda: x.pack(1, 2, 3, b"a"), lambda: next(x), lambda: list(x), lambda: ET.tostring(x), lambda: x.feed("<q/>"), lambda: x.find("d"),
            lambda: x.compress(b"data" * 99), lambda: x.decompress(zlib.compress(b"d")), lambda: x.decode("[1]"), lambda: x.most_common(),
            lambda: x.cache_info(), lambda: x.quantize(decimal.Decimal(1)), lambda: x.start, lambda: x.reason, lambda: str(x), lambda: x.astimezone(),
            lambda: x.prec, lambda: x.exceptions, lambda: x.insert(0, x), lambda: x.append(x), lambda: x[7], lambda: x.__reduce__()):
    try: act()
    except Exception: pass
x
