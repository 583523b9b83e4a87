# option: --policy standard --enable files
"""A spell checker: learns words from texts, suggests corrections, keeps a personal word list."""
import difflib
import os
import re
import string
import tempfile
from collections import Counter
from functools import lru_cache
from pathlib import Path

CORPUS = """
The old man walked slowly along the river. The river was wide and the water was cold.
He had walked along this river every morning since the spring. In the evening he would
write letters to his daughter, who lived beyond the mountains. She wrote back every week.
"Something is beautiful about letters," she wrote. "They are received slowly, like spring."
It is necessary to separate what we believe from what we know. Believe the water, believe
the morning. The government of the mountains is quiet. Definitely quiet, and beautiful.
"""
DRAFT = """\
Teh old man recieved a leter from the goverment.
He walkd aling the rivver, and it was definately beatiful.
Its necesary to seperate Reykjavik from colour; zxqv is no word.
"""


class Checker:
    def __init__(self, corpus):
        self.counts = Counter(self.words(corpus))
        self.total = self.counts.total()
        self.personal = set()
        self.suggest = lru_cache(maxsize=100)(self._suggest)

    @staticmethod
    def words(text):
        return re.findall(r"[a-z]+(?:'[a-z]+)?", text.lower())

    def load_personal(self, path):
        if path.exists():
            self.personal |= set(path.read_text().split())

    def learn(self, word, path):
        self.personal.add(word.lower())
        with path.open("a") as file:
            file.write(word.lower() + "\n")
        self.suggest.cache_clear()

    def is_known(self, word):
        return word in self.counts or word in self.personal

    @staticmethod
    def edits(word):
        splits = [(word[:i], word[i:]) for i in range(len(word) + 1)]
        yield from (a + b[1:] for a, b in splits if b)
        yield from (a + b[1] + b[0] + b[2:] for a, b in splits if len(b) > 1)
        yield from (a + c + b[1:] for a, b in splits if b for c in string.ascii_lowercase)
        yield from (a + c + b for a, b in splits for c in string.ascii_lowercase)

    def _suggest(self, word):
        near = {edit for edit in self.edits(word) if self.is_known(edit)}
        if not near:
            near = {other for edit in set(self.edits(word)) for other in self.edits(edit) if self.is_known(other)}
        return sorted(near, key=lambda w: (-self.counts[w], w))[:3]

    def check(self, text):
        for number, line in enumerate(text.splitlines(), 1):
            for match in re.finditer(r"[A-Za-z]+(?:'[a-z]+)?", line):
                word = match[0].lower()
                if not self.is_known(word):
                    yield number, match.start() + 1, match[0], self.suggest(word)


def like(original, word):
    return word.capitalize() if original[0].isupper() else word


def corrected(text, checker):
    def replace(match):
        word = match[0]
        suggestions = [] if checker.is_known(word.lower()) else checker.suggest(word.lower())
        return like(word, suggestions[0]) if suggestions else word
    return re.sub(r"[A-Za-z]+(?:'[a-z]+)?", replace, text)


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    (folder / "corpus").mkdir()
    for number, paragraph in enumerate(CORPUS.strip().split(". ")):
        (folder / "corpus" / f"{number:02}.txt").write_text(paragraph)
    checker = Checker(" ".join(path.read_text() for path in sorted((folder / "corpus").iterdir())))
    print(len(checker.counts), "words, most often", checker.counts.most_common(3))
    draft = folder / "draft.txt"
    draft.write_text(DRAFT)
    for line, column, word, suggestions in checker.check(draft.read_text()):
        print(f"{draft.name}:{line}:{column}: {word!r}, perhaps {suggestions or 'nothing like it'}")
    own = folder / "personal.txt"
    for word in ("Reykjavik", "colour", "from", "is"):
        checker.learn(word, own)
    again = Checker(CORPUS)
    again.load_personal(own)
    print(sorted(again.personal), [word for _, _, word, _ in again.check(draft.read_text())])
    fixed = corrected(draft.read_text(), again)
    for line in difflib.unified_diff(DRAFT.splitlines(), fixed.splitlines(), "draft", "fixed", lineterm="", n=0):
        print(line)
    print(again.suggest.cache_info())
    print(difflib.get_close_matches("beatifull", again.counts),
          difflib.get_close_matches("watch", again.counts, 2, 0.5))

#> 55 words, most often [('the', 11), ('river', 3), ('is', 3)]
#> draft.txt:1:1: 'Teh', perhaps ['the']
#> draft.txt:1:13: 'recieved', perhaps ['received']
#> draft.txt:1:22: 'a', perhaps ['is', 'and', 'he']
#> draft.txt:1:24: 'leter', perhaps ['letters', 'water']
#> draft.txt:1:39: 'goverment', perhaps ['government']
#> draft.txt:2:4: 'walkd', perhaps ['walked']
#> draft.txt:2:10: 'aling', perhaps ['along']
#> draft.txt:2:20: 'rivver', perhaps ['river']
#> draft.txt:2:39: 'definately', perhaps ['definitely']
#> draft.txt:2:50: 'beatiful', perhaps ['beautiful']
#> draft.txt:3:1: 'Its', perhaps ['is', 'it']
#> draft.txt:3:5: 'necesary', perhaps ['necessary']
#> draft.txt:3:17: 'seperate', perhaps ['separate']
#> draft.txt:3:26: 'Reykjavik', perhaps nothing like it
#> draft.txt:3:41: 'colour', perhaps nothing like it
#> draft.txt:3:49: 'zxqv', perhaps nothing like it
#> draft.txt:3:57: 'no', perhaps ['to']
#> draft.txt:3:60: 'word', perhaps ['cold', 'old', 'would']
#> ['colour', 'from', 'is', 'reykjavik'] ['Teh', 'recieved', 'a', 'leter', 'goverment', 'walkd', 'aling', 'rivver', 'definately', 'beatiful', 'Its', 'necesary', 'seperate', 'zxqv', 'no', 'word']
#> --- draft
#> +++ fixed
#> @@ -1,3 +1,3 @@
#> -Teh old man recieved a leter from the goverment.
#> -He walkd aling the rivver, and it was definately beatiful.
#> -Its necesary to seperate Reykjavik from colour; zxqv is no word.
#> +The old man received is letters from the government.
#> +He walked along the river, and it was definitely beautiful.
#> +Is necessary to separate Reykjavik from colour; zxqv is to cold.
#> CacheInfo(hits=16, misses=16, maxsize=100, currsize=16)
#> ['beautiful'] ['what', 'water']
