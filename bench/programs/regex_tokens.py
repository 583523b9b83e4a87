# A tokenizer made of one pattern with named groups, and a reader of comma-separated values.
# tags: text, regex

import re

TOKEN = re.compile(r"""
    (?P<name>[A-Za-z_]\w*)
  | (?P<number>\d+(?:\.\d*)?(?:e[+-]?\d+)?)
  | (?P<string>'[^'\\\n]*(?:\\.[^'\\\n]*)*')
  | (?P<comment>\#.*)
  | (?P<operator>\*\*|==|[-+*/=(),:<>])
  | (?P<space>\s+)
""", re.X)

SOURCE = """def area(width, height=1.5e3):
    # a comment, 'quoted'
    return width * height + len('it\\'s') ** 2
"""


def main():
    counts = {}
    text = SOURCE * 1500
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        kind = match.lastgroup
        counts[kind] = counts.get(kind, 0) + 1
        position = match.end()
    for match in TOKEN.finditer(text):
        counts[match.lastgroup] += len(match.group())
    print(sorted(counts.items()))

    rows = "\n".join(",".join('"%d ""q"" x"' % i if (i + k) % 5 == 0 else str(i * k) for k in range(8))
                     for i in range(4000))
    fields = 0
    for line in rows.split("\n"):
        fields += len(re.findall(r'"(?:[^"]|"")*"|[^,]+', line))
    print(fields, len(re.split(r"[,\n]", rows)))


main()
