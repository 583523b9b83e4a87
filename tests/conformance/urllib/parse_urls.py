# urllib: parse urls.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from urllib.parse import *
for u in ("http://user:pw@host:80/p;x?q=1#f", "//h/p", "mailto:a@b", "/p?q", "", "http://[::1]:8/", "HTTP://H",
          "a:b", "http://h:99999/", "http://h:x/", "file:///x", "http://h?q#f"):
    t(lambda: (urlparse(u), urlsplit(u).hostname, urlunparse(urlparse(u))))
    t(lambda: urlsplit(u).port)
for b, r in [("http://a/b/c/d", x) for x in ("g", "./g", "g/", "/g", "//g", "?y", "#s", "../g", "../../../g", "",
    "g;x", "http:g", ".", "..")]:
    print(b, r, urljoin(b, r))
print(quote("a b/é?&=~-_."), quote("a/b", safe=""), quote_plus("a b+c"), unquote("%C3%A9%zz%2"),
      unquote_plus("a+b%20c"), quote(b"\xff"), unquote_to_bytes("%ff a"), quote_from_bytes(b"a b"),
      urlencode({"a": 1, "b": "x y", "c": [1, 2]}), urlencode([("k", [1, 2])], doseq=True),
      urlencode({"é": "ü"}, quote_via=quote), unquote("%ff", errors="replace") == "\ufffd")
print(parse_qs("a=1&b=2&a=3&c="), parse_qs("c=&d", keep_blank_values=True), parse_qsl("a=1&b=%20x+y"),
      parse_qsl("a;b=1", separator=";"), parse_qs(""), urldefrag("http://h/p#f"),
      urlsplit("http://h/p")._replace(scheme="ftp").geturl(), urlparse("x://h/p").netloc,
      urlsplit(b"http://h/p").netloc)
t(lambda: parse_qs("a", strict_parsing=True))
t(lambda: parse_qsl("a=1&b=2", max_num_fields=1))
t(lambda: quote(5))
t(lambda: urljoin("a", b"b"))
t(lambda: urlencode(5))
t(lambda: urlencode("ab"))
t(lambda: urlsplit("http://[::1"))
t(lambda: urlsplit("http://[x]/"))
t(lambda: parse_qsl("a=1", separator=""))
t(lambda: quote(b"a", encoding="utf-8"))

#> (ParseResult(scheme='http', netloc='user:pw@host:80', path='/p', params='x', query='q=1', fragment='f'), 'host', 'http://user:pw@host:80/p;x?q=1#f')
#> 80
#> (ParseResult(scheme='', netloc='h', path='/p', params='', query='', fragment=''), 'h', '//h/p')
#> None
#> (ParseResult(scheme='mailto', netloc='', path='a@b', params='', query='', fragment=''), None, 'mailto:a@b')
#> None
#> (ParseResult(scheme='', netloc='', path='/p', params='', query='q', fragment=''), None, '/p?q')
#> None
#> (ParseResult(scheme='', netloc='', path='', params='', query='', fragment=''), None, '')
#> None
#> (ParseResult(scheme='http', netloc='[::1]:8', path='/', params='', query='', fragment=''), '::1', 'http://[::1]:8/')
#> 8
#> (ParseResult(scheme='http', netloc='H', path='', params='', query='', fragment=''), 'h', 'http://H')
#> None
#> (ParseResult(scheme='a', netloc='', path='b', params='', query='', fragment=''), None, 'a:b')
#> None
#> (ParseResult(scheme='http', netloc='h:99999', path='/', params='', query='', fragment=''), 'h', 'http://h:99999/')
#> ValueError Port out of range 0-65535
#> (ParseResult(scheme='http', netloc='h:x', path='/', params='', query='', fragment=''), 'h', 'http://h:x/')
#> ValueError Port could not be cast to integer value as 'x'
#> (ParseResult(scheme='file', netloc='', path='/x', params='', query='', fragment=''), None, 'file:///x')
#> None
#> (ParseResult(scheme='http', netloc='h', path='', params='', query='q', fragment='f'), 'h', 'http://h?q#f')
#> None
#> http://a/b/c/d g http://a/b/c/g
#> http://a/b/c/d ./g http://a/b/c/g
#> http://a/b/c/d g/ http://a/b/c/g/
#> http://a/b/c/d /g http://a/g
#> http://a/b/c/d //g http://g
#> http://a/b/c/d ?y http://a/b/c/d?y
#> http://a/b/c/d #s http://a/b/c/d#s
#> http://a/b/c/d ../g http://a/b/g
#> http://a/b/c/d ../../../g http://a/g
#> http://a/b/c/d  http://a/b/c/d
#> http://a/b/c/d g;x http://a/b/c/g;x
#> http://a/b/c/d http:g http://a/b/c/g
#> http://a/b/c/d . http://a/b/c/
#> http://a/b/c/d .. http://a/b/
#> a%20b/%C3%A9%3F%26%3D~-_. a%2Fb a+b%2Bc é%zz%2 a b c %FF b'\xff a' a%20b a=1&b=x+y&c=%5B1%2C+2%5D k=1&k=2 %C3%A9=%C3%BC True
#> {'a': ['1', '3'], 'b': ['2']} {'c': [''], 'd': ['']} [('a', '1'), ('b', ' x y')] [('b', '1')] {} DefragResult(url='http://h/p', fragment='f') ftp://h/p h b'h'
#> ValueError bad query field: 'a'
#> ValueError Max number of fields exceeded
#> TypeError quote_from_bytes() expected bytes
#> TypeError Cannot mix str and non-str arguments
#> TypeError not a valid non-string sequence or mapping object
#> TypeError not a valid non-string sequence or mapping object
#> ValueError Invalid IPv6 URL
#> ValueError 'x' does not appear to be an IPv4 or IPv6 address
#> ValueError Separator must be of type string or bytes.
#> TypeError quote() doesn't support 'encoding' for bytes
