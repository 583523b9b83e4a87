# random: floats, integers, choices, shuffles, samples and distributions of a seeded generator.
# tags: random
import random


def main():
    generator = random.Random(12345)
    total = 0.0
    for _ in range(100000):
        total += generator.random()
    count = 0
    for _ in range(60000):
        count += generator.randint(1, 6)
        count += generator.randrange(100)
    letters = list("abcdefghijklmnopqrstuvwxyz")
    for _ in range(30000):
        count += ord(generator.choice(letters))
    for _ in range(300):
        generator.shuffle(letters)
        count += len(generator.sample(range(1000), 10))
        count += len(generator.choices(letters, k=20))
        count += len(generator.choices(letters, range(1, 27), k=20))
    for _ in range(10000):
        total += generator.gauss(0, 1) + generator.uniform(1, 2) + generator.expovariate(1.5)
        count += generator.getrandbits(70) % 3
    print(round(total, 6), count, "".join(letters))


main()
