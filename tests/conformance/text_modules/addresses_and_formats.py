# option: --policy standard
# urllib.parse, pprint, tomllib.
import pprint
import tomllib
from urllib.parse import (urlparse, urlsplit, urlunparse, urlunsplit, urljoin, quote, quote_plus, unquote,
    unquote_plus, unquote_to_bytes, quote_from_bytes, urlencode, parse_qs, parse_qsl, urldefrag)


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


u = urlparse("https://user:pa%20ss@Example.com:8080/a/b;p?q=1&r=2#frag")
print(u, u.hostname, u.port, u.username, u.password, u.geturl(), u._replace(scheme="http").geturl())
for url in ("http://x", "//x/y", "path?q", "mailto:a@b", "http://[::1]:80/", "HTTP://X/Y", "x:y", "", "?a#b",
            "http://h/p?"):
    attempt(url, lambda: urlsplit(url))
attempt("port", lambda: urlparse("http://x:99999/").port)
attempt("port2", lambda: urlparse("http://x:abc/").port)
attempt("bracket", lambda: urlparse("http://[::1/"))
print(urlunparse(("http", "h", "/p", "", "q=1", "f")), urlunsplit(("", "h", "/p", "", "")),
      urldefrag("http://a/b#c"), urlparse(b"http://h/p").netloc)
base = "http://a/b/c/d;p?q"
for ref in ("g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "../g", "../../g", "../../../g", "", ".", "..",
            "g;x=1/../y"):
    print(urljoin(base, ref), end=" ")
print()
print(quote("a b/c?d&é~"), quote("/x", safe=""), quote_plus("a b+c"), unquote("a%20b%C3%A9%zz%"),
      unquote_plus("a+b%2B"), unquote_to_bytes("a%ff"), quote_from_bytes(b"\xff a"), unquote("%ff"), quote(b"\x00"),
      unquote("%E9", encoding="latin-1"))
print(urlencode({"a": 1, "b": "x y", "c": ["p", "q"]}), urlencode({"c": ["p", "q"]}, doseq=True),
      urlencode([("k", "é"), ("k", b"\xff")]), urlencode({"a b": "c/d"}, quote_via=quote))
print(parse_qs("a=1&b=2&a=3&c=&d"), parse_qs("a=1&c=", keep_blank_values=True), parse_qsl("a=%20b&c=d+e;f=g"),
      parse_qs("a;b", separator=";", keep_blank_values=True))
attempt("strict", lambda: parse_qs("a&b=1", strict_parsing=True))
attempt("fields", lambda: parse_qsl("a=1&b=2&c=3", max_num_fields=2))
attempt("encode", lambda: urlencode(5))
attempt("mixed", lambda: urljoin("a", b"b"))

data = {"name": "x" * 30, "items": [list(range(12)), {"b": 2, "a": (1,)}],
        "nested": {"deep": {"deeper": ["y" * 40, "z" * 40]}}, 3: None}
pprint.pprint(data)
pprint.pprint(data, width=40, indent=2)
pprint.pprint(data, depth=2, compact=True)
pprint.pprint({"b": 1, "a": 2}, sort_dicts=False)
pprint.pp({"b": 1, "a": 2})
pprint.pprint(list(range(60)), compact=True, width=60)
pprint.pprint("word " * 40, width=50)
pprint.pprint(b"bytes " * 20, width=40)
pprint.pprint({1, 3, 2}), pprint.pprint(frozenset([2, 1])), pprint.pprint(set()), pprint.pprint(1_000_000,
    underscore_numbers=True)
print(pprint.pformat((1,)), pprint.saferepr({"k": [1]}), pprint.isreadable([1]), pprint.isrecursive([1]))
loop = [1]
loop.append(loop)
print(pprint.isrecursive(loop), pprint.saferepr(loop).startswith("[1, <Recursion on list with id="))
import collections
import dataclasses
pprint.pprint(collections.OrderedDict([("a", 1), ("b", [1] * 30)]))
pprint.pprint(collections.defaultdict(int,
    {"a": 1, "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb": 2, "cccccccccccccccccccccccccccc": 3}))
pprint.pprint(collections.Counter("abracadabra" * 3)), pprint.pprint(collections.deque(range(40)))


@dataclasses.dataclass
class Point:
    x: int
    y: list


pprint.pprint(Point(1, [2]))

print(tomllib.loads('''
title = "TOML \\u00e9"
n = 1_000
f = 1.5e3
t = true
d = 1979-05-27T07:32:00Z
l = [1, 2, [3]]
[a.b]
c = {x = 1, y = 'lit'}
hex = 0xff
m = """
multi
line"""
[[arr]]
k = 1
[[arr]]
k = 2
'''))
for bad in ("a = ", "a = 1\na = 2", "[a]\n[a]", "a = 'x", "= 1", "a = 01", "a = [1,", "a.b = 1\na = 2"):
    attempt(bad, lambda: tomllib.loads(bad))

#> ParseResult(scheme='https', netloc='user:pa%20ss@Example.com:8080', path='/a/b', params='p', query='q=1&r=2', fragment='frag') example.com 8080 user pa%20ss https://user:pa%20ss@Example.com:8080/a/b;p?q=1&r=2#frag http://user:pa%20ss@Example.com:8080/a/b;p?q=1&r=2#frag
#> http://x SplitResult(scheme='http', netloc='x', path='', query='', fragment='')
#> //x/y SplitResult(scheme='', netloc='x', path='/y', query='', fragment='')
#> path?q SplitResult(scheme='', netloc='', path='path', query='q', fragment='')
#> mailto:a@b SplitResult(scheme='mailto', netloc='', path='a@b', query='', fragment='')
#> http://[::1]:80/ SplitResult(scheme='http', netloc='[::1]:80', path='/', query='', fragment='')
#> HTTP://X/Y SplitResult(scheme='http', netloc='X', path='/Y', query='', fragment='')
#> x:y SplitResult(scheme='x', netloc='', path='y', query='', fragment='')
#>  SplitResult(scheme='', netloc='', path='', query='', fragment='')
#> ?a#b SplitResult(scheme='', netloc='', path='', query='a', fragment='b')
#> http://h/p? SplitResult(scheme='http', netloc='h', path='/p', query='', fragment='')
#> port ValueError Port out of range 0-65535
#> port2 ValueError Port could not be cast to integer value as 'abc'
#> bracket ValueError Invalid IPv6 URL
#> http://h/p?q=1#f //h/p DefragResult(url='http://a/b', fragment='c') b'h'
#> g:h http://a/b/c/g http://a/b/c/g http://a/b/c/g/ http://a/g http://g http://a/b/c/d;p?y http://a/b/c/g?y http://a/b/c/d;p?q#s http://a/b/g http://a/g http://a/g http://a/b/c/d;p?q http://a/b/c/ http://a/b/ http://a/b/c/y 
#> a%20b/c%3Fd%26%C3%A9~ %2Fx a+b%2Bc a bé%zz% a b+ b'a\xff' %FF%20a � %00 é
#> a=1&b=x+y&c=%5B%27p%27%2C+%27q%27%5D c=p&c=q k=%C3%A9&k=%FF a%20b=c%2Fd
#> {'a': ['1', '3'], 'b': ['2']} {'a': ['1'], 'c': ['']} [('a', ' b'), ('c', 'd e;f=g')] {'a': [''], 'b': ['']}
#> strict ValueError bad query field: 'a'
#> fields ValueError Max number of fields exceeded
#> encode TypeError not a valid non-string sequence or mapping object
#> mixed TypeError Cannot mix str and non-str arguments
#> {3: None,
#>  'items': [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], {'a': (1,), 'b': 2}],
#>  'name': 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>  'nested': {'deep': {'deeper': ['yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
#>                                 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz']}}}
#> { 3: None,
#>   'items': [ [ 0,
#>                1,
#>                2,
#>                3,
#>                4,
#>                5,
#>                6,
#>                7,
#>                8,
#>                9,
#>                10,
#>                11],
#>              {'a': (1,), 'b': 2}],
#>   'name': 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>   'nested': { 'deep': { 'deeper': [ 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
#>                                     'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz']}}}
#> {3: None,
#>  'items': [[...], {...}],
#>  'name': 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>  'nested': {'deep': {...}}}
#> {'b': 1, 'a': 2}
#> {'b': 1, 'a': 2}
#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
#>  17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
#>  32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
#>  47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]
#> ('word word word word word word word word word '
#>  'word word word word word word word word word '
#>  'word word word word word word word word word '
#>  'word word word word word word word word word '
#>  'word word word word ')
#> (b'bytes bytes bytes bytes bytes bytes '
#>  b'bytes bytes bytes bytes bytes bytes '
#>  b'bytes bytes bytes bytes bytes bytes '
#>  b'bytes bytes ')
#> {1, 2, 3}
#> frozenset({1, 2})
#> set()
#> 1_000_000
#> (1,) {'k': [1]} True False
#> True True
#> OrderedDict([('a', 1),
#>              ('b',
#>               [1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1,
#>                1])])
#> defaultdict(<class 'int'>,
#>             {'a': 1,
#>              'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb': 2,
#>              'cccccccccccccccccccccccccccc': 3})
#> Counter({'a': 15, 'b': 6, 'r': 6, 'c': 3, 'd': 3})
#> deque([0,
#>        1,
#>        2,
#>        3,
#>        4,
#>        5,
#>        6,
#>        7,
#>        8,
#>        9,
#>        10,
#>        11,
#>        12,
#>        13,
#>        14,
#>        15,
#>        16,
#>        17,
#>        18,
#>        19,
#>        20,
#>        21,
#>        22,
#>        23,
#>        24,
#>        25,
#>        26,
#>        27,
#>        28,
#>        29,
#>        30,
#>        31,
#>        32,
#>        33,
#>        34,
#>        35,
#>        36,
#>        37,
#>        38,
#>        39])
#> Point(x=1, y=[2])
#> {'title': 'TOML é', 'n': 1000, 'f': 1500.0, 't': True, 'd': datetime.datetime(1979, 5, 27, 7, 32, tzinfo=datetime.timezone.utc), 'l': [1, 2, [3]], 'a': {'b': {'c': {'x': 1, 'y': 'lit'}, 'hex': 255, 'm': 'multi\nline'}}, 'arr': [{'k': 1}, {'k': 2}]}
#> a =  TOMLDecodeError Invalid value (at end of document)
#> a = 1
#> a = 2 TOMLDecodeError Cannot overwrite a value (at end of document)
#> [a]
#> [a] TOMLDecodeError Cannot declare ('a',) twice (at line 2, column 3)
#> a = 'x TOMLDecodeError Expected "'" (at end of document)
#> = 1 TOMLDecodeError Invalid statement (at line 1, column 1)
#> a = 01 TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> a = [1, TOMLDecodeError Invalid value (at end of document)
#> a.b = 1
#> a = 2 TOMLDecodeError Cannot overwrite a value (at end of document)
