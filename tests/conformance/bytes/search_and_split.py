# find and split with all bounds, for subsequences and for single bytes.
class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        if self.value is None:
            raise ValueError("no index")
        return self.value


data = b"abcabcabc"
bounds = [None, 0, 1, 3, 8, 9, 10, -1, -3, -9, -100, 2 ** 70, -2 ** 70]
for part in (b"abc", b"", b"c", 97, b"abcabcabcabc", b"ca"):
    print(part, [[data.find(part, start, stop) for stop in bounds] for start in bounds[::3]])
    print(part, [[data.rfind(part, start, stop) for stop in bounds] for start in bounds[::3]])
    print(part, [data.count(part, start) for start in bounds])
for start in bounds[::4]:
    print("startswith from", start, "to", [stop for stop in bounds if data.startswith(b"abc", start, stop)])
    print("endswith from", start, "to", [stop for stop in bounds if data.endswith((b"x", b"bc"), start, stop)])
print({type(data.startswith(b"abc", 0, 1)), type(data.endswith(b"abc", 0, 9))})
print(Index(97) in data, data.find(Index(98)), data.find(b"c", Index(3), Index(6)), data.startswith(()),
      data.startswith(b"", 9), data.startswith(b"", 10))
for bad in (lambda: Index(None) in data, lambda: data.find(Index(None)), lambda: data.find("x", "y"),
            lambda: data.startswith("x", "y"), lambda: data.find(b"a", Index(None)), lambda: data.find(256),
            lambda: data.count(-1), lambda: data.rindex(b"z"), lambda: data.index(122), lambda: 2 ** 80 in data,
            lambda: [] in data, lambda: data.endswith((b"x", 1)), lambda: data.endswith([b"x"]), lambda: data.find(),
            lambda: data.count(1, 2, 3, 4), lambda: data.split(1), lambda: data.split(b"a", "x"),
            lambda: data.split(b"a", 2 ** 70), lambda: data.rpartition(b""), lambda: data.strip(5)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
text = b"  one \t two\n\rthree\x0bfour\x0c five\x1csix\x85 "
for limit in (-1, 0, 1, 2, 9):
    print(text.split(None, limit), text.rsplit(None, limit))
    print(b",a,,b,".split(b",", limit), b",a,,b,".rsplit(b",", limit), b"aXXbXXXc".split(b"XX", limit),
          b"aXXbXXXc".rsplit(b"XX", limit))
print(b"".split(), b"".split(b","), b"   ".split(), b"x".split(b"xyz"), b"".splitlines(), b"\n".splitlines(),
      b"a\r\n\nb\rc\x0bd".splitlines(True), b"a\n".splitlines(keepends=[]))
long = b"x" * 500 + b"needle" + b"y" * 500
print(long.find(b"needle"), long.rfind(b"needle"), long.count(b"x"),
      long.partition(b"needle")[1], (b"ab" * 300).count(b"abab"), (b"a" * 300).find(b"a" * 50 + b"b"), (b"a"
          * 300).rfind(b"b" + b"a" * 50),
          len((b"ab" * 300).split(b"b")), (b"a" * 300).replace(b"aaa", b"b") == b"b" * 100)
print(b"hello".strip(b"ho"), b"hello".lstrip(b""), b"hello".rstrip(b"ol"), b"\x00\xff\x00".strip(b"\x00"),
      b"aa".strip(b"a"), b"".strip(), b" \x1c ".strip())
print(b"abc".replace(b"", b"-"), b"abc".replace(b"", b"-", 2), b"".replace(b"", b"x"), b"".replace(b"", b"x", 0),
      b"aaa".replace(b"aa", b"b"), b"aXbX".replace(b"X", b""),
      b"aXbX".replace(b"X", b"yy", 1), (b"ab" * 100).replace(b"b", b"ccc").count(b"ccc"))

#> b'abc' [[0, -1, -1, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1], [3, -1, -1, -1, 3, 3, 3, 3, 3, -1, -1, 3, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [0, -1, -1, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1], [0, -1, -1, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1]]
#> b'abc' [[6, -1, -1, 0, 3, 6, 6, 3, 3, -1, -1, 6, -1], [6, -1, -1, -1, 3, 6, 6, 3, 3, -1, -1, 6, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [6, -1, -1, 0, 3, 6, 6, 3, 3, -1, -1, 6, -1], [6, -1, -1, 0, 3, 6, 6, 3, 3, -1, -1, 6, -1]]
#> b'abc' [3, 3, 2, 2, 0, 0, 0, 0, 1, 3, 3, 0, 3]
#> b'' [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [3, -1, -1, 3, 3, 3, 3, 3, 3, -1, -1, 3, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]
#> b'' [[9, 0, 1, 3, 8, 9, 9, 8, 6, 0, 0, 9, 0], [9, -1, -1, 3, 8, 9, 9, 8, 6, -1, -1, 9, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [9, 0, 1, 3, 8, 9, 9, 8, 6, 0, 0, 9, 0], [9, 0, 1, 3, 8, 9, 9, 8, 6, 0, 0, 9, 0]]
#> b'' [10, 10, 9, 7, 2, 1, 0, 2, 4, 10, 10, 0, 10]
#> b'c' [[2, -1, -1, 2, 2, 2, 2, 2, 2, -1, -1, 2, -1], [5, -1, -1, -1, 5, 5, 5, 5, 5, -1, -1, 5, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [2, -1, -1, 2, 2, 2, 2, 2, 2, -1, -1, 2, -1], [2, -1, -1, 2, 2, 2, 2, 2, 2, -1, -1, 2, -1]]
#> b'c' [[8, -1, -1, 2, 5, 8, 8, 5, 5, -1, -1, 8, -1], [8, -1, -1, -1, 5, 8, 8, 5, 5, -1, -1, 8, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [8, -1, -1, 2, 5, 8, 8, 5, 5, -1, -1, 8, -1], [8, -1, -1, 2, 5, 8, 8, 5, 5, -1, -1, 8, -1]]
#> b'c' [3, 3, 3, 2, 1, 0, 0, 1, 1, 3, 3, 0, 3]
#> 97 [[0, -1, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1], [3, -1, -1, -1, 3, 3, 3, 3, 3, -1, -1, 3, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [0, -1, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1], [0, -1, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1]]
#> 97 [[6, -1, 0, 0, 6, 6, 6, 6, 3, -1, -1, 6, -1], [6, -1, -1, -1, 6, 6, 6, 6, 3, -1, -1, 6, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [6, -1, 0, 0, 6, 6, 6, 6, 3, -1, -1, 6, -1], [6, -1, 0, 0, 6, 6, 6, 6, 3, -1, -1, 6, -1]]
#> 97 [3, 3, 2, 2, 0, 0, 0, 0, 1, 3, 3, 0, 3]
#> b'abcabcabcabc' [[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]]
#> b'abcabcabcabc' [[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]]
#> b'abcabcabcabc' [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
#> b'ca' [[2, -1, -1, -1, 2, 2, 2, 2, 2, -1, -1, 2, -1], [5, -1, -1, -1, 5, 5, 5, 5, -1, -1, -1, 5, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [2, -1, -1, -1, 2, 2, 2, 2, 2, -1, -1, 2, -1], [2, -1, -1, -1, 2, 2, 2, 2, 2, -1, -1, 2, -1]]
#> b'ca' [[5, -1, -1, -1, 5, 5, 5, 5, 2, -1, -1, 5, -1], [5, -1, -1, -1, 5, 5, 5, 5, -1, -1, -1, 5, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [5, -1, -1, -1, 5, 5, 5, 5, 2, -1, -1, 5, -1], [5, -1, -1, -1, 5, 5, 5, 5, 2, -1, -1, 5, -1]]
#> b'ca' [2, 2, 2, 1, 0, 0, 0, 0, 0, 2, 2, 0, 2]
#> startswith from None to [None, 3, 8, 9, 10, -1, -3, 1180591620717411303424]
#> endswith from None to [None, 3, 9, 10, -3, 1180591620717411303424]
#> startswith from 8 to []
#> endswith from 8 to []
#> startswith from -3 to [None, 9, 10, 1180591620717411303424]
#> endswith from -3 to [None, 9, 10, 1180591620717411303424]
#> startswith from -1180591620717411303424 to [None, 3, 8, 9, 10, -1, -3, 1180591620717411303424]
#> endswith from -1180591620717411303424 to [None, 3, 9, 10, -3, 1180591620717411303424]
#> {<class 'bool'>}
#> True 1 5 False True False
#> TypeError a bytes-like object is required, not 'Index'
#> ValueError no index
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> ValueError no index
#> ValueError byte must be in range(0, 256)
#> ValueError byte must be in range(0, 256)
#> ValueError subsection not found
#> ValueError subsection not found
#> ValueError byte must be in range(0, 256)
#> TypeError a bytes-like object is required, not 'list'
#> TypeError a bytes-like object is required, not 'int'
#> TypeError endswith first arg must be bytes or a tuple of bytes, not list
#> TypeError find expected at least 1 argument, got 0
#> TypeError count expected at most 3 arguments, got 4
#> TypeError a bytes-like object is required, not 'int'
#> TypeError 'str' object cannot be interpreted as an integer
#> OverflowError Python int too large to convert to C ssize_t
#> ValueError empty separator
#> TypeError a bytes-like object is required, not 'int'
#> [b'one', b'two', b'three', b'four', b'five\x1csix\x85'] [b'one', b'two', b'three', b'four', b'five\x1csix\x85']
#> [b'', b'a', b'', b'b', b''] [b'', b'a', b'', b'b', b''] [b'a', b'b', b'Xc'] [b'a', b'bX', b'c']
#> [b'one \t two\n\rthree\x0bfour\x0c five\x1csix\x85 '] [b'  one \t two\n\rthree\x0bfour\x0c five\x1csix\x85']
#> [b',a,,b,'] [b',a,,b,'] [b'aXXbXXXc'] [b'aXXbXXXc']
#> [b'one', b'two\n\rthree\x0bfour\x0c five\x1csix\x85 '] [b'  one \t two\n\rthree\x0bfour', b'five\x1csix\x85']
#> [b'', b'a,,b,'] [b',a,,b', b''] [b'a', b'bXXXc'] [b'aXXbX', b'c']
#> [b'one', b'two', b'three\x0bfour\x0c five\x1csix\x85 '] [b'  one \t two\n\rthree', b'four', b'five\x1csix\x85']
#> [b'', b'a', b',b,'] [b',a,', b'b', b''] [b'a', b'b', b'Xc'] [b'a', b'bX', b'c']
#> [b'one', b'two', b'three', b'four', b'five\x1csix\x85'] [b'one', b'two', b'three', b'four', b'five\x1csix\x85']
#> [b'', b'a', b'', b'b', b''] [b'', b'a', b'', b'b', b''] [b'a', b'b', b'Xc'] [b'a', b'bX', b'c']
#> [] [b''] [] [b'x'] [] [b''] [b'a\r\n', b'\n', b'b\r', b'c\x0bd'] [b'a']
#> 500 500 500 b'needle' 150 -1 -1 301 True
#> b'ell' b'hello' b'he' b'\xff' b'' b'' b'\x1c'
#> b'-a-b-c-' b'-a-bc' b'x' b'' b'ba' b'ab' b'ayybX' 100
