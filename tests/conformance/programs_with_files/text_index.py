# option: --policy standard --enable files
"""Index a folder of texts: inverted index on disk, boolean queries, phrases, ranking."""
import bisect
import gzip
import json
import math
import re
import tempfile
import textwrap
import unicodedata
from collections import defaultdict
from pathlib import Path

TEXTS = {
    "fox.txt": "The quick brown fox jumps over the lazy dog. The dog sleeps; the fox does not.",
    "dogs.txt": "Dogs are not foxes. A lazy dog is still a dog, and a quick dog is quicker than a lazy fox.",
    "cafe.txt": "Déjà vu in the café: a naïve fox orders a crème brûlée and a quick espresso.",
    "empty.txt": "",
    "sub/python.txt": "Python is quick to learn. A python is a snake; this Python is a language.",
}


def tokens(text):
    folded = unicodedata.normalize("NFKD", text.casefold())
    folded = "".join(char for char in folded if not unicodedata.combining(char))
    return re.findall(r"\w+", folded)


class Index:
    def __init__(self):
        self.postings = defaultdict(dict)
        self.lengths = {}

    def add(self, name, text):
        words = tokens(text)
        self.lengths[name] = len(words)
        for place, word in enumerate(words):
            self.postings[word].setdefault(name, []).append(place)

    def save(self, path):
        with gzip.open(path, "wt", encoding="ascii") as file:
            for word in sorted(self.postings):
                deltas = {}
                for name, places in self.postings[word].items():
                    deltas[name] = [b - a for a, b in zip([0] + places, places)]
                print(json.dumps([word, deltas], separators=(",", ":")), file=file)
            print(json.dumps(self.lengths), file=file)

    @classmethod
    def load(cls, path):
        index = cls()
        with gzip.open(path, "rt", encoding="ascii") as file:
            for line in file:
                row = json.loads(line)
                if isinstance(row, dict):
                    index.lengths = row
                    continue
                word, deltas = row
                for name, steps in deltas.items():
                    place, places = 0, []
                    for step in steps:
                        place += step
                        places.append(place)
                    index.postings[word][name] = places
        return index

    def phrase(self, words):
        first, *rest = words
        for name, places in self.postings.get(first, {}).items():
            def follows(place):
                for offset, word in enumerate(rest, start=1):
                    others = self.postings.get(word, {}).get(name, [])
                    where = bisect.bisect_left(others, place + offset)
                    if where == len(others) or others[where] != place + offset:
                        return False
                return True
            if any(map(follows, places)):
                yield name

    def query(self, text):
        """Words are joined by AND; -word excludes; "..." is a phrase; a|b is either."""
        found = set(self.lengths)
        for negative, phrase, term in re.findall(r'(-?)(?:"([^"]*)"|(\S+))', text):
            hits = set()
            for option in [phrase] if phrase else term.split("|"):
                words = tokens(option)
                if words:
                    hits |= set(self.phrase(words))
            found = found - hits if negative else found & hits
        return found

    def ranked(self, text, limit=3):
        words = tokens(text)
        scores = defaultdict(float)
        for word in words:
            names = self.postings.get(word, {})
            weight = math.log(1 + len(self.lengths) / (1 + len(names)))
            for name, places in names.items():
                scores[name] += weight * len(places) / self.lengths[name] ** 0.5
        best = sorted(scores.items(), key=lambda item: (-item[1], item[0]))[:limit]
        return [(name, round(score, 4)) for name, score in best]

    def prefix(self, start):
        words = sorted(self.postings)
        low = bisect.bisect_left(words, start)
        high = bisect.bisect_left(words, start + "\U0010ffff")
        return words[low:high]


def excerpt(text, word, width=34):
    for match in re.finditer(r"\w+", text):
        if tokens(match[0]) == [word]:
            around = text[max(match.start() - 15, 0):match.end() + 15]
            return textwrap.shorten(around.replace(match[0], f"[{match[0]}]"), width, placeholder="…")
    return ""


def main():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in TEXTS.items():
            path = root / "texts" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        index = Index()
        for path in sorted((root / "texts").rglob("*.txt")):
            index.add(path.relative_to(root / "texts").as_posix(), path.read_text(encoding="utf-8"))
        index.save(root / "index.gz")
        again = Index.load(root / "index.gz")
        print(again.postings == index.postings, again.lengths)
        for query in ("fox", "quick -fox", '"lazy dog"', '"lazy fox" | dog', "cafe|language", "creme naive", "absent"):
            print(f"{query:<20}", sorted(again.query(query)))
        for query in ("quick dog", "Python snake", "CAFÉ"):
            print(f"{query:<20}", again.ranked(query))
        print(again.prefix("qu"), again.prefix("fox"), again.prefix("zz"))
        for name in sorted(again.query("quick")):
            print(f"{name:<16}", excerpt((root / "texts" / name).read_text("utf-8"), "quick"))


main()

#> True {'cafe.txt': 16, 'dogs.txt': 21, 'empty.txt': 0, 'fox.txt': 16, 'sub/python.txt': 15}
#> fox                  ['cafe.txt', 'dogs.txt', 'fox.txt']
#> quick -fox           ['sub/python.txt']
#> "lazy dog"           ['dogs.txt', 'fox.txt']
#> "lazy fox" | dog     []
#> cafe|language        ['cafe.txt', 'sub/python.txt']
#> creme naive          ['cafe.txt']
#> absent               []
#> quick dog            [('dogs.txt', 0.7934), ('fox.txt', 0.6637), ('sub/python.txt', 0.179)]
#> Python snake         [('sub/python.txt', 1.2938)]
#> CAFÉ                 [('cafe.txt', 0.3132)]
#> ['quick', 'quicker'] ['fox', 'foxes'] []
#> cafe.txt         e brûlée and a [quick] espresso.
#> dogs.txt         l a dog, and a [quick] dog is…
#> fox.txt          The [quick] brown fox jump
#> sub/python.txt   Python is [quick] to learn. A py
