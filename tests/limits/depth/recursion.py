# Plain endless recursion is a RecursionError.
# expect: error:RecursionError
def forever(n):
    return forever(n + 1)


forever(0)
