# option: --policy standard
# Where lines break, by width, indent, depth and compact; order of dicts and sets; groups of digits.
import pprint

data = {"numbers": list(range(30)), "names": ("alpha", "beta", ("gamma", ["delta", {"epsilon": None}])),
        "nested": {"z": {"y": {"x": {"w": [1, 2, 3]}}}, "a": {3, 1, 2}}, 5: "five", None: frozenset({9, 7})}

for options in ({}, {"width": 40}, {"indent": 4, "width": 60}, {"compact": True}, {"compact": True, "width": 25},
                {"depth": 2}, {"depth": 1, "compact": True}, {"sort_dicts": False, "width": 50}, {"width": 1},
                {"indent": 0, "width": 30, "compact": True}, {"underscore_numbers": True}):
    print("---", options)
    pprint.pprint(data, **options)

pprint.pprint({"big": [10 ** n for n in range(0, 30, 7)], "negative": -1234567}, underscore_numbers=True, width=30)
pprint.pp({"z": 1, "a": [[], (), {}, set(), frozenset(), ""]}, width=10)
print(pprint.pformat(["x" * 30, "y" * 30, "z" * 30]), pprint.pformat([1, "a"]))

# Text and bytes are split, text after its words.
text = "A sentence of many words,\n and a second line\twith a tab; " * 3
for value in (text, [text], {"key": text}, text.replace(" ", ""), b"0123456789" * 12, [b"0123456789" * 8],
              bytearray(b"abc\x00" * 20), {"b": bytearray(range(40))}, "", "é" * 90, ["word " * 10] * 2):
    pprint.pprint(value, width=50)
    pprint.pprint(value, width=20, indent=2)

# Objects that cannot be compared are ordered by the names of their types.
pprint.pprint({1: 1, "a": 2, (3,): 3, None: 4, 2.5: 5, b"b": 6}, width=5)
pprint.pprint([{3, 1, 2}, {(2, 1), (1, 2)}, {"only"}], width=5)

for wrong in ({"indent": -1}, {"depth": 0}, {"width": 0}, {"depth": -3}, {"indent": "x"}, {"colour": 1}):
    try:
        pprint.pprint(1, **wrong)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)

#> --- {}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': ('alpha', 'beta', ('gamma', ['delta', {'epsilon': None}])),
#>  'nested': {'a': {1, 2, 3}, 'z': {'y': {'x': {'w': [1, 2, 3]}}}},
#>  'numbers': [0,
#>              1,
#>              2,
#>              3,
#>              4,
#>              5,
#>              6,
#>              7,
#>              8,
#>              9,
#>              10,
#>              11,
#>              12,
#>              13,
#>              14,
#>              15,
#>              16,
#>              17,
#>              18,
#>              19,
#>              20,
#>              21,
#>              22,
#>              23,
#>              24,
#>              25,
#>              26,
#>              27,
#>              28,
#>              29]}
#> --- {'width': 40}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': ('alpha',
#>            'beta',
#>            ('gamma',
#>             ['delta',
#>              {'epsilon': None}])),
#>  'nested': {'a': {1, 2, 3},
#>             'z': {'y': {'x': {'w': [1,
#>                                     2,
#>                                     3]}}}},
#>  'numbers': [0,
#>              1,
#>              2,
#>              3,
#>              4,
#>              5,
#>              6,
#>              7,
#>              8,
#>              9,
#>              10,
#>              11,
#>              12,
#>              13,
#>              14,
#>              15,
#>              16,
#>              17,
#>              18,
#>              19,
#>              20,
#>              21,
#>              22,
#>              23,
#>              24,
#>              25,
#>              26,
#>              27,
#>              28,
#>              29]}
#> --- {'indent': 4, 'width': 60}
#> {   None: frozenset({9, 7}),
#>     5: 'five',
#>     'names': (   'alpha',
#>                  'beta',
#>                  ('gamma', ['delta', {'epsilon': None}])),
#>     'nested': {   'a': {1, 2, 3},
#>                   'z': {'y': {'x': {'w': [1, 2, 3]}}}},
#>     'numbers': [   0,
#>                    1,
#>                    2,
#>                    3,
#>                    4,
#>                    5,
#>                    6,
#>                    7,
#>                    8,
#>                    9,
#>                    10,
#>                    11,
#>                    12,
#>                    13,
#>                    14,
#>                    15,
#>                    16,
#>                    17,
#>                    18,
#>                    19,
#>                    20,
#>                    21,
#>                    22,
#>                    23,
#>                    24,
#>                    25,
#>                    26,
#>                    27,
#>                    28,
#>                    29]}
#> --- {'compact': True}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': ('alpha', 'beta', ('gamma', ['delta', {'epsilon': None}])),
#>  'nested': {'a': {1, 2, 3}, 'z': {'y': {'x': {'w': [1, 2, 3]}}}},
#>  'numbers': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
#>              19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]}
#> --- {'compact': True, 'width': 25}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': ('alpha',
#>            'beta',
#>            ('gamma',
#>             ['delta',
#>              {'epsilon': None}])),
#>  'nested': {'a': {1, 2,
#>                   3},
#>             'z': {'y': {'x': {'w': [1,
#>                                     2,
#>                                     3]}}}},
#>  'numbers': [0, 1, 2, 3,
#>              4, 5, 6, 7,
#>              8, 9, 10,
#>              11, 12, 13,
#>              14, 15, 16,
#>              17, 18, 19,
#>              20, 21, 22,
#>              23, 24, 25,
#>              26, 27, 28,
#>              29]}
#> --- {'depth': 2}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': ('alpha', 'beta', (...)),
#>  'nested': {'a': {1, 2, 3}, 'z': {...}},
#>  'numbers': [0,
#>              1,
#>              2,
#>              3,
#>              4,
#>              5,
#>              6,
#>              7,
#>              8,
#>              9,
#>              10,
#>              11,
#>              12,
#>              13,
#>              14,
#>              15,
#>              16,
#>              17,
#>              18,
#>              19,
#>              20,
#>              21,
#>              22,
#>              23,
#>              24,
#>              25,
#>              26,
#>              27,
#>              28,
#>              29]}
#> --- {'depth': 1, 'compact': True}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': (...),
#>  'nested': {...},
#>  'numbers': [...]}
#> --- {'sort_dicts': False, 'width': 50}
#> {'numbers': [0,
#>              1,
#>              2,
#>              3,
#>              4,
#>              5,
#>              6,
#>              7,
#>              8,
#>              9,
#>              10,
#>              11,
#>              12,
#>              13,
#>              14,
#>              15,
#>              16,
#>              17,
#>              18,
#>              19,
#>              20,
#>              21,
#>              22,
#>              23,
#>              24,
#>              25,
#>              26,
#>              27,
#>              28,
#>              29],
#>  'names': ('alpha',
#>            'beta',
#>            ('gamma',
#>             ['delta', {'epsilon': None}])),
#>  'nested': {'z': {'y': {'x': {'w': [1, 2, 3]}}},
#>             'a': {1, 2, 3}},
#>  5: 'five',
#>  None: frozenset({9, 7})}
#> --- {'width': 1}
#> {None: frozenset({7,
#>                   9}),
#>  5: 'five',
#>  'names': ('alpha',
#>            'beta',
#>            ('gamma',
#>             ['delta',
#>              {'epsilon': None}])),
#>  'nested': {'a': {1,
#>                   2,
#>                   3},
#>             'z': {'y': {'x': {'w': [1,
#>                                     2,
#>                                     3]}}}},
#>  'numbers': [0,
#>              1,
#>              2,
#>              3,
#>              4,
#>              5,
#>              6,
#>              7,
#>              8,
#>              9,
#>              10,
#>              11,
#>              12,
#>              13,
#>              14,
#>              15,
#>              16,
#>              17,
#>              18,
#>              19,
#>              20,
#>              21,
#>              22,
#>              23,
#>              24,
#>              25,
#>              26,
#>              27,
#>              28,
#>              29]}
#> --- {'indent': 0, 'width': 30, 'compact': True}
#> {None: frozenset({9, 7}),
#> 5: 'five',
#> 'names': ('alpha', 'beta',
#>          ('gamma',
#>          ['delta',
#>          {'epsilon': None}])),
#> 'nested': {'a': {1, 2, 3},
#>           'z': {'y': {'x': {'w': [1,
#>                               2,
#>                               3]}}}},
#> 'numbers': [0, 1, 2, 3, 4, 5,
#>            6, 7, 8, 9, 10, 11,
#>            12, 13, 14, 15, 16,
#>            17, 18, 19, 20, 21,
#>            22, 23, 24, 25, 26,
#>            27, 28, 29]}
#> --- {'underscore_numbers': True}
#> {None: frozenset({9, 7}),
#>  5: 'five',
#>  'names': ('alpha', 'beta', ('gamma', ['delta', {'epsilon': None}])),
#>  'nested': {'a': {1, 2, 3}, 'z': {'y': {'x': {'w': [1, 2, 3]}}}},
#>  'numbers': [0,
#>              1,
#>              2,
#>              3,
#>              4,
#>              5,
#>              6,
#>              7,
#>              8,
#>              9,
#>              10,
#>              11,
#>              12,
#>              13,
#>              14,
#>              15,
#>              16,
#>              17,
#>              18,
#>              19,
#>              20,
#>              21,
#>              22,
#>              23,
#>              24,
#>              25,
#>              26,
#>              27,
#>              28,
#>              29]}
#> {'big': [1,
#>          10_000_000,
#>          100_000_000_000_000,
#>          1_000_000_000_000_000_000_000,
#>          10_000_000_000_000_000_000_000_000_000],
#>  'negative': -1_234_567}
#> {'z': 1,
#>  'a': [[],
#>        (),
#>        {},
#>        set(),
#>        frozenset(),
#>        '']}
#> ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>  'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
#>  'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'] [1, 'a']
#> ('A sentence of many words,\n'
#>  ' and a second line\twith a tab; A sentence of '
#>  'many words,\n'
#>  ' and a second line\twith a tab; A sentence of '
#>  'many words,\n'
#>  ' and a second line\twith a tab; ')
#> ('A sentence of '
#>  'many words,\n'
#>  ' and a second '
#>  'line\twith a '
#>  'tab; A sentence '
#>  'of many words,\n'
#>  ' and a second '
#>  'line\twith a '
#>  'tab; A sentence '
#>  'of many words,\n'
#>  ' and a second '
#>  'line\twith a '
#>  'tab; ')
#> ['A sentence of many words,\n'
#>  ' and a second line\twith a tab; A sentence of '
#>  'many words,\n'
#>  ' and a second line\twith a tab; A sentence of '
#>  'many words,\n'
#>  ' and a second line\twith a tab; ']
#> [ 'A sentence of '
#>   'many words,\n'
#>   ' and a second '
#>   'line\twith a '
#>   'tab; A sentence '
#>   'of many words,\n'
#>   ' and a second '
#>   'line\twith a '
#>   'tab; A sentence '
#>   'of many words,\n'
#>   ' and a second '
#>   'line\twith a '
#>   'tab; ']
#> {'key': 'A sentence of many words,\n'
#>         ' and a second line\twith a tab; A '
#>         'sentence of many words,\n'
#>         ' and a second line\twith a tab; A '
#>         'sentence of many words,\n'
#>         ' and a second line\twith a tab; '}
#> { 'key': 'A '
#>          'sentence '
#>          'of many '
#>          'words,\n'
#>          ' and a '
#>          'second '
#>          'line\t'
#>          'with a '
#>          'tab; A '
#>          'sentence '
#>          'of many '
#>          'words,\n'
#>          ' and a '
#>          'second '
#>          'line\t'
#>          'with a '
#>          'tab; A '
#>          'sentence '
#>          'of many '
#>          'words,\n'
#>          ' and a '
#>          'second '
#>          'line\t'
#>          'with a '
#>          'tab; '}
#> ('Asentenceofmanywords,\n'
#>  'andasecondline\t'
#>  'withatab;Asentenceofmanywords,\n'
#>  'andasecondline\t'
#>  'withatab;Asentenceofmanywords,\n'
#>  'andasecondline\twithatab;')
#> ('Asentenceofmanywords,\n'
#>  'andasecondline\t'
#>  'withatab;Asentenceofmanywords,\n'
#>  'andasecondline\t'
#>  'withatab;Asentenceofmanywords,\n'
#>  'andasecondline\t'
#>  'withatab;')
#> (b'01234567890123456789012345678901234567890123'
#>  b'45678901234567890123456789012345678901234567'
#>  b'89012345678901234567890123456789')
#> (b'0123456789012345'
#>  b'6789012345678901'
#>  b'2345678901234567'
#>  b'8901234567890123'
#>  b'4567890123456789'
#>  b'0123456789012345'
#>  b'6789012345678901'
#>  b'23456789')
#> [b'01234567890123456789012345678901234567890123'
#>  b'456789012345678901234567890123456789']
#> [ b'012345678901'
#>   b'234567890123'
#>   b'456789012345'
#>   b'678901234567'
#>   b'890123456789'
#>   b'012345678901'
#>   b'23456789']
#> bytearray(b'abc\x00abc\x00abc\x00abc\x00abc\x00'
#>           b'abc\x00abc\x00abc\x00abc\x00abc\x00'
#>           b'abc\x00abc\x00abc\x00abc\x00abc\x00'
#>           b'abc\x00abc\x00abc\x00abc\x00abc\x00')
#> bytearray(b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00'
#>           b'abc\x00')
#> {'b': bytearray(b'\x00\x01\x02\x03'
#>                 b'\x04\x05\x06\x07\x08\t\n\x0b'
#>                 b'\x0c\r\x0e\x0f\x10\x11\x12\x13'
#>                 b'\x14\x15\x16\x17'
#>                 b'\x18\x19\x1a\x1b'
#>                 b'\x1c\x1d\x1e\x1f !"#$%&\'')}
#> { 'b': bytearray(b'\x00\x01\x02\x03'
#>                  b'\x04\x05\x06\x07'
#>                  b'\x08\t\n\x0b'
#>                  b'\x0c\r\x0e\x0f'
#>                  b'\x10\x11\x12\x13'
#>                  b'\x14\x15\x16\x17'
#>                  b'\x18\x19\x1a\x1b'
#>                  b'\x1c\x1d\x1e\x1f'
#>                  b' !"#'
#>                  b"$%&'")}
#> ''
#> ''
#> 'éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé'
#> 'éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé'
#> ['word word word word word word word word word '
#>  'word ',
#>  'word word word word word word word word word '
#>  'word ']
#> [ 'word word word '
#>   'word word word '
#>   'word word word '
#>   'word ',
#>   'word word word '
#>   'word word word '
#>   'word word word '
#>   'word ']
#> {None: 4,
#>  b'b': 6,
#>  1: 1,
#>  2.5: 5,
#>  'a': 2,
#>  (3,): 3}
#> [{1,
#>   2,
#>   3},
#>  {(1,
#>    2),
#>   (2,
#>    1)},
#>  {'only'}]
#> ValueError indent must be >= 0
#> ValueError depth must be > 0
#> ValueError width must be != 0
#> ValueError depth must be > 0
#> ValueError invalid literal for int() with base 10: 'x'
#> TypeError pprint() got an unexpected keyword argument 'colour'
