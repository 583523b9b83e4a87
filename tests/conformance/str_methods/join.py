# join over every kind of iterable, and its errors.
print(",".join([]), ",".join(["a"]), ",".join(("a", "b")), "".join("abc"), "-".join({"k": 1}),
      ", ".join(str(i) for i in range(5)), " ".join(map(str, [1, 2])))
print("é".join("ab"), "".join(["a", "é", "😀"]), "😀".join(["x", "y"]), "ab".join("12"), "".join([]), "x".join([""]),
      "x".join(["", ""]), "\n".join(["l1", "l2"]))
print(len("".join(["ab"] * 1000)), len(", ".join(["é"] * 500)), "".join(reversed("stressed")),
      "".join(sorted("hello")), "".join(c for c in "h3ll0" if c.isalpha()))


class Text(str):
    def __str__(self):
        return "lie"


print(",".join([Text("a"), Text("b")]), type("".join([Text("solo")])), Text("-").join(["p", "q"]))


def broken():
    yield "a"
    raise KeyError("stop here")


for bad in (lambda: ",".join([1]), lambda: ",".join(["a", "b", None]), lambda: ",".join(5),
            lambda: ",".join(["a", b"b"]), lambda: ",".join(), lambda: ",".join("a", "b"),
            lambda: ",".join(broken()), lambda: "".join([["a"]])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#>  a a,b abc k 0, 1, 2, 3, 4 1 2
#> aéb aé😀 x😀y 1ab2   x l1
#> l2
#> 2000 1498 desserts ehllo hll
#> a,b <class 'str'> p-q
#> TypeError sequence item 0: expected str instance, int found
#> TypeError sequence item 2: expected str instance, NoneType found
#> TypeError can only join an iterable
#> TypeError sequence item 1: expected str instance, bytes found
#> TypeError str.join() takes exactly one argument (0 given)
#> TypeError str.join() takes exactly one argument (2 given)
#> KeyError 'stop here'
#> TypeError sequence item 0: expected str instance, list found
