# Many small tuples and lists, packed, unpacked and dropped.
# tags: allocation


def step(state):
    a, b, c = state
    return b, c, (a + b * 2 + c) % 1009


def main():
    state = (1, 2, 3)
    total = 0
    for i in range(1600000):
        state = step(state)
        pair = [state[0], state[2]]
        total += pair[1] + len(pair)
    print(total, state)


main()
