# A tokenizer for prose and statistics over it: frequencies, n-grams, readability, concordance, index.

TEXT = """\
The hognose snake is a harmless snake; it lives in sand. When it is frightened, it spreads
its neck, hisses loudly -- and, if that does not help, rolls over and plays dead!

"Is it dead?" asked the boy. It wasn't. It's an actor: turn it upright, and it will roll
over again, as though it had forgotten that a dead snake doesn't move. In 1758, Linnaeus
described 12 kinds of snakes. None of them, so far as we know, was acting.
"""

STOP_WORDS = frozenset("a an and as in is it its it's of on that the them then to was with had not does will".split())


class Token:
    def __init__(self, kind, text, line, column):
        self.kind, self.text, self.line, self.column = kind, text, line, column

    def __repr__(self):
        return f"<{self.kind} {self.text!r} {self.line}:{self.column}>"


class Tokenizer:
    """Splits text into words, numbers and marks; an apostrophe inside a word belongs to it."""

    def __init__(self, text):
        self.text = text
        self.position = 0
        self.line = self.column = 1

    def __iter__(self):
        while self.position < len(self.text):
            char = self.text[self.position]
            if char.isspace():
                self.take(1)
            elif char.isalpha():
                yield self.make("word", lambda c, after: c.isalpha() or c in "'-" and after.isalpha())
            elif char.isdigit():
                yield self.make("number", lambda c, after: c.isdigit() or c in ".," and after.isdigit())
            elif self.text.startswith("--", self.position):
                yield self.token("mark", 2)
            else:
                yield self.token("mark", 1)

    def make(self, kind, belongs):
        end = self.position
        while end < len(self.text) and belongs(self.text[end], self.text[end + 1:end + 2]):
            end += 1
        return self.token(kind, end - self.position)

    def token(self, kind, length):
        line, column = self.line, self.column
        return Token(kind, self.take(length), line, column)

    def take(self, length):
        text = self.text[self.position:self.position + length]
        self.position += length
        for char in text:
            if char == "\n":
                self.line, self.column = self.line + 1, 1
            else:
                self.column += 1
        return text


class Counter(dict):
    def __missing__(self, key):
        return 0

    def update(self, items):
        for item in items:
            self[item] += 1
        return self

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda pair: (-pair[1], pair[0]))[:n]


def sentences(tokens):
    current = []
    for token in tokens:
        if token.kind == "mark" and token.text in ".!?":
            if current:
                yield current
            current = []
        elif token.kind != "mark":
            current.append(token)
    if current:
        yield current


def ngrams(items, n):
    return zip(*(items[i:] for i in range(n)))


def syllables(word):
    count, previous = 0, False
    for char in word.lower():
        vowel = char in "aeiouy"
        count += vowel and not previous
        previous = vowel
    if word.endswith("e") and count > 1:
        count -= 1
    return max(count, 1)


def concordance(tokens, wanted, width=3):
    for i, token in enumerate(tokens):
        if token.text.lower() == wanted:
            left = " ".join(t.text for t in tokens[max(0, i - width):i])
            right = " ".join(t.text for t in tokens[i + 1:i + 1 + width])
            yield f"{left:>28} [{token.text}] {right}"


def line_index(tokens):
    index = {}
    for token in tokens:
        lines = index.setdefault(token.text.lower(), [])
        if token.line not in lines:
            lines.append(token.line)
    return index


def bar_chart(pairs, width=30):
    top = max(n for _, n in pairs)
    for name, n in pairs:
        print(f"{name:>10} {'█' * (n * width // top):<{width}} {n}")


tokens = list(Tokenizer(TEXT))
words = [t.text.lower() for t in tokens if t.kind == "word"]
counts = Counter().update(words)
print(tokens[:4], tokens[-1])
print(f"{len(TEXT)} characters, {len(tokens)} tokens, {len(words)} words, {len(counts)} different, {len(TEXT.splitlines())} lines")
print("kinds:", dict(Counter().update(t.kind for t in tokens)), "marks:", "".join(sorted({t.text for t in tokens if t.kind == "mark"})))
bar_chart([(w, n) for w, n in counts.most_common() if w not in STOP_WORDS][:6])
print("letters:", " ".join(f"{c}{n}" for c, n in Counter().update(c for c in TEXT.lower() if c.isalpha()).most_common(8)))
print("pairs:", [(" ".join(pair), n) for pair, n in Counter().update(ngrams(words, 2)).most_common(4)])
print("lengths:", dict(sorted(Counter().update(map(len, words)).items())))
all_sentences = list(sentences(tokens))
longest = max(all_sentences, key=len)
print(f"{len(all_sentences)} sentences, longest has {len(longest)} words: {' '.join(t.text for t in longest)[:50]}...")
per_sentence = len(words) / len(all_sentences)
per_word = sum(map(syllables, words)) / len(words)
print(f"{per_sentence:.2f} words a sentence, {per_word:.3f} syllables a word, reading ease {206.835 - 1.015 * per_sentence - 84.6 * per_word:.1f}")
print(*concordance([t for t in tokens if t.kind == "word"], "dead"), sep="\n")
index = line_index(t for t in tokens if t.kind == "word")
print("; ".join(f"{w} {','.join(map(str, lines))}" for w, lines in sorted(index.items()) if len(lines) > 1))
print("palindromes:", sorted({w for w in words if len(w) > 1 and w == w[::-1]}), "anagrams:", [g for g in {"".join(sorted(w)): sorted({v for v in words if sorted(v) == sorted(w)}) for w in words}.values() if len(g) > 1])
print("\n".join(line.title() if i % 2 else line.swapcase() for i, line in enumerate(TEXT.splitlines()[:2])))
