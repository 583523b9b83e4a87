# option: --policy standard --enable files
"""Generate a small blog from Markdown-like posts with a header each."""
import html
import re
import shutil
import string
import tempfile
from datetime import date
from email.utils import format_datetime
from datetime import datetime, timezone
from pathlib import Path
from xml.etree import ElementTree as ET

PAGE = string.Template("""<!doctype html>
<title>$title</title>
<nav>$nav</nav>
<main>
$body
</main>
<footer>$count posts</footer>
""")

POSTS = {
    "2023-11-05-hello.md": "title: Hello, world\ntags: intro, meta\n\n# Hello\n\nThis is *the* first post & more.\n"
                           "It has **two** lines.\n\n- one\n- two `code <b>`\n\nBye.",
    "2024-01-20-python.md": "title: Why Python?\ntags: python, meta\ndraft: no\n\n## Reasons\n\n1 < 2, see "
                            "[the docs](https://docs.python.org/3/?a=1&b=2).\n\n```\nfor x in y:\n    print(x)\n```\n",
    "2024-02-01-draft.md": "title: Not yet\ndraft: yes\n\nTo do.",
    "2024-02-14-unicode.md": "title: Ünïcode 🐍\ntags: python\n\nNaïve café.",
}


class Post:
    def __init__(self, path):
        header, _, self.text = path.read_text(encoding="utf-8").partition("\n\n")
        fields = dict(re.split(r":\s*", line, maxsplit=1) for line in header.splitlines())
        self.title = fields["title"]
        self.tags = [tag.strip() for tag in fields.get("tags", "").split(",") if tag.strip()]
        self.draft = fields.get("draft", "no") == "yes"
        year, month, day, self.slug = path.stem.split("-", 3)
        self.date = date(int(year), int(month), int(day))

    @property
    def url(self):
        return f"{self.date:%Y/%m}/{self.slug}.html"


def inline(text):
    text = html.escape(text, quote=False)
    for pattern, repl in [(r"`([^`]+)`", r"<code>\1</code>"), (r"\*\*(.+?)\*\*", r"<strong>\1</strong>"),
                          (r"\*(.+?)\*", r"<em>\1</em>"), (r"\[([^]]+)\]\(([^)]+)\)", r'<a href="\2">\1</a>')]:
        text = re.sub(pattern, repl, text)
    return text


def render(text):
    out, in_code = [], False
    for block in re.split(r"\n{2,}", text.strip()):
        if block.startswith("```"):
            out.append("<pre>" + html.escape(block.strip("`").strip("\n")) + "</pre>")
        elif heading := re.match(r"(#{1,6}) (.+)", block):
            level = len(heading[1])
            out.append(f"<h{level}>{inline(heading[2])}</h{level}>")
        elif all(line.startswith("- ") for line in block.splitlines()):
            out.append("<ul>" + "".join(f"<li>{inline(line[2:])}</li>" for line in block.splitlines()) + "</ul>")
        else:
            out.append("<p>" + inline(block).replace("\n", "<br>") + "</p>")
    return "\n".join(out)


def write_feed(posts, path):
    rss = ET.Element("rss", version="2.0")
    channel = ET.SubElement(rss, "channel")
    ET.SubElement(channel, "title").text = "A blog & feed"
    for post in posts:
        item = ET.SubElement(channel, "item")
        ET.SubElement(item, "title").text = post.title
        ET.SubElement(item, "link").text = post.url
        when = datetime(post.date.year, post.date.month, post.date.day, tzinfo=timezone.utc)
        ET.SubElement(item, "pubDate").text = format_datetime(when, usegmt=True)
        for tag in post.tags:
            ET.SubElement(item, "category").text = tag
    ET.indent(rss)
    ET.ElementTree(rss).write(path, encoding="utf-8", xml_declaration=True)


def build(source, target):
    posts = [Post(path) for path in sorted(source.glob("*.md"), reverse=True)]
    posts = [post for post in posts if not post.draft]
    tags = sorted({tag for post in posts for tag in post.tags})
    nav = " ".join(f'<a href="/tags/{tag}.html">{tag}</a>' for tag in tags)

    def write(name, title, body):
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(PAGE.substitute(title=html.escape(title), nav=nav, body=body, count=len(posts)), "utf-8")

    for post in posts:
        write(post.url, post.title, render(post.text))
    index = "\n".join(f"<p>{post.date} <a href='{post.url}'>{html.escape(post.title)}</a></p>" for post in posts)
    write("index.html", "Index", index)
    for tag in tags:
        write(f"tags/{tag}.html", tag, ", ".join(post.slug for post in posts if tag in post.tags))
    write_feed(posts, target / "feed.xml")


with tempfile.TemporaryDirectory() as folder:
    source, target = Path(folder, "posts"), Path(folder, "site")
    source.mkdir()
    for name, text in POSTS.items():
        (source / name).write_text(text, encoding="utf-8")
    build(source, target)
    for path in sorted(target.rglob("*")):
        if path.is_file():
            print(path.relative_to(target).as_posix(), path.stat().st_size)
    print((target / "2023/11/hello.html").read_text("utf-8"))
    print((target / "index.html").read_text("utf-8").splitlines()[4])
    print((target / "feed.xml").read_text("utf-8")[:300])
    archive = shutil.make_archive(str(Path(folder, "site-backup")), "zip", target)
    print(Path(archive).name)

#> 2023/11/hello.html 384
#> 2024/01/python.html 342
#> 2024/02/unicode.html 229
#> feed.xml 746
#> index.html 395
#> tags/intro.html 205
#> tags/meta.html 212
#> tags/python.html 216
#> <!doctype html>
#> <title>Hello, world</title>
#> <nav><a href="/tags/intro.html">intro</a> <a href="/tags/meta.html">meta</a> <a href="/tags/python.html">python</a></nav>
#> <main>
#> <h1>Hello</h1>
#> <p>This is <em>the</em> first post &amp; more.<br>It has <strong>two</strong> lines.</p>
#> <ul><li>one</li><li>two <code>code &lt;b&gt;</code></li></ul>
#> <p>Bye.</p>
#> </main>
#> <footer>3 posts</footer>
#>
#> <p>2024-02-14 <a href='2024/02/unicode.html'>Ünïcode 🐍</a></p>
#> <?xml version='1.0' encoding='utf-8'?>
#> <rss version="2.0">
#>   <channel>
#>     <title>A blog &amp; feed</title>
#>     <item>
#>       <title>Ünïcode 🐍</title>
#>       <link>2024/02/unicode.html</link>
#>       <pubDate>Wed, 14 Feb 2024 00:00:00 GMT</pubDate>
#>       <category>python</category>
#>     </item>
#>     <item
#> site-backup.zip
