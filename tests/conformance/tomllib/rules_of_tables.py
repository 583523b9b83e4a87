# tomllib: which tables may be opened, extended and filled, and where errors are, in documents with few names.
# option: --policy standard
import random
import tomllib


def show(document, **options):
    try:
        print(ascii(tomllib.loads(document, **options)))
    except tomllib.TOMLDecodeError as error:
        print(error, ascii(error.msg), error.pos, error.lineno, error.colno,
              error.doc == document.replace('\r\n', '\n'))


DOCUMENTS = [
    '[a]\n[a.b]\nc = 1\n[a.d]', '[a.b]\n[a]\n[a]', '[a.b]\n[a]\n[a.b]', '[[a]]\n[a.b]\n[[a]]\n[a.b]', '[[a]]\n[a]',
    '[a]\n[[a]]',
    '[[a.b]]\n[a]\nc = 1\n[[a.b]]', '[a]\nb.c = 1\n[a.b]', '[a]\nb.c = 1\nb.d = 2\n[a.b.c]', '[a.b.c]\n[a]\nb.d = 1',
    'a.b = 1\na.c = 2\n[a]',
    'a.b.c = 1\n[a.b]', 'a = {b = 1}\n[a.c]', 'a = {b = 1}\na.c = 2', 'a = [1]\n[a.b]', 'a = [{}]\n[[a]]',
    'a = []\na.b = 1', 'a = 1\n[a.b]',
    '[[a]]\nb = 1\n[[a.b]]', '[[a]]\n[[a.b]]\n[[a.b]]\nc = 1\n[[a]]\n[[a.b]]', '[a]\nb = {c = {d = 1}}\nb.c.e = 2',
    '[a]\nb = {}\n[a.b.c]',
    'a = {b.c = 1, b.d = 2}', 'a = {b = {c = 1}, b.d = 2}', 'a = {b = [1], b.c = 2}', 'a = {b = 1, b.c = 2}',
    'a = {b.c = 1, b = 2}', 'a = {b = 1, "b" = 2}',
    '[a.b]\nc.d = 1\n[a.b.c]\n', '[[a]]\nb.c = 1\n[a.b]', '["a b"."c.d"]\n\'e\'."f" = 1', '[a]\n[b]\n[a]',
    '[[a.b]]\n[[a]]', '[a.b]\n[[a.b]]', '[a]\nb = []\n[[a.b]]',
]
for document in DOCUMENTS:
    show(document)

# Every order of a few statements.
generator = random.Random(4)
KEYS = ('a', 'b', 'a.b', 'a.b.c', 'b.a', '"a"', 'c')
for _ in range(250):
    lines = []
    for _ in range(generator.randrange(2, 7)):
        key = generator.choice(KEYS)
        lines.append(generator.choice(('[%s]', '[[%s]]', '%s = 1', '%s = 1', '%s = {b = 1}', '%s = [{}]',
            '[ %s ] # note')) % key)
    show(generator.choice(('\n', '\r\n')).join(lines))

#> {'a': {'b': {'c': 1}, 'd': {}}}
#> Cannot declare ('a',) twice (at line 3, column 3) "Cannot declare ('a',) twice" 12 3 3 True
#> Cannot declare ('a', 'b') twice (at line 3, column 5) "Cannot declare ('a', 'b') twice" 14 3 5 True
#> {'a': [{'b': {}}, {'b': {}}]}
#> Cannot declare ('a',) twice (at line 2, column 3) "Cannot declare ('a',) twice" 8 2 3 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 7 2 4 True
#> {'a': {'b': [{}, {}], 'c': 1}}
#> Cannot declare ('a', 'b') twice (at line 3, column 5) "Cannot declare ('a', 'b') twice" 16 3 5 True
#> Cannot overwrite a value (at line 4, column 7) 'Cannot overwrite a value' 26 4 7 True
#> {'a': {'b': {'c': {}, 'd': 1}}}
#> Cannot declare ('a',) twice (at line 3, column 3) "Cannot declare ('a',) twice" 18 3 3 True
#> Cannot declare ('a', 'b') twice (at line 2, column 5) "Cannot declare ('a', 'b') twice" 14 2 5 True
#> Cannot declare ('a', 'c') twice (at line 2, column 5) "Cannot declare ('a', 'c') twice" 16 2 5 True
#> Cannot mutate immutable namespace ('a',) (at end of document) "Cannot mutate immutable namespace ('a',)" 19 2 8 True
#> Cannot declare ('a', 'b') twice (at line 2, column 5) "Cannot declare ('a', 'b') twice" 12 2 5 True
#> Cannot mutate immutable namespace ('a',) (at line 2, column 4) "Cannot mutate immutable namespace ('a',)" 12 2 4 True
#> Cannot mutate immutable namespace ('a',) (at end of document) "Cannot mutate immutable namespace ('a',)" 14 2 8 True
#> Cannot overwrite a value (at line 2, column 5) 'Cannot overwrite a value' 10 2 5 True
#> Cannot overwrite a value (at line 3, column 6) 'Cannot overwrite a value' 17 3 6 True
#> {'a': [{'b': [{}, {'c': 1}]}, {'b': [{}]}]}
#> Cannot mutate immutable namespace ('a', 'b', 'c') (at end of document) "Cannot mutate immutable namespace ('a', 'b', 'c')" 31 3 10 True
#> Cannot declare ('a', 'b', 'c') twice (at line 3, column 7) "Cannot declare ('a', 'b', 'c') twice" 17 3 7 True
#> {'a': {'b': {'c': 1, 'd': 2}}}
#> Cannot mutate immutable namespace ('b', 'd') (at line 1, column 26) "Cannot mutate immutable namespace ('b', 'd')" 25 1 26 True
#> Cannot mutate immutable namespace ('b', 'c') (at line 1, column 22) "Cannot mutate immutable namespace ('b', 'c')" 21 1 22 True
#> Cannot overwrite a value (at line 1, column 20) 'Cannot overwrite a value' 19 1 20 True
#> Duplicate inline table key 'b' (at line 1, column 20) "Duplicate inline table key 'b'" 19 1 20 True
#> Duplicate inline table key 'b' (at line 1, column 20) "Duplicate inline table key 'b'" 19 1 20 True
#> Cannot declare ('a', 'b', 'c') twice (at line 3, column 7) "Cannot declare ('a', 'b', 'c') twice" 20 3 7 True
#> Cannot declare ('a', 'b') twice (at line 3, column 5) "Cannot declare ('a', 'b') twice" 18 3 5 True
#> {'a b': {'c.d': {'e': {'f': 1}}}}
#> Cannot declare ('a',) twice (at line 3, column 3) "Cannot declare ('a',) twice" 10 3 3 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 11 2 4 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 11 2 6 True
#> Cannot mutate immutable namespace ('a', 'b') (at line 3, column 6) "Cannot mutate immutable namespace ('a', 'b')" 16 3 6 True
#> {'a': {'b': {'a': 1, 'c': [{}]}}}
#> {'a': 1, 'b': {'a': 1}}
#> {'b': {'a': {'b': 1}}, 'a': {'b': 1}, 'c': [{}]}
#> Cannot overwrite a value (at line 3, column 6) 'Cannot overwrite a value' 18 3 6 True
#> Cannot declare ('a',) twice (at line 2, column 7) "Cannot declare ('a',) twice" 14 2 7 True
#> {'c': {'b': 1}, 'a': {'b': [{}]}}
#> Cannot declare ('a', 'b') twice (at line 6, column 5) "Cannot declare ('a', 'b') twice" 50 6 5 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 56 6 10 True
#> Cannot declare ('a',) twice (at line 3, column 3) "Cannot declare ('a',) twice" 23 3 3 True
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 29 3 8 True
#> {'a': {'b': {'c': [{'a': [{}]}]}}}
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 26 3 8 True
#> {'a': {'a': [{}], 'b': 1, 'c': {'b': 1}}}
#> {'a': {'b': [{'a': {'b': 1}}]}}
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 16 2 6 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 13 2 6 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 60 6 16 True
#> Cannot declare ('a', 'b') twice (at line 4, column 7) "Cannot declare ('a', 'b') twice" 28 4 7 True
#> {'b': {'a': {}}, 'a': {'b': {'c': [{}, {}]}}}
#> {'a': [{'b': {'a': [{}]}}]}
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 16) "Cannot mutate immutable namespace ('a', 'b')" 27 2 16 True
#> {'a': {'b': {'c': [{'b': 1, 'a': {'b': {'c': 1}}}]}}}
#> Cannot overwrite a value (at line 3, column 9) 'Cannot overwrite a value' 27 3 9 True
#> Cannot overwrite a value (at line 4, column 6) 'Cannot overwrite a value' 23 4 6 True
#> Cannot overwrite a value (at line 3, column 5) 'Cannot overwrite a value' 16 3 5 True
#> Cannot overwrite a value (at line 2, column 8) 'Cannot overwrite a value' 15 2 8 True
#> Cannot declare ('a',) twice (at line 4, column 7) "Cannot declare ('a',) twice" 35 4 7 True
#> Cannot declare ('a',) twice (at line 2, column 5) "Cannot declare ('a',) twice" 14 2 5 True
#> Cannot declare ('a',) twice (at line 4, column 5) "Cannot declare ('a',) twice" 33 4 5 True
#> Cannot overwrite a value (at line 2, column 10) 'Cannot overwrite a value' 22 2 10 True
#> {'c': {'c': 1, 'b': {'b': 1}}, 'a': [{'b': [{}]}]}
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 60 6 6 True
#> Cannot declare ('a', 'b') twice (at line 6, column 7) "Cannot declare ('a', 'b') twice" 52 6 7 True
#> {'b': {'a': 1}, 'a': {'b': {'c': [{}]}}}
#> Cannot declare ('a', 'b', 'c') twice (at line 3, column 7) "Cannot declare ('a', 'b', 'c') twice" 36 3 7 True
#> Cannot overwrite a value (at line 3, column 6) 'Cannot overwrite a value' 24 3 6 True
#> Cannot overwrite a value (at line 4, column 4) 'Cannot overwrite a value' 39 4 4 True
#> Cannot overwrite a value (at line 3, column 9) 'Cannot overwrite a value' 28 3 9 True
#> Cannot overwrite a value (at line 4, column 5) 'Cannot overwrite a value' 27 4 5 True
#> Cannot declare ('b',) twice (at line 2, column 5) "Cannot declare ('b',) twice" 17 2 5 True
#> Cannot overwrite a value (at line 4, column 6) 'Cannot overwrite a value' 42 4 6 True
#> Cannot mutate immutable namespace ('a', 'b') (at line 3, column 6) "Cannot mutate immutable namespace ('a', 'b')" 28 3 6 True
#> Cannot overwrite a value (at line 3, column 7) 'Cannot overwrite a value' 20 3 7 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 13 2 6 True
#> {'c': {}, 'a': [{'b': {'b': 1}, 'a': {'b': {'c': [{}]}}}]}
#> {'b': [{}], 'a': {'b': {'c': [{}]}}}
#> Cannot overwrite a value (at line 4, column 16) 'Cannot overwrite a value' 45 4 16 True
#> Cannot overwrite a value (at line 3, column 14) 'Cannot overwrite a value' 36 3 14 True
#> Cannot overwrite a value (at line 3, column 10) 'Cannot overwrite a value' 34 3 10 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 19 2 4 True
#> {'c': 1, 'a': {'b': {'c': [{}]}}}
#> Cannot declare ('b',) twice (at line 4, column 3) "Cannot declare ('b',) twice" 18 4 3 True
#> {'b': {'a': [{}]}}
#> Cannot overwrite a value (at line 2, column 3) 'Cannot overwrite a value' 8 2 3 True
#> Cannot overwrite a value (at line 3, column 9) 'Cannot overwrite a value' 28 3 9 True
#> {'a': {'b': 1}, 'b': {'b': 1}}
#> Cannot declare ('b', 'a') twice (at line 3, column 5) "Cannot declare ('b', 'a') twice" 25 3 5 True
#> Cannot mutate immutable namespace ('b', 'a', 'b') (at end of document) "Cannot mutate immutable namespace ('b', 'a', 'b')" 42 3 16 True
#> Cannot declare ('a', 'b', 'c') twice (at line 3, column 7) "Cannot declare ('a', 'b', 'c') twice" 22 3 7 True
#> {'b': {'c': {'b': 1}}}
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 31 3 14 True
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 27 3 8 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 23 2 8 True
#> {'a': {'c': [{}], 'b': 1}, 'b': {'a': {'c': [{}], 'b': {'a': 1}}}}
#> {'c': {}, 'a': [{'b': {'a': [{}]}}]}
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 10) "Cannot mutate immutable namespace ('a', 'b')" 23 2 10 True
#> {'b': [{}], 'a': 1}
#> Cannot declare ('a',) twice (at line 4, column 3) "Cannot declare ('a',) twice" 42 4 3 True
#> Cannot overwrite a value (at line 2, column 9) 'Cannot overwrite a value' 22 2 9 True
#> Cannot declare ('a', 'b', 'c') twice (at line 3, column 7) "Cannot declare ('a', 'b', 'c') twice" 26 3 7 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 23 2 12 True
#> Cannot mutate immutable namespace ('c', 'a', 'b') (at line 4, column 10) "Cannot mutate immutable namespace ('c', 'a', 'b')" 34 4 10 True
#> Cannot declare ('a', 'b') twice (at line 4, column 7) "Cannot declare ('a', 'b') twice" 40 4 7 True
#> Cannot declare ('a',) twice (at line 2, column 3) "Cannot declare ('a',) twice" 16 2 3 True
#> Cannot overwrite a value (at line 5, column 6) 'Cannot overwrite a value' 45 5 6 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 13 2 6 True
#> Cannot declare ('a',) twice (at line 3, column 3) "Cannot declare ('a',) twice" 23 3 3 True
#> Cannot overwrite a value (at line 3, column 9) 'Cannot overwrite a value' 31 3 9 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 16 2 4 True
#> Cannot mutate immutable namespace ('a',) (at line 2, column 11) "Cannot mutate immutable namespace ('a',)" 22 2 11 True
#> Cannot declare ('b',) twice (at line 2, column 3) "Cannot declare ('b',) twice" 15 2 3 True
#> Cannot declare ('a',) twice (at line 2, column 7) "Cannot declare ('a',) twice" 17 2 7 True
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 31 3 8 True
#> {'b': [{}], 'a': {'b': [{}]}}
#> {'a': {'b': {'b': 1}}, 'c': [{'b': {'a': [{}]}}]}
#> Cannot declare ('a',) twice (at line 2, column 5) "Cannot declare ('a',) twice" 18 2 5 True
#> {'a': [{'b': {}}]}
#> Cannot overwrite a value (at line 4, column 8) 'Cannot overwrite a value' 45 4 8 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 11 2 6 True
#> Cannot overwrite a value (at line 2, column 14) 'Cannot overwrite a value' 19 2 14 True
#> Cannot declare ('b', 'a') twice (at line 2, column 5) "Cannot declare ('b', 'a') twice" 13 2 5 True
#> {'a': {'b': {'c': 1}}, 'b': {}}
#> Cannot mutate immutable namespace ('a', 'b') (at line 3, column 6) "Cannot mutate immutable namespace ('a', 'b')" 23 3 6 True
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 33 3 8 True
#> Cannot overwrite a value (at line 3, column 7) 'Cannot overwrite a value' 24 3 7 True
#> {'b': [{'b': {'b': 1}, 'a': {'a': {'b': 1}, 'c': 1}}], 'a': [{}]}
#> {'c': {}, 'b': {'a': [{}]}}
#> {'b': {'a': {'a': {'b': 1}, 'c': 1, 'b': [{}]}}}
#> {'b': {'a': [{}]}, 'c': {'b': 1}, 'a': {'b': {'c': {}}}}
#> {'b': {'a': {'b': 1}}, 'c': {}, 'a': {'b': {'b': 1}}}
#> Cannot overwrite a value (at line 5, column 4) 'Cannot overwrite a value' 37 5 4 True
#> {'a': {'a': {'b': {'b': 1}}}}
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 19 2 8 True
#> Cannot declare ('b', 'a') twice (at line 2, column 5) "Cannot declare ('b', 'a') twice" 15 2 5 True
#> {'a': {'b': {'c': [{}], 'a': 1}}}
#> Cannot declare ('b', 'a') twice (at line 2, column 5) "Cannot declare ('b', 'a') twice" 16 2 5 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 34 3 8 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 64 6 6 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 19 2 6 True
#> {'b': 1, 'a': {'b': {'a': {'b': [{}]}, 'b': {'b': 1}}}}
#> Cannot overwrite a value (at line 2, column 7) 'Cannot overwrite a value' 14 2 7 True
#> {'a': {'b': {'c': {}}}, 'b': {'a': {}}}
#> {'a': [{}], 'b': {'a': [{}]}}
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 10) "Cannot mutate immutable namespace ('a', 'b')" 20 2 10 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 19 2 6 True
#> Cannot overwrite a value (at line 3, column 12) 'Cannot overwrite a value' 28 3 12 True
#> Cannot overwrite a value (at line 2, column 5) 'Cannot overwrite a value' 10 2 5 True
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 16) "Cannot mutate immutable namespace ('a', 'b')" 29 2 16 True
#> Cannot overwrite a value (at line 4, column 4) 'Cannot overwrite a value' 26 4 4 True
#> Cannot declare ('a', 'b') twice (at line 2, column 7) "Cannot declare ('a', 'b') twice" 19 2 7 True
#> Cannot mutate immutable namespace ('b', 'a', 'a', 'b') (at line 3, column 10) "Cannot mutate immutable namespace ('b', 'a', 'a', 'b')" 33 3 10 True
#> Cannot overwrite a value (at line 3, column 12) 'Cannot overwrite a value' 31 3 12 True
#> Cannot overwrite a value (at line 5, column 16) 'Cannot overwrite a value' 56 5 16 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 48 5 11 True
#> {'b': 1, 'a': {'b': [{'a': {'b': {'b': 1}}}]}}
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 23 3 8 True
#> Cannot overwrite a value (at line 3, column 9) 'Cannot overwrite a value' 33 3 9 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 35 6 6 True
#> Cannot overwrite a value (at line 5, column 9) 'Cannot overwrite a value' 30 5 9 True
#> {'a': {'b': {'c': {}}}, 'b': {'a': {'b': {'a': {'b': 1}}}}}
#> {'b': {'a': {}}, 'c': [{}]}
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 10) "Cannot mutate immutable namespace ('a', 'b')" 21 2 10 True
#> Cannot declare ('a',) twice (at line 4, column 5) "Cannot declare ('a',) twice" 30 4 5 True
#> Cannot overwrite a value (at line 3, column 4) 'Cannot overwrite a value' 15 3 4 True
#> Cannot overwrite a value (at line 2, column 5) 'Cannot overwrite a value' 12 2 5 True
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 16) "Cannot mutate immutable namespace ('a', 'b')" 26 2 16 True
#> {'a': 1, 'b': {'a': {'b': {'a': 1}}}}
#> Cannot declare ('b',) twice (at line 2, column 5) "Cannot declare ('b',) twice" 12 2 5 True
#> Cannot overwrite a value (at line 3, column 8) 'Cannot overwrite a value' 28 3 8 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 18 2 4 True
#> Cannot overwrite a value (at line 2, column 12) 'Cannot overwrite a value' 20 2 12 True
#> Cannot mutate immutable namespace ('a', 'b') (at end of document) "Cannot mutate immutable namespace ('a', 'b')" 24 2 13 True
#> Cannot overwrite a value (at line 2, column 7) 'Cannot overwrite a value' 12 2 7 True
#> Cannot overwrite a value (at line 4, column 7) 'Cannot overwrite a value' 28 4 7 True
#> Cannot overwrite a value (at line 3, column 6) 'Cannot overwrite a value' 27 3 6 True
#> Cannot mutate immutable namespace ('b', 'a', 'b') (at end of document) "Cannot mutate immutable namespace ('b', 'a', 'b')" 41 4 16 True
#> {'b': {'a': [{'c': 1, 'b': {'a': {'b': 1}}}]}}
#> Cannot declare ('a',) twice (at line 2, column 7) "Cannot declare ('a',) twice" 14 2 7 True
#> Cannot overwrite a value (at line 2, column 8) 'Cannot overwrite a value' 16 2 8 True
#> Cannot overwrite a value (at line 2, column 11) 'Cannot overwrite a value' 16 2 11 True
#> {'b': {'a': [{'a': 1}]}, 'a': {'b': {'c': [{'a': 1, 'b': [{}]}]}}}
#> Cannot mutate immutable namespace ('b', 'a', 'a', 'b') (at line 4, column 10) "Cannot mutate immutable namespace ('b', 'a', 'a', 'b')" 34 4 10 True
#> Cannot declare ('b', 'a') twice (at line 4, column 5) "Cannot declare ('b', 'a') twice" 30 4 5 True
#> {'b': {'a': 1}, 'a': {'b': 1}}
#> Cannot mutate immutable namespace ('a', 'b', 'a', 'b') (at end of document) "Cannot mutate immutable namespace ('a', 'b', 'a', 'b')" 26 3 10 True
#> Cannot overwrite a value (at line 2, column 8) 'Cannot overwrite a value' 15 2 8 True
#> {'b': 1, 'a': {'b': {'c': 1}}, 'c': [{}]}
#> Cannot declare ('a',) twice (at line 3, column 5) "Cannot declare ('a',) twice" 24 3 5 True
#> Cannot declare ('a',) twice (at line 2, column 7) "Cannot declare ('a',) twice" 19 2 7 True
#> Cannot declare ('b',) twice (at line 2, column 5) "Cannot declare ('b',) twice" 15 2 5 True
#> {'c': {}, 'a': [{'b': {'c': {}}}]}
#> Cannot overwrite a value (at line 4, column 14) 'Cannot overwrite a value' 42 4 14 True
#> Cannot overwrite a value (at line 2, column 8) 'Cannot overwrite a value' 15 2 8 True
#> {'c': 1, 'b': {'a': {'b': {'b': 1}}}, 'a': {'b': {'c': {}}}}
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 48 5 16 True
#> Cannot overwrite a value (at line 4, column 11) 'Cannot overwrite a value' 41 4 11 True
#> Cannot overwrite a value (at line 2, column 14) 'Cannot overwrite a value' 24 2 14 True
#> Cannot declare ('a', 'b') twice (at line 2, column 7) "Cannot declare ('a', 'b') twice" 12 2 7 True
#> Cannot overwrite a value (at line 2, column 5) 'Cannot overwrite a value' 12 2 5 True
#> Cannot overwrite a value (at line 4, column 8) 'Cannot overwrite a value' 34 4 8 True
#> {'c': 1, 'a': [{'c': 1, 'b': {'c': [{}]}}]}
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 16) "Cannot mutate immutable namespace ('a', 'b')" 24 2 16 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 13 2 6 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 13 2 6 True
#> Cannot overwrite a value (at line 3, column 4) 'Cannot overwrite a value' 25 3 4 True
#> Cannot declare ('a',) twice (at line 2, column 7) "Cannot declare ('a',) twice" 14 2 7 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 25 3 6 True
#> Cannot overwrite a value (at line 5, column 6) 'Cannot overwrite a value' 45 5 6 True
#> Cannot mutate immutable namespace ('a', 'b') (at line 2, column 6) "Cannot mutate immutable namespace ('a', 'b')" 19 2 6 True
#> Cannot overwrite a value (at line 2, column 7) 'Cannot overwrite a value' 14 2 7 True
#> {'b': {'a': {'b': {'a': [{}]}}}, 'a': {}}
#> {'a': [{'b': {'b': 1}}]}
#> Cannot declare ('b',) twice (at line 2, column 3) "Cannot declare ('b',) twice" 10 2 3 True
#> Cannot overwrite a value (at line 2, column 10) 'Cannot overwrite a value' 17 2 10 True
#> Cannot declare ('a', 'b') twice (at line 3, column 5) "Cannot declare ('a', 'b') twice" 23 3 5 True
#> {'c': {'c': {'b': 1}}, 'a': {'b': {'a': 1}}}
#> Cannot overwrite a value (at line 5, column 10) 'Cannot overwrite a value' 45 5 10 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 11 2 6 True
#> Cannot overwrite a value (at line 4, column 6) 'Cannot overwrite a value' 41 4 6 True
#> Cannot overwrite a value (at line 3, column 11) 'Cannot overwrite a value' 24 3 11 True
#> {'b': {'a': [{}]}}
#> Cannot overwrite a value (at line 2, column 5) 'Cannot overwrite a value' 10 2 5 True
#> {'a': 1, 'b': {'a': 1}}
#> Cannot declare ('a',) twice (at line 3, column 7) "Cannot declare ('a',) twice" 31 3 7 True
#> Cannot overwrite a value (at line 4, column 8) 'Cannot overwrite a value' 38 4 8 True
#> Cannot overwrite a value (at line 4, column 8) 'Cannot overwrite a value' 47 4 8 True
#> Cannot declare ('b',) twice (at line 4, column 5) "Cannot declare ('b',) twice" 41 4 5 True
#> Cannot overwrite a value (at line 4, column 6) 'Cannot overwrite a value' 36 4 6 True
#> {'b': {'a': [{'b': {'a': [{}]}}]}}
#> Cannot declare ('b', 'a') twice (at line 6, column 5) "Cannot declare ('b', 'a') twice" 60 6 5 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 16 2 4 True
#> {'b': [{'a': 1}], 'c': {}}
#> {'a': {}, 'c': {}, 'b': {}}
#> Cannot declare ('a', 'b') twice (at line 3, column 7) "Cannot declare ('a', 'b') twice" 25 3 7 True
#> {'c': 1, 'a': {'b': [{'c': {}}]}}
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 16 2 4 True
#> {'b': 1, 'a': {'c': 1}}
#> Cannot overwrite a value (at line 2, column 10) 'Cannot overwrite a value' 22 2 10 True
#> Cannot overwrite a value (at line 2, column 10) 'Cannot overwrite a value' 17 2 10 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 36 3 8 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 13 2 6 True
#> {'a': {'b': [{'c': {'b': 1}, 'b': [{}]}]}}
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 13 2 8 True
#> Cannot declare ('a',) twice (at line 2, column 5) "Cannot declare ('a',) twice" 17 2 5 True
#> Cannot mutate immutable namespace ('a',) (at line 2, column 6) "Cannot mutate immutable namespace ('a',)" 14 2 6 True
#> {'a': [{'a': [{}], 'b': {'c': {}}}], 'b': {'a': {}}}
#> Cannot overwrite a value (at line 3, column 5) 'Cannot overwrite a value' 18 3 5 True
#> {'c': 1, 'a': {'b': {'b': {'a': 1}}}}
#> Cannot declare ('a',) twice (at line 2, column 5) "Cannot declare ('a',) twice" 17 2 5 True
#> {'c': {'b': 1}, 'b': {'a': {'c': {'b': 1}}}}
#> Cannot overwrite a value (at line 4, column 11) 'Cannot overwrite a value' 40 4 11 True
#> {'a': {'b': [{'a': {'b': {'c': [{}]}}}]}}
#> {'a': [{'b': {'c': [{}]}}], 'b': {}}
#> Cannot overwrite a value (at line 2, column 3) 'Cannot overwrite a value' 8 2 3 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 11 2 6 True
#> Cannot overwrite a value (at line 4, column 5) 'Cannot overwrite a value' 30 4 5 True
#> Cannot mutate immutable namespace ('a', 'b') (at line 3, column 16) "Cannot mutate immutable namespace ('a', 'b')" 41 3 16 True
#> {'c': [{}], 'a': [{}, {'b': {'c': [{'a': {'b': {'b': 1}}}]}}]}
#> {'b': {'a': 1}, 'a': {'b': 1}}
#> {'a': {'b': {'c': [{}]}}, 'c': {}, 'b': {'a': {'b': 1}, 'c': 1, 'b': {'a': 1}}}
#> {'c': 1, 'b': {'a': [{}]}}
#> {'b': {'a': [{}]}, 'a': {'b': 1}}
#> Cannot overwrite a value (at line 4, column 8) 'Cannot overwrite a value' 37 4 8 True
#> {'a': {}, 'c': [{}]}
#> Cannot declare ('b', 'a') twice (at line 3, column 7) "Cannot declare ('b', 'a') twice" 20 3 7 True
#> Cannot overwrite a value (at line 4, column 6) 'Cannot overwrite a value' 33 4 6 True
#> Cannot mutate immutable namespace ('a',) (at line 2, column 4) "Cannot mutate immutable namespace ('a',)" 12 2 4 True
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 25 3 8 True
#> Cannot overwrite a value (at line 2, column 6) 'Cannot overwrite a value' 15 2 6 True
#> Cannot declare ('b',) twice (at line 5, column 3) "Cannot declare ('b',) twice" 46 5 3 True
#> Cannot overwrite a value (at line 2, column 8) 'Cannot overwrite a value' 15 2 8 True
#> Cannot overwrite a value (at line 4, column 11) 'Cannot overwrite a value' 33 4 11 True
#> Cannot declare ('c',) twice (at line 3, column 5) "Cannot declare ('c',) twice" 16 3 5 True
#> Cannot declare ('c',) twice (at line 2, column 5) "Cannot declare ('c',) twice" 17 2 5 True
#> Cannot overwrite a value (at line 3, column 4) 'Cannot overwrite a value' 22 3 4 True
#> Cannot overwrite a value (at line 2, column 10) 'Cannot overwrite a value' 19 2 10 True
#> Cannot overwrite a value (at line 2, column 4) 'Cannot overwrite a value' 16 2 4 True
#> Cannot overwrite a value (at line 2, column 13) 'Cannot overwrite a value' 28 2 13 True
#> {'c': 1, 'b': {}}
#> {'a': {'b': {'a': {'b': 1}}}}
