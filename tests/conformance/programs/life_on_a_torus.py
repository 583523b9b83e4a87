# programs: life on a torus.
# option: --policy standard
def step(cells, width, height):
    counts = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    place = ((x + dx) % width, (y + dy) % height)
                    counts[place] = counts.get(place, 0) + 1
    return {place for place, n in counts.items() if n == 3 or n == 2 and place in cells}
def show(cells, width, height):
    return "\n".join("".join("#" if (x, y) in cells else "." for x in range(width)) for y in range(height))
glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
cells = glider
for generation in range(24):
    if generation % 8 == 0:
        print(f"-- {generation}", show(cells, 6, 6), sep="\n")
    cells = step(cells, 6, 6)
print(cells == glider, len(cells))
blinker = {(1, 2), (2, 2), (3, 2)}
print(step(step(blinker, 5, 5), 5, 5) == blinker, sorted(step(blinker, 5, 5)))

#> -- 0
#> .#....
#> ..#...
#> ###...
#> ......
#> ......
#> ......
#> -- 8
#> ......
#> ......
#> ...#..
#> ....#.
#> ..###.
#> ......
#> -- 16
#> #...##
#> ......
#> ......
#> ......
#> .....#
#> #.....
#> True 5
#> True [(2, 1), (2, 2), (2, 3)]
