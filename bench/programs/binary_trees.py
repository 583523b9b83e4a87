# Trees of instances, built, walked and dropped.
# tags: allocation


class Node:
    def __init__(self, left, right):
        self.left = left
        self.right = right


def make(depth):
    if depth == 0:
        return Node(None, None)
    return Node(make(depth - 1), make(depth - 1))


def check(node):
    if node.left is None:
        return 1
    return 1 + check(node.left) + check(node.right)


def main():
    long_lived = make(15)
    total = 0
    for depth in range(4, 13, 2):
        for _ in range(1 << (17 - depth)):
            total += check(make(depth))
    print(total, check(long_lived))


main()
