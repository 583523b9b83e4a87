# option: --policy standard --enable files
"""Merge RSS and Atom feeds into one HTML page and one RSS file, newest entries first."""
import html
import os
import re
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import format_datetime, parsedate_to_datetime
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

ATOM = "{http://www.w3.org/2005/Atom}"
CONTENT = "{http://purl.org/rss/1.0/modules/content/}encoded"

RSS_FEED = """<?xml version="1.0" encoding="utf-8"?>
<!-- made by hand -->
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
 <title>News &amp; views</title><link>https://news.example/</link>
 <item><title>First &lt;b&gt;bold&lt;/b&gt; step</title><link>/first</link>
  <pubDate>Thu, 29 Feb 2024 10:00:00 +0200</pubDate>
  <description>Plain words.</description></item>
 <item><title>Second</title><link>https://other.example/2?a=1&amp;b=2</link>
  <pubDate>Fri, 01 Mar 2024 00:30:00 GMT</pubDate>
  <description>short</description><content:encoded><![CDATA[<p onclick="x()">Long <i>text</i> &amp; a
  <script>alert(1)</script><a href="/more">link</a></p>]]></content:encoded></item>
 <item><title>No date</title><link>/undated</link></item>
</channel></rss>"""
ATOM_FEED = """<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/">
 <title type="text">Zoë’s blog</title>
 <entry><title>Hello</title><link rel="self" href="x.atom"/><link rel="alternate" href="hello.html"/>
  <updated>2024-02-29T23:59:59-05:00</updated>
  <summary type="html">&lt;p&gt;One &lt;em&gt;two&lt;/em&gt;&lt;/p&gt;</summary></entry>
 <entry><title>Older</title><link href="older.html"/><updated>2023-12-31T00:00:00Z</updated>
  <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">In <b>XHTML</b>, with a tail</div></content></entry>
</feed>"""


@dataclass(frozen=True)
class Entry:
    feed: str
    title: str
    link: str
    date: datetime | None
    text: str


class TextOnly(HTMLParser):
    """Keeps the text, and marks emphasis."""

    def __init__(self):
        super().__init__()
        self.parts, self.skip = [], 0

    def handle_starttag(self, tag, attributes):
        self.skip += tag in ("script", "style")
        if tag in ("i", "em", "b"):
            self.parts.append("*")

    def handle_endtag(self, tag):
        self.skip -= tag in ("script", "style")
        if tag in ("i", "em", "b"):
            self.parts.append("*")

    def handle_data(self, data):
        if not self.skip:
            self.parts.append(data)


def plain(text):
    parser = TextOnly()
    parser.feed(text or "")
    parser.close()
    return re.sub(r"\s+", " ", "".join(parser.parts)).strip()


def read_rss(root):
    channel = root.find("channel")
    base = channel.findtext("link")
    for item in channel.iter("item"):
        date = item.findtext("pubDate")
        yield Entry(channel.findtext("title"), plain(item.findtext("title")), urljoin(base, item.findtext("link", "")),
                    parsedate_to_datetime(date) if date else None,
                    plain(item.findtext(CONTENT) or item.findtext("description")))


def read_atom(root):
    base = root.get("{http://www.w3.org/XML/1998/namespace}base", "")
    for entry in root.findall(f"{ATOM}entry"):
        links = {link.get("rel", "alternate"): link.get("href") for link in entry.findall(f"{ATOM}link")}
        body = entry.find(f"{ATOM}content")
        text = "".join(body.itertext()) if body is not None else plain(entry.findtext(f"{ATOM}summary"))
        yield Entry(root.findtext(f"{ATOM}title"), entry.findtext(f"{ATOM}title"), urljoin(base, links["alternate"]),
                    datetime.fromisoformat(entry.findtext(f"{ATOM}updated")), text)


def read(path):
    root = ET.parse(path).getroot()
    readers = {"rss": read_rss, f"{ATOM}feed": read_atom}
    if root.tag not in readers:
        raise ValueError(f"unknown feed {root.tag!r}")
    return list(readers[root.tag](root))


def write_rss(entries, path):
    rss = ET.Element("rss", version="2.0")
    channel = ET.SubElement(rss, "channel")
    ET.SubElement(channel, "title").text = "All <feeds>"
    for entry in entries:
        item = ET.SubElement(channel, "item")
        for tag, text in (("title", entry.title), ("link", entry.link), ("source", entry.feed)):
            ET.SubElement(item, tag).text = text
        if entry.date:
            ET.SubElement(item, "pubDate").text = format_datetime(entry.date.astimezone(timezone.utc), usegmt=True)
    ET.indent(rss)
    ET.ElementTree(rss).write(path, encoding="us-ascii", xml_declaration=True)


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    for file_name, text in {"a.xml": RSS_FEED, "b.atom": ATOM_FEED, "c.xml": "<opml/>", "d.xml": "<rss><channel></rss>",
                            "e.xml": ""}.items():
        (folder / file_name).write_text(text, encoding="utf-8")
    entries = []
    for path in sorted(folder.iterdir()):
        try:
            entries += read(path)
        except (ET.ParseError, ValueError) as error:
            print(f"{path.name}: {type(error).__name__}: {error}")
    entries.sort(key=lambda entry: entry.date or datetime.min.replace(tzinfo=timezone.utc), reverse=True)
    for entry in entries:
        day = entry.date.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M") if entry.date else "?"
        print(f"<li><time>{day}</time> <a href={html.escape(entry.link)!r}>{html.escape(entry.title)}</a> "
              f"({urlsplit(entry.link).hostname}): {html.escape(entry.text)}</li>")
    write_rss(entries, folder / "all.xml")
    print((folder / "all.xml").read_text()[:420])
    print([entry.title for entry in read(folder / "all.xml")] == [entry.title for entry in entries])

#> c.xml: ValueError: unknown feed 'opml'
#> d.xml: ParseError: mismatched tag: line 1, column 16
#> e.xml: ParseError: no element found: line 1, column 0
#> <li><time>2024-03-01 04:59</time> <a href='https://blog.example/hello.html'>Hello</a> (blog.example): One *two*</li>
#> <li><time>2024-03-01 00:30</time> <a href='https://other.example/2?a=1&amp;b=2'>Second</a> (other.example): Long *text* &amp; a link</li>
#> <li><time>2024-02-29 08:00</time> <a href='https://news.example/first'>First *bold* step</a> (news.example): Plain words.</li>
#> <li><time>2023-12-31 00:00</time> <a href='https://blog.example/older.html'>Older</a> (blog.example): In XHTML, with a tail</li>
#> <li><time>?</time> <a href='https://news.example/undated'>No date</a> (news.example): </li>
#> <?xml version='1.0' encoding='us-ascii'?>
#> <rss version="2.0">
#>   <channel>
#>     <title>All &lt;feeds&gt;</title>
#>     <item>
#>       <title>Hello</title>
#>       <link>https://blog.example/hello.html</link>
#>       <source>Zo&#235;&#8217;s blog</source>
#>       <pubDate>Fri, 01 Mar 2024 04:59:59 GMT</pubDate>
#>     </item>
#>     <item>
#>       <title>Second</title>
#>       <link>https://other.example/2?a=1&amp;b=2</link>
#>       <source>
#> True
