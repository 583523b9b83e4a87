# option: --policy standard --enable files
# A generator of static pages: front matter, a small Markdown, templates, an index and a feed.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import html
import re
import shutil
import string
import xml.etree.ElementTree as tree
from pathlib import Path

posts = Path("posts")
posts.mkdir()
for number, title in enumerate(["First post", "On <tags> & more", "Lists"], 1):
    (posts / f"2024-0{number}-01-post{number}.md").write_text(
        f"---\ntitle: {title}\ntags: a, b{number}\n---\n# {title}\n\nSome *text* with `code` and a [link](http://x.y/?a=1&b=2).\n\n- one\n- two\n")
PAGE = string.Template("<html><head><title>$title</title></head><body>$body<footer>$tags</footer></body></html>")


def render(text):
    blocks = []
    for block in re.split(r"\n{2,}", text.strip()):
        if block.startswith("# "):
            blocks.append(f"<h1>{html.escape(block[2:])}</h1>")
        elif block.startswith("- "):
            blocks.append("<ul>" + "".join(f"<li>{html.escape(line[2:])}</li>" for line in block.splitlines()) + "</ul>")
        else:
            block = html.escape(block, quote=False)
            block = re.sub(r"\*(.+?)\*", r"<em>\1</em>", block)
            block = re.sub(r"`(.+?)`", r"<code>\1</code>", block)
            blocks.append("<p>" + re.sub(r"\[(.+?)\]\((.+?)\)", r'<a href="\2">\1</a>', block) + "</p>")
    return "\n".join(blocks)


site = Path("site")
pages = []
for source in sorted(posts.glob("*.md")):
    _, head, body = source.read_text().split("---\n", 2)
    meta = dict(line.split(": ", 1) for line in head.splitlines())
    target = site / source.stem[:4] / (source.stem[11:] + ".html")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(PAGE.substitute(title=html.escape(meta["title"]), body=render(body), tags=meta["tags"]))
    pages.append((meta["title"], target.relative_to(site)))
feed = tree.Element("feed")
for title, path in pages:
    entry = tree.SubElement(feed, "entry", href=path.as_posix())
    tree.SubElement(entry, "title").text = title
tree.indent(feed)
tree.ElementTree(feed).write(site / "feed.xml", encoding="unicode")
print((site / pages[1][1]).read_text())
print((site / "feed.xml").read_text())
print([entry.findtext("title") for entry in tree.parse(site / "feed.xml").getroot()])
shutil.make_archive("backup", "zip", site)
shutil.unpack_archive("backup.zip", "restored")
print(sorted(path.as_posix() for path in Path("restored").rglob("*.*")))

os.chdir(START)

#> <html><head><title>On &lt;tags&gt; &amp; more</title></head><body><h1>On &lt;tags&gt; &amp; more</h1>
#> <p>Some <em>text</em> with <code>code</code> and a <a href="http://x.y/?a=1&amp;b=2">link</a>.</p>
#> <ul><li>one</li><li>two</li></ul><footer>a, b2</footer></body></html>
#> <feed>
#>   <entry href="2024/post1.html">
#>     <title>First post</title>
#>   </entry>
#>   <entry href="2024/post2.html">
#>     <title>On &lt;tags&gt; &amp; more</title>
#>   </entry>
#>   <entry href="2024/post3.html">
#>     <title>Lists</title>
#>   </entry>
#> </feed>
#> ['First post', 'On <tags> & more', 'Lists']
#> ['restored/2024/post1.html', 'restored/2024/post2.html', 'restored/2024/post3.html', 'restored/feed.xml']
