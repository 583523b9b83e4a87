# if/elif/else chains, conditional expressions, truth of every kind of value.
def classify(n):
    if n < 0:
        return "negative"
    elif n == 0:
        return "zero"
    elif n < 10:
        if n % 2:
            return "small odd"
        else:
            return "small even"
    elif n < 100: return "medium"
    else:
        return "large"


print([classify(n) for n in (-5, 0, 3, 4, 50, 1000)])
for value in (0, 1, "", "0", [], [0], {}, {0: 0}, (), (0,), None, 0.0, 0.1, set(), range(0), range(1), b"", b"0",
              object, len, ..., True, False):
    print("T" if value else "F", end="")
print()
print(1 if True else 2 if True else 3, (1 if False else 2) if False else 3,
      "a" if 0 else "b" if 0 else "c", [1, 2][1 if 5 > 3 else 0], (lambda x: x if x > 0 else -x)(-4),
      1 if 2 else undefined_name)
x = 5
if x > 3 and x < 10 or x == 100: print("one line"); print("same suite")
if not x: print("no")
elif not not x: print("elif")
if x:
    pass
else:
    print("never")
if (x > 3
        and x < 10):
    print("continued")
if x == 1: y = "one"
elif x == 5: y = "five"
else: y = "other"
print(y, "even" if x % 2 == 0 else "odd")
if True:
    if False:
        print("inner")
    else:
        if True: print("deep")
else:
    print("dangling")
if 0: print("zero")
if "": print("empty")
if 1: print("one")
if __name__ == "__main__": print("main")

#> ['negative', 'zero', 'small odd', 'small even', 'medium', 'large']
#> FTFTFTFTFTFFTFFTFTTTTTF
#> 1 3 c 2 4 1
#> one line
#> same suite
#> elif
#> continued
#> five odd
#> deep
#> one
#> main
