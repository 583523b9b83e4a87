# List, dict and set comprehensions, nested and filtered.
# tags: comprehensions


def main():
    total = 0
    for round_number in range(80):
        values = [i * 3 % 101 for i in range(40000)]
        squares = {v: v * v for v in values}
        odd = {v for v in values if v & 1}
        table = [[x * y for x in range(30)] for y in range(100)]
        flat = [x for row in table for x in row if x % 2 == 0]
        total += sum(values) + sum(squares.values()) + sum(odd) + sum(flat) + round_number
    print(total)


main()
