# print(): sep, end, file, flush, and str of each argument.
class Out:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)

    def flush(self):
        self.parts.append("FLUSH")


print()
print(1, "a", None, 2.5, [1, "b"], sep="|")
print("no newline", end="")
print("!", end="\n\n")
print(1, 2, sep="")
print(1, 2, sep=None, end=None)
print("a", "b", sep="\n")
print(*range(5), sep=", ")
print(*[], sep="x")
print("x", end="y\n", sep="unused")
print("é€😀", "tab\there", "nul\0"[:3])
out = Out()
print(1, "two", file=out, sep="-", end="END", flush=True)
print(file=out)
print(out.parts)
print("to none", file=None)
print("flush", flush=True)


class Str:
    def __str__(self):
        return "str of Str"


class Fails:
    def __str__(self):
        raise ValueError("str failed")


print(Str(), [Str].__len__(), str(Str()))
for bad in (lambda: print("partial", Fails()), lambda: print(1, sep=5), lambda: print(1, end=5),
            lambda: print(1, foo=2), lambda: print(1, file=5), lambda: print("x", sep=b"")):
    try:
        bad()
    except Exception as error:
        print()
        print(type(error).__name__, error)
print(print("inner"), print.__name__)
print("a" * 100, "\ttab", r"\n")

#>
#> 1|a|None|2.5|[1, 'b']
#> no newline!
#>
#> 12
#> 1 2
#> a
#> b
#> 0, 1, 2, 3, 4
#>
#> xy
#> é€😀 tab	here nul
#> ['1', '-', 'two', 'END', 'FLUSH', '\n']
#> to none
#> flush
#> str of Str 1 str of Str
#> partial 
#> ValueError str failed
#>
#> TypeError sep must be None or a string, not int
#>
#> TypeError end must be None or a string, not int
#>
#> TypeError print() got an unexpected keyword argument 'foo'
#>
#> AttributeError 'int' object has no attribute 'write'
#>
#> TypeError sep must be None or a string, not bytes
#> inner
#> None print
#> aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 	tab \n
