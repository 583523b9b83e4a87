# option: --policy standard --enable files
"""Convert a folder of Markdown files to HTML: blocks, spans, nested lists, tables and a check of links."""
import html
import re
import tempfile
from pathlib import Path

SPANS = [
    (re.compile(r"`([^`]+)`"), lambda m: f"<code>{m[1]}</code>"),
    (re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)"), lambda m: f'<img src="{m[2]}" alt="{m[1]}">'),
    (re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)"), lambda m: f'<a href="{m[2].replace(".md", ".html")}">{m[1]}</a>'),
    (re.compile(r"\*\*(.+?)\*\*"), lambda m: f"<strong>{m[1]}</strong>"),
    (re.compile(r"(?<!\w)[*_]([^*_]+)[*_](?!\w)"), lambda m: f"<em>{m[1]}</em>"),
]


def spans(text):
    text = html.escape(text, quote=False)
    for pattern, replacement in SPANS:
        text = pattern.sub(replacement, text)
    return text


def slug(text):
    return re.sub(r"\W+", "-", text.lower()).strip("-")


def list_items(lines):
    """Yield (indent, is_ordered, text) for each item."""
    for line in lines:
        match = re.match(r"(\s*)(?:([-*])|(\d+)\.)\s+(.*)", line)
        yield len(match[1]) // 2, match[3] is not None, match[4]


def render_list(items):
    out, stack = [], []
    for indent, ordered, text in items:
        while stack and stack[-1][0] > indent:
            out.append(f"</li></{stack.pop()[1]}>")
        if not stack or stack[-1][0] < indent:
            tag = "ol" if ordered else "ul"
            stack.append((indent, tag))
            out.append(f"<{tag}><li>{spans(text)}")
        else:
            out.append(f"</li><li>{spans(text)}")
    out.extend(f"</li></{tag}>" for _, tag in reversed(stack))
    return "".join(out)


def render_table(rows):
    cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]
    aligns = [{":-": "left", "-:": "right", "::": "center"}.get(rule[0] + rule[-1], "") for rule in cells[1]]

    def row(values, tag):
        made = "".join(f"<{tag}{f' align={a}' if a else ''}>{spans(v)}</{tag}>" for a, v in zip(aligns, values))
        return f"<tr>{made}</tr>"

    return "\n".join(["<table>", row(cells[0], "th"), *(row(values, "td") for values in cells[2:]), "</table>"])


def convert(text):
    blocks = []
    lines = text.splitlines()
    position = 0

    def take(test):
        nonlocal position
        start = position
        while position < len(lines) and test(lines[position]):
            position += 1
        return lines[start:position]

    while position < len(lines):
        line = lines[position]
        if not line.strip():
            position += 1
        elif match := re.match(r"(#{1,6})\s+(.*?)\s*#*$", line):
            level, title = len(match[1]), match[2]
            blocks.append(f'<h{level} id="{slug(title)}">{spans(title)}</h{level}>')
            position += 1
        elif line.startswith("```"):
            position += 1
            body = take(lambda l: not l.startswith("```"))
            position += 1
            language = f' class="{line[3:].strip()}"' if line[3:].strip() else ""
            blocks.append(f"<pre{language}>" + html.escape("\n".join(body)) + "</pre>")
        elif line.startswith(">"):
            inner = "\n".join(re.sub("^> ?", "", l) for l in take(lambda l: l.startswith(">")))
            blocks.append(f"<blockquote>\n{convert(inner)}\n</blockquote>")
        elif re.match(r"\s*([-*]|\d+\.)\s", line):
            blocks.append(render_list(list_items(take(lambda l: re.match(r"\s*([-*]|\d+\.)\s", l)))))
        elif line.startswith("|"):
            blocks.append(render_table(take(lambda l: l.startswith("|"))))
        elif re.fullmatch(r"(-{3,}|\*{3,})\s*", line):
            blocks.append("<hr>")
            position += 1
        else:
            words = [l.strip() for l in take(lambda l: l.strip() and l[0] not in "#>|`")]
            blocks.append(f"<p>{spans(' '.join(words))}</p>")
    return "\n".join(blocks)


PAGES = {
    "index.md": "# Snakes & ladders\n\nA *short* guide to **two** games.\nSee [the rules](rules.md) and `a < b`.\n\n"
                "- one\n  - one and a half\n  1. three\n- two\n  - deep\n    - deeper\n- end\n\n"
                "---\n> quoted **text**\n>\n> > twice\n",
    "rules.md": "## Rules ##\n\n| player | score | note |\n|:--|--:|:-:|\n"
                "| Ann | 3 | *won* |\n| Bob | 12 | [x](gone.md) |\n\n"
                "```python\nif a < b:\n    print(\"&\")\n```\n\n1. throw\n2. move\n\n"
                "![board](img/board.png) snake_case_name stays\n",
}
with tempfile.TemporaryDirectory() as folder:
    source, target = Path(folder, "src"), Path(folder, "out")
    source.mkdir()
    target.mkdir()
    for name, text in PAGES.items():
        (source / name).write_text(text, encoding="utf-8")
    for page in sorted(source.glob("*.md")):
        made = target / page.with_suffix(".html").name
        made.write_text(convert(page.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"== {made.name}")
        print(made.read_text(encoding="utf-8"))
    for page in sorted(target.iterdir()):
        for link in re.findall(r'href="([^"#]+)"', page.read_text()):
            if not (target / link).exists():
                print(f"broken link in {page.name}: {link}")

#> == index.html
#> <h1 id="snakes-ladders">Snakes &amp; ladders</h1>
#> <p>A <em>short</em> guide to <strong>two</strong> games. See <a href="rules.html">the rules</a> and <code>a &lt; b</code>.</p>
#> <ul><li>one<ul><li>one and a half</li><li>three</li></ul></li><li>two<ul><li>deep<ul><li>deeper</li></ul></li></ul></li><li>end</li></ul>
#> <hr>
#> <blockquote>
#> <p>quoted <strong>text</strong></p>
#> <blockquote>
#> <p>twice</p>
#> </blockquote>
#> </blockquote>
#> == rules.html
#> <h2 id="rules">Rules</h2>
#> <table>
#> <tr><th align=left>player</th><th align=right>score</th><th align=center>note</th></tr>
#> <tr><td align=left>Ann</td><td align=right>3</td><td align=center><em>won</em></td></tr>
#> <tr><td align=left>Bob</td><td align=right>12</td><td align=center><a href="gone.html">x</a></td></tr>
#> </table>
#> <pre class="python">if a &lt; b:
#>     print(&quot;&amp;&quot;)</pre>
#> <ol><li>throw</li><li>move</li></ol>
#> <p><img src="img/board.png" alt="board"> snake_case_name stays</p>
#> broken link in rules.html: gone.html
