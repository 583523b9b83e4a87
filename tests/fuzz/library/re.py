# re: random patterns, valid and broken, of text and of bytes, and every way to search with them.
import re

LETTERS = "aabbcABC01_ -.", "aabbcABC01_ -.\u00e9\u00c9\u017fsSkK\u212a\u03c3\u03c2\u0130i"
TEXT = "aaabbcABC01_ \n-.", "aaabbcABC01_ \n-.\u00e9\u00c9\u017fsSkK\u212a\u03c3\u03c2\u0130i\u0660\u2003\U00010400\U00010428"
RANGES = ("a-c", "A-C", "0-1", "a-z", "A-z", "b-b"), ("a-c", "A-C", "0-1", "a-z", "A-z", "b-b", "\u00e0-\u00ff",
    "\u0400-\u04ff", "k-\u2130", "a-\U00010430")
ESCAPES = "\\d \\D \\w \\W \\s \\S \\. \\n \\x61 \\-".split(), "\\d \\D \\w \\W \\s \\S \\. \\n \\x61 \\- \\u0041 \\U00010400".split()
ASSERTIONS = "^ $ \\b \\B \\A \\Z".split()
REPEATS = "* + ? * + ? {2} {1,2} {0,1} {,2} {2,} {0} {1} {0,3}".split()
PIECES = "(?|(?P<|\\x|\\1|[^|{1,|(?#|\\u|(?i)|(?:|++|\\8|\\07|[[|--|(?<|\\N{DIGIT ONE}|\\N{".split("|")
TEMPLATES = ("<\\g<0>>", "\\1", "[\\1\\2]", "\\g<1>0", "\\g<g1>", "\\n\\t\\\\", "\\0\\07", "\\x", "\\", "\\g<",
             "\\g<1", "\\g<01>", "\\g< 1>", "\\g<-1>", "\\99", "\\377", "\\400", "")


class Maker:
    """One pattern. It has no conditions on groups that are still open, because CPython's sre then sees a stale end."""

    def __init__(self, wide):
        self.wide = wide
        self.groups = 0
        self.closed = []
        self.named = []

    def literal(self):
        c = r.choice(LETTERS[self.wide])
        return "\\" + c if c in ".-" else c

    def char_set(self):
        parts = []
        for _ in range(1 + r.randrange(3)):
            kind = r.randrange(6)
            if kind == 0:
                parts.append(r.choice(RANGES[self.wide]))
            elif kind == 1:
                parts.append(r.choice(("\\d", "\\w", "\\s", "\\D", "\\W", "\\S")))
            else:
                parts.append(self.literal().replace("\\.", "."))
        return "[" + r.choice(("", "", "^")) + "".join(parts) + "]"

    def group(self, depth):
        self.groups += 1
        number, head = self.groups, "("
        if r.randrange(5) == 0:
            head = "(?P<g%d>" % number
            self.named.append(number)
        body = self.choice(depth - 1)
        self.closed.append(number)
        return head + body + ")"

    def back_reference(self):
        number = r.choice(self.closed)
        if number in self.named and r.randrange(2):
            return "(?P=g%d)" % number
        return r.choice(("\\%d" % number, "\\%d" % number, "(?:\\%d)" % number))

    def condition(self, depth):
        no = "|" + self.sequence(depth - 1) if r.randrange(2) else ""
        return "(?(%d)%s%s)" % (r.choice(self.closed), self.sequence(depth - 1), no)

    def atom(self, depth):
        kind = r.randrange(22)
        if kind < 7 or depth <= 0:
            return self.literal()
        if kind < 9:
            return self.char_set()
        if kind < 11:
            return r.choice(ESCAPES[self.wide])
        if kind == 11:
            return "."
        if kind < 15:
            return self.group(depth)
        if kind == 15:
            return "(?:" + self.choice(depth - 1) + ")"
        if kind == 16:
            return "(?>" + self.choice(depth - 1) + ")"
        if kind == 17:
            return r.choice(("(?=", "(?!")) + self.choice(depth - 1) + ")"
        if kind == 18:
            text = "".join(self.literal() for _ in range(1 + r.randrange(2)))
            if r.randrange(3) == 0:
                text = self.choice(0)
            return r.choice(("(?<=", "(?<!")) + text + ")"
        if kind == 19 and self.closed:
            return self.back_reference()
        if kind == 20 and self.closed:
            return self.condition(depth)
        if kind == 21:
            return "(?" + r.choice(("i", "s", "m", "-i", "i-s", "a", "x")) + ":" + self.choice(depth - 1) + ")"
        return self.literal()

    def piece(self, depth):
        if r.randrange(9) == 0:
            return r.choice(ASSERTIONS)
        text = self.atom(depth)
        if r.randrange(5) < 2:
            text += r.choice(REPEATS) + r.choice(("", "", "", "?", "+"))
        return text

    def sequence(self, depth):
        return "".join(self.piece(depth) for _ in range(r.choice((0, 1, 1, 2, 2, 3, 4))))

    def choice(self, depth):
        return "|".join(self.sequence(depth) for _ in range(r.choice((1, 1, 1, 2, 2, 3))))


def broken(pattern):
    """Returns the pattern with characters removed or doubled, or with special characters inserted."""
    for _ in range(1 + r.randrange(2)):
        at = r.randrange(len(pattern) + 1)
        kind = r.randrange(4)
        if kind == 0:
            pattern = pattern[:at] + pattern[at + 1:]
        elif kind == 1:
            pattern = pattern[:at] + r.choice("()[]{}*+?|^$\\-,:=!<>P1#i") + pattern[at:]
        elif kind == 2:
            pattern = pattern[:at] + r.choice(PIECES) + pattern[at:]
        else:
            pattern = pattern[:at] + pattern[at:at + 2] + pattern[at:]
    return pattern


def show(m):
    return m and (m.regs, m.groups(), m.lastindex, m.lastgroup)


def compiled(pattern, flags):
    """Compiles the pattern and returns it with its attributes, or the position of the error."""
    try:
        program = re.compile(pattern, flags)
    except (re.error, OverflowError, ValueError, RecursionError) as error:
        attempt((pattern, flags), lambda: (isinstance(error, re.error), getattr(error, 'pos', None)))
        return None
    attempt((pattern, flags), lambda: (program.groups, program.groupindex, program.flags))
    return program


for _ in cases():
    wide = r.random() < .75
    pattern = Maker(wide).choice(3)
    if r.randrange(8) == 0:
        pattern = broken(pattern)
    flags = 0
    for flag in (re.I, re.M, re.S, re.X, re.A):
        if r.randrange(5) == 0:
            flags |= int(flag)
    text = "".join(r.choice(TEXT[wide]) for _ in range(r.randrange(9 if r.randrange(6) else 13)))
    template = r.choice(TEMPLATES)
    if not wide:
        pattern, text, template = pattern.encode(), text.encode(), template.encode()
    p = compiled(pattern, flags)
    if p is None:
        continue
    start, end, most = r.randrange(4), r.randrange(9), r.randrange(3)
    for label, f in (('search', lambda: show(p.search(text))), ('match', lambda: show(p.match(text))), ('fullmatch',
        lambda: show(p.fullmatch(text))), ('part', lambda: show(p.search(text, start, end))), ('finditer',
            lambda: [show(m) for m in p.finditer(text)]),
                     ('findall', lambda: p.findall(text)), ('split', lambda: p.split(text)), ('splits',
                         lambda: p.split(text, most)), ('sub',
                             lambda: p.sub(b'<\\g<0>>' if not wide else '<\\g<0>>', text)), ('subn',
                                 lambda: p.subn(template, text, most)),
                     ('expand', lambda: p.search(text).expand(template)), ('function',
                         lambda: p.sub(lambda m: m[0] + m[0], text)), ('scanner',
                             lambda: [show(m) for m in iter(p.scanner(text, start).search, None)])):
        attempt((label, pattern, flags, text, start, end, template), f)
