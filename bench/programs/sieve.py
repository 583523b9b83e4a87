# List indexing and assignment in loops.
# tags: lists


def sieve(limit):
    flags = [True] * (limit + 1)
    primes = []
    for i in range(2, limit + 1):
        if flags[i]:
            primes.append(i)
            for j in range(i * i, limit + 1, i):
                flags[j] = False
    return primes


def main():
    primes = sieve(4000000)
    print(len(primes), primes[-1])


main()
