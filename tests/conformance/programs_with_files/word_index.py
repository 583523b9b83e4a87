# option: --policy standard --enable files
# Builds an index of words over several texts, saves it, and answers queries.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import fileinput
import json
import re
from collections import defaultdict
from pathlib import Path

TEXTS = {"one.txt": "The cat sat.\nThe dog ran.\n", "two.txt": "A cat and a dog\nmet the bird.\n", "three.txt": "Nobody was there.\n"}
for name, text in TEXTS.items():
    Path(name).write_text(text)
index = defaultdict(set)
with fileinput.input(sorted(TEXTS)) as lines:
    for line in lines:
        for word in re.findall(r"\w+", line.lower()):
            index[word].add((lines.filename(), lines.filelineno()))
Path("index.json").write_text(json.dumps({word: sorted(places) for word, places in sorted(index.items())}))
loaded = json.loads(Path("index.json").read_text())


def query(*words):
    found = [{tuple(place) for place in loaded.get(word, ())} for word in words]
    return sorted(set.intersection(*found)) if found else []


print(len(loaded), query("cat"), query("the", "dog"), query("cat", "dog"), query("nothing"))

os.chdir(START)

#> 12 [('one.txt', 1), ('two.txt', 1)] [('one.txt', 2)] [('two.txt', 1)] []
