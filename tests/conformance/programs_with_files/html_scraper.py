# option: --policy standard --enable files
"""Scrape saved web pages: links, tables and headings, into JSON and CSV, with a crawl order."""
import csv
import json
import posixpath
import re
import sys
import tempfile
from collections import deque
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, quote, unquote, urldefrag, urlencode, urljoin, urlsplit

PAGES = {
    "index.html": """<!DOCTYPE html><html><head><title>Home &amp; Garden</title><meta charset=utf-8>
<base href="http://example.org/shop/"></head><body><h1>Welcome</h1>
<a href="list.html?page=1&amp;sort=name#top">List</a> <a href=/about/>About</a> <a href='mailto:x@y'>Mail</a>
<a href="list.html?page=2">More<br/>items</a><!-- <a href="hidden.html">no</a> -->
<script>if (a < b) "<a href=x>"</script>
</body></html>""",
    "list.html": """<title>List</title><table id="prices"><tr><th>Name<th>Price<tr><td>T&eacute;a<td> 3,50&nbsp;&euro;
<tr><td colspan=2><b>Total</b>: 3 &lt; 4</table><p>See <a href="../index.html">home</a>
or <A HREF="item%20one.html">one</A>
<img src="a.png" alt="A &quot;q&quot;">""",
    "item one.html": "<h1>One</h1><p>unclosed <i>text &copy 2024 &notanentity; &#x1F40D; &#65;</p>"
                     "<a href='list.html'>back</a>",
}


class Scraper(HTMLParser):
    def __init__(self, address):
        super().__init__(convert_charrefs=True)
        self.base = address
        self.links, self.tables, self.images, self.headings = [], [], [], []
        self.title = ""
        self._text = None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "base" and "href" in attrs:
            self.base = urljoin(self.base, attrs["href"])
        elif tag == "a" and attrs.get("href"):
            self.links.append([urljoin(self.base, attrs["href"]), ""])
            self._text = []
        elif tag == "img":
            self.images.append((attrs.get("src"), attrs.get("alt", "")))
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self._end_cell()
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self._end_cell()
            self._text = []
            self._in_cell = True
        elif tag in ("title", "h1", "h2"):
            self._text = []
        elif tag == "br" and self._text is not None:
            self._text.append(" ")

    _in_cell = False

    def _end_cell(self):
        if self._in_cell:
            self.tables[-1][-1].append(self._take())
            self._in_cell = False

    def _take(self):
        text, self._text = re.sub(r"\s+", " ", "".join(self._text or [])).strip(), None
        return text

    def handle_endtag(self, tag):
        if tag == "a" and self.links:
            self.links[-1][1] = self._take()
        elif tag == "title":
            self.title = self._take()
        elif tag in ("h1", "h2"):
            self.headings.append((tag, self._take()))
        elif tag == "table":
            self._end_cell()

    def handle_data(self, data):
        if self._text is not None:
            self._text.append(data)


def crawl(folder, start):
    queue, seen, pages = deque([start]), {start}, {}
    while queue:
        address = queue.popleft()
        path = folder / posixpath.basename(unquote(urlsplit(address).path))
        if not path.is_file():
            print("not found:", address)
            continue
        scraper = Scraper(address)
        with path.open(encoding="utf-8") as file:
            for line in file:
                scraper.feed(line)
        scraper.close()
        pages[address] = scraper
        for link, _ in scraper.links:
            plain = urldefrag(link).url
            if urlsplit(plain).scheme == "http" and plain not in seen:
                seen.add(plain)
                queue.append(plain)
    return pages


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        for name, text in PAGES.items():
            (folder / name).write_text(text, encoding="utf-8")
        pages = crawl(folder, "http://example.org/index.html")
        for address, page in pages.items():
            print(f"{address} {page.title!r} {page.headings}")
            for link, text in page.links:
                print(f"    {text!r} -> {link}")
        table = pages["http://example.org/shop/list.html?page=2"].tables[0]
        with (folder / "prices.csv").open("w", newline="", encoding="utf-8-sig") as file:
            csv.writer(file, delimiter="\t", lineterminator="\n").writerows(table)
        print((folder / "prices.csv").read_bytes())
        report = {address: {"links": len(page.links), "images": page.images} for address, page in pages.items()}
        (folder / "report.json").write_text(json.dumps(report, ensure_ascii=True, sort_keys=True))
        print((folder / "report.json").read_text())
        query = parse_qs("page=1&sort=name&tag=a&tag=b%20c&empty=", keep_blank_values=True)
        print(query, urlencode(query, doseq=True), quote("a/b ü?&", safe=""))
        json.dump(sorted(map(len, pages)), sys.stdout)
        print()


main()

#> not found: http://example.org/about/
#> http://example.org/index.html 'Home & Garden' [('h1', 'Welcome')]
#>     'List' -> http://example.org/shop/list.html?page=1&sort=name#top
#>     'About' -> http://example.org/about/
#>     'Mail' -> mailto:x@y
#>     'More items' -> http://example.org/shop/list.html?page=2
#> http://example.org/shop/list.html?page=1&sort=name 'List' []
#>     'home' -> http://example.org/index.html
#>     'one' -> http://example.org/shop/item%20one.html
#> http://example.org/shop/list.html?page=2 'List' []
#>     'home' -> http://example.org/index.html
#>     'one' -> http://example.org/shop/item%20one.html
#> http://example.org/shop/item%20one.html '' [('h1', 'One')]
#>     'back' -> http://example.org/shop/list.html
#> http://example.org/shop/list.html 'List' []
#>     'home' -> http://example.org/index.html
#>     'one' -> http://example.org/shop/item%20one.html
#> b'\xef\xbb\xbfName\tPrice\nT\xc3\xa9a\t3,50 \xe2\x82\xac\nTotal: 3 < 4\n'
#> {"http://example.org/index.html": {"images": [], "links": 4}, "http://example.org/shop/item%20one.html": {"images": [], "links": 1}, "http://example.org/shop/list.html": {"images": [["a.png", "A \"q\""]], "links": 2}, "http://example.org/shop/list.html?page=1&sort=name": {"images": [["a.png", "A \"q\""]], "links": 2}, "http://example.org/shop/list.html?page=2": {"images": [["a.png", "A \"q\""]], "links": 2}}
#> {'page': ['1'], 'sort': ['name'], 'tag': ['a', 'b c'], 'empty': ['']} page=1&sort=name&tag=a&tag=b+c&empty= a%2Fb%20%C3%BC%3F%26
#> [29, 33, 39, 40, 50]
