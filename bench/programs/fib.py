# Recursive calls of a function with one argument.
# tags: calls


def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def main():
    print(fib(33))


main()
