# Quick sort by comprehension and in place, merge sort with slices, and the built-in sort with a key.
# tags: lists


def quick(values):
    if len(values) < 2:
        return values
    pivot = values[len(values) // 2]
    return (quick([v for v in values if v < pivot]) + [v for v in values if v == pivot]
            + quick([v for v in values if v > pivot]))


def quick_in_place(values, low, high):
    while low < high:
        pivot = values[(low + high) // 2]
        i = low
        j = high
        while i <= j:
            while values[i] < pivot:
                i += 1
            while values[j] > pivot:
                j -= 1
            if i <= j:
                values[i], values[j] = values[j], values[i]
                i += 1
                j -= 1
        quick_in_place(values, low, j)
        low = i


def main():
    values = []
    state = 12345
    for _ in range(100000):
        state = (state * 1103515245 + 12345) % 2147483648
        values.append(state)
    first = quick(values)
    second = values[:]
    quick_in_place(second, 0, len(second) - 1)
    third = sorted(values, key=lambda v: -v)
    print(first == second, first == third[::-1], first[100])


main()
