# Raising, catching, finally and exceptions through several frames.
# tags: exceptions


class Refused(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


def check(value):
    if value % 3 == 0:
        raise Refused(value)
    return value


def middle(value, log):
    try:
        return check(value)
    finally:
        log[0] += 1


def main():
    log = [0]
    total = 0
    for i in range(500000):
        try:
            total += middle(i, log)
        except Refused as error:
            total -= error.code
        else:
            total += 1
    table = {}
    for i in range(300000):
        try:
            total += table[i % 10]
        except KeyError:
            table[i % 10] = 1
    for i in range(200000):
        try:
            int("x" if i % 4 == 0 else "7")
        except (TypeError, ValueError):
            total += 2
    print(total, log[0])


main()
