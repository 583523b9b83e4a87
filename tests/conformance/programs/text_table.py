# programs: text table.
# option: --policy standard
rows = [("name", "price", "in stock"), ("Cable", 4.5, True), ("Keyboard", 129.0, False), ("Ünïcode mouse", 19.995,
    None)]
def cell(value):
    match value:
        case bool(): return "yes" if value else "no"
        case float(): return f"{value:,.2f}"
        case None: return "?"
        case _: return str(value)
def table(rows, gap=2):
    texts = [[cell(v) for v in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts)]
    for number, row in enumerate(texts):
        yield (" " * gap).join(f"{t:>{w}}" if n == 1 else f"{t:<{w}}" for n, (t, w)
                               in enumerate(zip(row, widths))).rstrip()
        if number == 0: yield "-" * (sum(widths) + gap * (len(widths) - 1))
print(*table(rows), sep="\n")
print(*(line.replace(" ", ".") for line in table(rows, gap=1)), sep="\n")
for value, spec in ((1234567.891, ",.1f"), (0.000123, ".2e"), (255, "#06x"), (255, "08b"), ("mid", "^9"), ("left",
    "*<8"), (-5, "+d"), (5, " d"), (0.256, ".1%"), (10 ** 20, "_"), (3.0, "g"), (1e16, ""), ("long text", ".4")):
    print(f"{value!r:>14} {spec:<6} [{value:{spec}}]")

#> name            price  in stock
#> -------------------------------
#> Cable            4.50  yes
#> Keyboard       129.00  no
#> Ünïcode mouse   20.00  ?
#> name...........price.in.stock
#> -----------------------------
#> Cable...........4.50.yes
#> Keyboard......129.00.no
#> Ünïcode.mouse..20.00.?
#>    1234567.891 ,.1f   [1,234,567.9]
#>       0.000123 .2e    [1.23e-04]
#>            255 #06x   [0x00ff]
#>            255 08b    [11111111]
#>          'mid' ^9     [   mid   ]
#>         'left' *<8    [left****]
#>             -5 +d     [-5]
#>              5  d     [ 5]
#>          0.256 .1%    [25.6%]
#> 100000000000000000000 _      [100_000_000_000_000_000_000]
#>            3.0 g      [3]
#>          1e+16        [1e+16]
#>    'long text' .4     [long]
