# HTMLParser calls handlers with fixed names.
# option: --allow-import=html.parser
# expect-strict: contained
# expect-standard: contained
from html.parser import HTMLParser

seen = []


class P(HTMLParser):
    def handle_starttag(self, tag, attributes):
        seen.append((tag, attributes))


P().feed("<__globals__ a=b>")
print("contained" if all(type(t) is str for t, a in seen) else "ESCAPED")
