# Comparing and swapping list elements.
# tags: lists


def bubble(values):
    for i in range(len(values)):
        for j in range(len(values) - i - 1):
            if values[j] > values[j + 1]:
                values[j], values[j + 1] = values[j + 1], values[j]
    return values


def main():
    values = []
    state = 12345
    for _ in range(3200):
        state = state * 1103 % 100003
        values.append(state)
    values = bubble(values)
    print(values[0], values[1600], values[-1])


main()
