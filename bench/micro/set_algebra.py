# Differences, intersections and subsets of small sets.
# tags: containers


def main():
    pieces = [frozenset({i, i + 1, i + 2, i + 7, i + 8}) for i in range(15)]
    fits = left = 0
    for start in range(300):
        free = frozenset(range(start % 6, 23))
        for piece in pieces:
            if piece <= free:
                fits += 1
                rest = free - piece
                left += min(rest)
                if rest & pieces[start % 15]:
                    left += 1
    print(fits, left)


main()
