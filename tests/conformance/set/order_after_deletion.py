# The order of sets of ints after deletions, pops, growth and set algebra is CPython's.
# Orders are folded into checksums; the last lines show some.
state = 12345
checksum = 0


def fold(numbers):
    global checksum
    for number in numbers:
        checksum = (checksum * 31 + number + 1) % 1000000007



def random(n):
    global state
    state = (state * 1103515245 + 12345) % 2147483648
    return (state >> 8) % n


def numbers(most):
    return [random([20, 60, 1000][random(3)]) for _ in range(random(most))]


def operand(most):
    made = numbers(most)
    kind = random(6)
    if kind == 0:
        return set(made)
    if kind == 1:
        return frozenset(made)
    if kind == 2:
        return dict.fromkeys(made)
    if kind == 3:
        return dict.fromkeys(made).keys()
    if kind == 4:
        return iter(made)
    return made


def other_set(most):
    made = set(numbers(most))
    for number in numbers(4):
        made.discard(number)
    return frozenset(made) if random(3) == 0 else made


for turn in range(40):
    s = set()
    for step in range(40):
        kind = random(20)
        most = [6, 30, 120][random(3)]
        if kind < 4:
            s.add(random(50))
        elif kind < 7:
            s.discard(random(50))
        elif kind == 7 and s:
            fold([s.pop()])
        elif kind == 8:
            s.update(operand(most), operand(5))
        elif kind == 9:
            s |= other_set(most)
        elif kind == 10:
            s &= s.copy() | other_set(most) if random(2) else other_set(most)
        elif kind == 11:
            s -= other_set(most)
        elif kind == 12:
            s ^= other_set(most)
        elif kind == 13:
            s = s | other_set(most)
        elif kind == 14:
            s = set((s - other_set(most)) ^ other_set(5))
        elif kind == 15:
            s.symmetric_difference_update(operand(most))
        elif kind == 16:
            s.difference_update(operand(most))
        elif kind == 17:
            fold(s.intersection(operand(most)))
        elif kind == 18:
            fold(s.difference(operand(most), operand(3)))
        elif kind == 19:
            fold(s.union(operand(most)))
            fold(s.symmetric_difference(operand(5)))
        fold(s)
        if len(s) > 150:
            s.clear()
    print(turn, len(s), checksum)
for n in range(3, 40):
    s = set(range(0, n * 3, 3))
    taken = [s.pop() for _ in range(n // 2)]
    s.clear()
    s |= set(range(5, n))
    while len(s) > 2:
        taken.append(s.pop())
    s.__init__(range(n))
    taken.append(s.pop())
    s -= s
    s.update(range(20))
    taken.append(s.pop())
    if n % 6 == 0:
        print(*taken)
    fold(taken)
print(checksum)
print(*set(range(1000, 0, -7)))
print(*{i * i for i in range(60)})

#> 0 101 241119278
#> 1 67 469933340
#> 2 62 180134853
#> 3 15 828836743
#> 4 0 283261528
#> 5 6 631102586
#> 6 129 408721063
#> 7 53 773178603
#> 8 53 569870608
#> 9 1 688518863
#> 10 143 577961280
#> 11 87 224657227
#> 12 19 29731482
#> 13 28 508589325
#> 14 3 311729855
#> 15 112 944393852
#> 16 78 811176499
#> 17 54 781056382
#> 18 62 828539157
#> 19 6 431307422
#> 20 0 459130427
#> 21 82 53123848
#> 22 18 736569140
#> 23 4 11910507
#> 24 23 877054460
#> 25 24 33664245
#> 26 47 737925784
#> 27 39 972537376
#> 28 12 557536871
#> 29 136 280187120
#> 30 81 497377389
#> 31 117 980687461
#> 32 125 766783185
#> 33 142 924367966
#> 34 99 310270542
#> 35 58 92182574
#> 36 3 709039108
#> 37 68 4535738
#> 38 10 924917241
#> 39 82 140880226
#> 0 3 6 0 1
#> 0 33 3 6 9 12 5 6 7 8 9 10 11
#> 0 33 3 36 6 39 9 42 12 13 14 15 16 17 5 6 7 8 9 10 11 12
#> 0 3 6 9 12 15 18 21 24 27 30 33 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 0
#> 0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 0
#> 0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 0
#> 92224534
#> 517 6 524 13 531 20 538 27 545 34 552 41 559 48 566 55 573 62 580 69 587 76 594 83 601 90 608 97 615 104 622 111 629 118 636 125 643 132 650 139 657 146 664 153 671 160 678 167 685 174 692 181 699 188 706 195 713 202 720 209 727 216 734 223 741 230 748 237 755 244 762 251 769 258 776 265 783 272 790 279 797 286 804 293 811 300 818 307 825 314 832 321 839 328 846 335 853 342 860 349 867 356 874 363 881 370 888 377 895 384 902 391 909 398 916 405 923 412 930 419 937 426 944 433 951 440 958 447 965 454 972 461 979 468 986 475 993 482 1000 489 496 503 510
#> 0 1 256 1024 4 900 1156 2304 9 16 144 400 529 784 1296 1681 1936 2704 25 3481 289 2209 3136 36 676 1444 3364 169 2601 49 3249 2809 441 1849 64 576 961 1089 196 324 1600 2116 2500 841 1225 81 3025 729 1369 225 2401 100 484 1764 2916 361 2025 625 1521 121
