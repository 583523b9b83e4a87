# Functions that take arguments by name: too many, missing, unknown, given twice, and suggestions.
def attempt(function, /, *arguments, **keywords):
    try:
        function(*arguments, **keywords)
        print("no error")
    except TypeError as error:
        print(error)


many = dict(zip("abcdefghi", range(9)))
for function, good in (([].sort, ()), ("x y".split, ()), ("x".encode, ()), ("x".expandtabs, ()), (
    "x".splitlines, ()), (b"x".decode, ()), ((1).to_bytes, ()), (sum, ([],)), (round, (1.5,)), (pow, (2, 3))):
    print("##", function.__name__)
    attempt(function, *[None] * 9)
    attempt(function, **many)
    attempt(function, *good, zzz=1)
    attempt(function, *good, *[1] * 9, zzz=1)
print("## positional ones are counted")
attempt([].sort, 1)
attempt(sum)
attempt(sum, start=1)
attempt((1).to_bytes, 1, "big", True)
attempt("x".replace)
attempt("x".replace, "x")
attempt("x".replace, "x", count=1)
attempt("x".replace, old="x", new="y")
print("## missing")
attempt(pow)
attempt(pow, 1)
attempt(pow, base=1)
attempt(pow, exp=1)
attempt(round)
attempt(round, ndigits=1)
print("## twice")
attempt("x".split, "x", sep="x")
attempt("x".encode, "ascii", encoding="ascii")
attempt(pow, 2, 3, base=2)
attempt(pow, 2, base=2)
attempt(round, 1.5, number=2)
print("## suggestions")
attempt("x".split, seq="x")
attempt("x".split, maxsplt=1)
attempt("x".encode, encodin="ascii")
attempt("x".encode, Encoding="ascii")
attempt([].sort, kee=1)
attempt([].sort, revers=True)
attempt([].sort, reversed=True)
attempt(sum, [], strt=1)
attempt(print, 1, sepp="")
attempt(print, 1, **{"": 1})
attempt(print, 1, **{"ä": 1})
attempt("x".replace, "x", "y", cnt=1)
attempt(max, 1, 2, kee=1)
attempt(zip, [], strct=1)
attempt(int, "5", bas=3)
print("## right")
print("a-b-c".split(maxsplit=1, sep="-"), "a".encode(errors="strict"), pow(exp=3, base=2), pow(2, mod=5, exp=3),
      round(number=2.567, ndigits=1), sum([1], start=2), (5).to_bytes(byteorder="little", length=2))
print(*zip([1], [2], strict=True), int("11", base=2), sorted([2, 1], reverse=True),
      list(enumerate(iterable="a", start=5)))

#> ## sort
#> sort() takes at most 2 arguments (9 given)
#> sort() takes at most 2 keyword arguments (9 given)
#> sort() got an unexpected keyword argument 'zzz'
#> sort() takes at most 2 arguments (10 given)
#> ## split
#> split() takes at most 2 arguments (9 given)
#> split() takes at most 2 keyword arguments (9 given)
#> split() got an unexpected keyword argument 'zzz'
#> split() takes at most 2 arguments (10 given)
#> ## encode
#> encode() takes at most 2 arguments (9 given)
#> encode() takes at most 2 keyword arguments (9 given)
#> encode() got an unexpected keyword argument 'zzz'
#> encode() takes at most 2 arguments (10 given)
#> ## expandtabs
#> expandtabs() takes at most 1 argument (9 given)
#> expandtabs() takes at most 1 keyword argument (9 given)
#> expandtabs() got an unexpected keyword argument 'zzz'
#> expandtabs() takes at most 1 argument (10 given)
#> ## splitlines
#> splitlines() takes at most 1 argument (9 given)
#> splitlines() takes at most 1 keyword argument (9 given)
#> splitlines() got an unexpected keyword argument 'zzz'
#> splitlines() takes at most 1 argument (10 given)
#> ## decode
#> decode() takes at most 2 arguments (9 given)
#> decode() takes at most 2 keyword arguments (9 given)
#> decode() got an unexpected keyword argument 'zzz'
#> decode() takes at most 2 arguments (10 given)
#> ## to_bytes
#> to_bytes() takes at most 3 arguments (9 given)
#> to_bytes() takes at most 3 keyword arguments (9 given)
#> to_bytes() got an unexpected keyword argument 'zzz'
#> to_bytes() takes at most 3 arguments (10 given)
#> ## sum
#> sum() takes at most 2 arguments (9 given)
#> sum() takes at most 2 keyword arguments (9 given)
#> sum() got an unexpected keyword argument 'zzz'
#> sum() takes at most 2 arguments (11 given)
#> ## round
#> round() takes at most 2 arguments (9 given)
#> round() takes at most 2 keyword arguments (9 given)
#> round() got an unexpected keyword argument 'zzz'
#> round() takes at most 2 arguments (11 given)
#> ## pow
#> pow() takes at most 3 arguments (9 given)
#> pow() takes at most 3 keyword arguments (9 given)
#> pow() got an unexpected keyword argument 'zzz'
#> pow() takes at most 3 arguments (12 given)
#> ## positional ones are counted
#> sort() takes no positional arguments
#> sum() takes at least 1 positional argument (0 given)
#> sum() takes at least 1 positional argument (0 given)
#> to_bytes() takes at most 2 positional arguments (3 given)
#> replace() takes at least 2 positional arguments (0 given)
#> replace() takes at least 2 positional arguments (1 given)
#> replace() takes at least 2 positional arguments (1 given)
#> replace() takes at least 2 positional arguments (0 given)
#> ## missing
#> pow() missing required argument 'base' (pos 1)
#> pow() missing required argument 'exp' (pos 2)
#> pow() missing required argument 'exp' (pos 2)
#> pow() missing required argument 'base' (pos 1)
#> round() missing required argument 'number' (pos 1)
#> round() missing required argument 'number' (pos 1)
#> ## twice
#> argument for split() given by name ('sep') and position (1)
#> argument for encode() given by name ('encoding') and position (1)
#> argument for pow() given by name ('base') and position (1)
#> pow() missing required argument 'exp' (pos 2)
#> argument for round() given by name ('number') and position (1)
#> ## suggestions
#> split() got an unexpected keyword argument 'seq'. Did you mean 'sep'?
#> split() got an unexpected keyword argument 'maxsplt'. Did you mean 'maxsplit'?
#> encode() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> encode() got an unexpected keyword argument 'Encoding'. Did you mean 'encoding'?
#> sort() got an unexpected keyword argument 'kee'. Did you mean 'key'?
#> sort() got an unexpected keyword argument 'revers'. Did you mean 'reverse'?
#> sort() got an unexpected keyword argument 'reversed'. Did you mean 'reverse'?
#> sum() got an unexpected keyword argument 'strt'. Did you mean 'start'?
#> print() got an unexpected keyword argument 'sepp'. Did you mean 'sep'?
#> print() got an unexpected keyword argument ''
#> print() got an unexpected keyword argument 'ä'
#> replace() got an unexpected keyword argument 'cnt'
#> max() got an unexpected keyword argument 'kee'. Did you mean 'key'?
#> zip() got an unexpected keyword argument 'strct'. Did you mean 'strict'?
#> int() got an unexpected keyword argument 'bas'. Did you mean 'base'?
#> ## right
#> ['a', 'b-c'] b'a' 8 3 2.6 3 b'\x05\x00'
#> (1, 2) 3 [2, 1] [(5, 'a')]
