# Ints above 50 bits: generators of random numbers, masks, hashes.
# tags: numbers


def main():
    state = 12345
    mask = (1 << 64) - 1
    value = 0x9E3779B97F4A7C15
    total = 0
    for _ in range(20000):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        value ^= (value << 13) & mask
        value ^= value >> 7
        value ^= (value << 17) & mask
        total = (total + state + value) & mask
    print(state, value, total)


main()
