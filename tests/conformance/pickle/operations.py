# pickletools: the operations of a pickle.
# option: --policy standard
import io
import pickle
import pickletools
from collections import OrderedDict


class Point:
    def __init__(self, x):
        self.x = x


class Words(list):
    pass


for value in ([1, 2.5, "é", None, True], {"a": (1, 2, 3, 4)}, 1 + 2j, OrderedDict(a=1), Point(3)):
    for protocol in (2, 5):
        out = io.StringIO()
        pickletools.dis(pickle.dumps(value, protocol), out)
        print(out.getvalue())
out = io.StringIO()
pickletools.dis(b"(lp0\nS'a\\x41\\n'\np1\naI3\naL4L\na.", out)
print(out.getvalue(), pickle.loads(b"S'a\\x41\\n'\n."))
data = pickle.dumps(["x", "x", "y"], 2)
short = pickletools.optimize(data)
print(len(short) < len(data), pickle.loads(short))
print([opcode.name for opcode, argument, position in pickletools.genops(data)][-4:])
for wrong in (b"", b"\x80", b"0.", b"}q\x01q\x01."):
    try:
        pickletools.dis(wrong, io.StringIO())
    except ValueError as error:
        print(error)

# Pickles of the first protocols, as CPython writes them.
for old in (b"ccopy_reg\n_reconstructor\n(c__main__\nPoint\nc__builtin__\nobject\nNtR(dVx\nI3\nsb.",
            b"ccopy_reg\n_reconstructor\n(c__main__\nWords\nc__builtin__\nlist\n(lVa\natR.",
            b"c_codecs\nencode\n(V\xe9\nVlatin1\ntR."):
    again = pickle.loads(old)
    print(type(again).__name__, getattr(again, "x", again))

#>     0: \x80 PROTO      2
#>     2: ]    EMPTY_LIST
#>     3: q    BINPUT     0
#>     5: (    MARK
#>     6: K        BININT1    1
#>     8: G        BINFLOAT   2.5
#>    17: X        BINUNICODE 'é'
#>    24: q        BINPUT     1
#>    26: N        NONE
#>    27: \x88     NEWTRUE
#>    28: e        APPENDS    (MARK at 5)
#>    29: .    STOP
#> highest protocol among opcodes = 2
#>
#>     0: \x80 PROTO      5
#>     2: \x95 FRAME      23
#>    11: ]    EMPTY_LIST
#>    12: \x94 MEMOIZE    (as 0)
#>    13: (    MARK
#>    14: K        BININT1    1
#>    16: G        BINFLOAT   2.5
#>    25: \x8c     SHORT_BINUNICODE 'é'
#>    29: \x94     MEMOIZE    (as 1)
#>    30: N        NONE
#>    31: \x88     NEWTRUE
#>    32: e        APPENDS    (MARK at 13)
#>    33: .    STOP
#> highest protocol among opcodes = 4
#>
#>     0: \x80 PROTO      2
#>     2: }    EMPTY_DICT
#>     3: q    BINPUT     0
#>     5: X    BINUNICODE 'a'
#>    11: q    BINPUT     1
#>    13: (    MARK
#>    14: K        BININT1    1
#>    16: K        BININT1    2
#>    18: K        BININT1    3
#>    20: K        BININT1    4
#>    22: t        TUPLE      (MARK at 13)
#>    23: q    BINPUT     2
#>    25: s    SETITEM
#>    26: .    STOP
#> highest protocol among opcodes = 2
#>
#>     0: \x80 PROTO      5
#>     2: \x95 FRAME      19
#>    11: }    EMPTY_DICT
#>    12: \x94 MEMOIZE    (as 0)
#>    13: \x8c SHORT_BINUNICODE 'a'
#>    16: \x94 MEMOIZE    (as 1)
#>    17: (    MARK
#>    18: K        BININT1    1
#>    20: K        BININT1    2
#>    22: K        BININT1    3
#>    24: K        BININT1    4
#>    26: t        TUPLE      (MARK at 17)
#>    27: \x94 MEMOIZE    (as 2)
#>    28: s    SETITEM
#>    29: .    STOP
#> highest protocol among opcodes = 4
#>
#>     0: \x80 PROTO      2
#>     2: c    GLOBAL     '__builtin__ complex'
#>    23: q    BINPUT     0
#>    25: G    BINFLOAT   1.0
#>    34: G    BINFLOAT   2.0
#>    43: \x86 TUPLE2
#>    44: q    BINPUT     1
#>    46: R    REDUCE
#>    47: q    BINPUT     2
#>    49: .    STOP
#> highest protocol among opcodes = 2
#>
#>     0: \x80 PROTO      5
#>     2: \x95 FRAME      46
#>    11: \x8c SHORT_BINUNICODE 'builtins'
#>    21: \x94 MEMOIZE    (as 0)
#>    22: \x8c SHORT_BINUNICODE 'complex'
#>    31: \x94 MEMOIZE    (as 1)
#>    32: \x93 STACK_GLOBAL
#>    33: \x94 MEMOIZE    (as 2)
#>    34: G    BINFLOAT   1.0
#>    43: G    BINFLOAT   2.0
#>    52: \x86 TUPLE2
#>    53: \x94 MEMOIZE    (as 3)
#>    54: R    REDUCE
#>    55: \x94 MEMOIZE    (as 4)
#>    56: .    STOP
#> highest protocol among opcodes = 4
#>
#>     0: \x80 PROTO      2
#>     2: c    GLOBAL     'collections OrderedDict'
#>    27: q    BINPUT     0
#>    29: )    EMPTY_TUPLE
#>    30: R    REDUCE
#>    31: q    BINPUT     1
#>    33: X    BINUNICODE 'a'
#>    39: q    BINPUT     2
#>    41: K    BININT1    1
#>    43: s    SETITEM
#>    44: .    STOP
#> highest protocol among opcodes = 2
#>
#>     0: \x80 PROTO      5
#>     2: \x95 FRAME      41
#>    11: \x8c SHORT_BINUNICODE 'collections'
#>    24: \x94 MEMOIZE    (as 0)
#>    25: \x8c SHORT_BINUNICODE 'OrderedDict'
#>    38: \x94 MEMOIZE    (as 1)
#>    39: \x93 STACK_GLOBAL
#>    40: \x94 MEMOIZE    (as 2)
#>    41: )    EMPTY_TUPLE
#>    42: R    REDUCE
#>    43: \x94 MEMOIZE    (as 3)
#>    44: \x8c SHORT_BINUNICODE 'a'
#>    47: \x94 MEMOIZE    (as 4)
#>    48: K    BININT1    1
#>    50: s    SETITEM
#>    51: .    STOP
#> highest protocol among opcodes = 4
#>
#>     0: \x80 PROTO      2
#>     2: c    GLOBAL     '__main__ Point'
#>    18: q    BINPUT     0
#>    20: )    EMPTY_TUPLE
#>    21: \x81 NEWOBJ
#>    22: q    BINPUT     1
#>    24: }    EMPTY_DICT
#>    25: q    BINPUT     2
#>    27: X    BINUNICODE 'x'
#>    33: q    BINPUT     3
#>    35: K    BININT1    3
#>    37: s    SETITEM
#>    38: b    BUILD
#>    39: .    STOP
#> highest protocol among opcodes = 2
#>
#>     0: \x80 PROTO      5
#>     2: \x95 FRAME      35
#>    11: \x8c SHORT_BINUNICODE '__main__'
#>    21: \x94 MEMOIZE    (as 0)
#>    22: \x8c SHORT_BINUNICODE 'Point'
#>    29: \x94 MEMOIZE    (as 1)
#>    30: \x93 STACK_GLOBAL
#>    31: \x94 MEMOIZE    (as 2)
#>    32: )    EMPTY_TUPLE
#>    33: \x81 NEWOBJ
#>    34: \x94 MEMOIZE    (as 3)
#>    35: }    EMPTY_DICT
#>    36: \x94 MEMOIZE    (as 4)
#>    37: \x8c SHORT_BINUNICODE 'x'
#>    40: \x94 MEMOIZE    (as 5)
#>    41: K    BININT1    3
#>    43: s    SETITEM
#>    44: b    BUILD
#>    45: .    STOP
#> highest protocol among opcodes = 4
#>
#>     0: (    MARK
#>     1: l        LIST       (MARK at 0)
#>     2: p    PUT        0
#>     5: S    STRING     'aA\n'
#>    16: p    PUT        1
#>    19: a    APPEND
#>    20: I    INT        3
#>    23: a    APPEND
#>    24: L    LONG       4
#>    28: a    APPEND
#>    29: .    STOP
#> highest protocol among opcodes = 0
#>  aA
#>
#> True ['x', 'x', 'y']
#> ['BINUNICODE', 'BINPUT', 'APPENDS', 'STOP']
#> pickle exhausted before seeing STOP
#> not enough data in stream to read uint1
#> tries to pop 1 items from stack with only 0 items
#> Point 3
#> Words ['a']
#> bytes b'\xe9'
