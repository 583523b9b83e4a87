# html: escapes and entities.
# option: --policy standard
import html
for s in ("<a href=\"x\">&'</a>", "", "&amp;", "é"): print(repr(html.escape(s)), repr(html.escape(s, quote=False)))
for s in ("&lt;&gt;&amp;&quot;&#39;", "&#x41;&#65;", "&eacute;&copy", "&notit;&notin;", "&unknown;", "&#0;",
          "&#x110000;", "&#128;", "&#xD800;", "&amp", "&", "&;", "&#", "&#x;", "&ampamp", "a&lt b", "&#1;", "&#13;",
          "&NotEqualTilde;", "&LT", "&#xfdd0;"):
    print(s, ascii(html.unescape(s)))
from html.entities import name2codepoint, codepoint2name, html5, entitydefs
print(len(name2codepoint), name2codepoint["eacute"], codepoint2name[233], ascii(html5["eacute;"]),
      ascii(entitydefs["copy"]), "amp" in html5)
from html.parser import HTMLParser
class P(HTMLParser):
    def handle_starttag(self, t, a): print("start", t, a)
    def handle_endtag(self, t): print("end", t)
    def handle_startendtag(self, t, a): print("startend", t, a)
    def handle_data(self, d): print("data", repr(d))
p = P()
p.feed("<p class=a id='b' c>hi &amp; <b>there</b><br/></p>")
p.close()
print(p.get_starttag_text())

#> '&lt;a href=&quot;x&quot;&gt;&amp;&#x27;&lt;/a&gt;' '&lt;a href="x"&gt;&amp;\'&lt;/a&gt;'
#> '' ''
#> '&amp;amp;' '&amp;amp;'
#> 'é' 'é'
#> &lt;&gt;&amp;&quot;&#39; '<>&"\''
#> &#x41;&#65; 'AA'
#> &eacute;&copy '\xe9\xa9'
#> &notit;&notin; '\xacit;\u2209'
#> &unknown; '&unknown;'
#> &#0; '\ufffd'
#> &#x110000; '\ufffd'
#> &#128; '\u20ac'
#> &#xD800; '\ufffd'
#> &amp '&'
#> & '&'
#> &; '&;'
#> &# '&#'
#> &#x; '&#x;'
#> &ampamp '&amp'
#> a&lt b 'a< b'
#> &#1; ''
#> &#13; '\r'
#> &NotEqualTilde; '\u2242\u0338'
#> &LT '<'
#> &#xfdd0; ''
#> 252 233 eacute '\xe9' '\xa9' True
#> start p [('class', 'a'), ('id', 'b'), ('c', None)]
#> data 'hi & '
#> start b []
#> data 'there'
#> end b
#> startend br []
#> end p
#> <br/>
