# Nested replacement fields inside format specifications, escapes and odd specifications.
class Show:
    def __format__(self, spec):
        return f"[{spec}]"


s = Show()
width, precision, fill = 10, 3, "*"
print(f"{s:}|{s: }|{s:abc}|{s:{width}}|{s:{width}.{precision}}|{s:{fill}^{width}}|{s:{'{'}}|{s:x{width}y{precision}z}|{s:{width + 1}}|{s:{{}}}|" if False else f"{s:}|{s: }|{s:abc}|{s:{width}}|{s:{width}.{precision}}|{s:{fill}^{width}}|{s:x{width}y{precision}z}|{s:{width + 1}}|")
print(f"{1.23456:{width}.{precision}}|{'ab':{fill}^{width}}|{255:#{width}x}|{s:{'a' 'b'}}|{s:%H:%M}|{s:a'b}|{s:a\nb}|{s:\x41}|{s:\N{BULLET}}")
print(f"{s:{s:inner}}", f"{s!r:.5}"[:5], f"{1:{'>' if width > 5 else '<'}{width}}", f"{12:{'0'}{4}}",
      f"{s:{1}{2}{3}}", f"{s:!r}", f"{s:=}", f"{s::}", f"{s:{'!'}}")
print(f"{width=:>5}", f"{width = :>{5}}", f"{s=:abc}", f"{'a'=!r:>5}", f"{3.14159=:.2f}", f"{'x' + 'y' = }",
      f"{s=!s:.0}|", f"{  width  =  }")
for i in range(3):
    print(f"{i:0{i + 1}d} {i * 1.5:{i + 4}.{i}f} {'x' * i:{'-<^>'[i + 1]}5}|")
for bad in (lambda: f"{1:{'q'}}", lambda: f"{'a':d}", lambda: f"{1:{-5}}", lambda: f"{1:{1.5}}",
            lambda: f"{s:{missing}}", lambda: f"{1 / 0}", lambda: f"{'a':{'='}5}"):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> []|[ ]|[abc]|[10]|[10.3]|[*^10]|[x10y3z]|[11]|
#>       1.23|****ab****|      0xff|[ab]|[%H:%M]|[a'b]|[a
#> b]|[A]|[•]
#> [[inner]] <__ma          1 0012 [123] [!r] [=] [:] [!]
#> width=   10 width =    10 s=[abc] 'a'=  'a' 3.14159=3.14 'x' + 'y' = 'xy' s=|   width  =  10
#> 0    0      |
#> 01   1.5   x  |
#> 002   3.00    xx|
#> ValueError Unknown format code 'q' for object of type 'int'
#> ValueError Unknown format code 'd' for object of type 'str'
#>     1
#> ValueError Precision not allowed in integer format specifier
#> NameError name 'missing' is not defined
#> ZeroDivisionError division by zero
#> ValueError '=' alignment not allowed in string format specifier
