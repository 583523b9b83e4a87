# programs: linked list and tree.
# option: --policy standard
class Node:
    __slots__ = ("value", "next")
    def __init__(self, value, next=None):
        self.value, self.next = value, next
class LinkedList:
    def __init__(self, items=()):
        self.head = None
        for item in reversed(list(items)):
            self.head = Node(item, self.head)
    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next
    def reverse(self):
        previous, node = None, self.head
        while node:
            node.next, previous, node = previous, node, node.next
        self.head = previous
        return self
    def __repr__(self): return " -> ".join(map(repr, self)) or "empty"
print(LinkedList(), LinkedList("abc"), LinkedList(range(5)).reverse(), list(LinkedList("xy").reverse()))
class Tree:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right
    def insert(self, key):
        side = "left" if key < self.key else "right"
        child = getattr(self, side)
        if child is None: setattr(self, side, Tree(key))
        else: child.insert(key)
        return self
    def __iter__(self):
        if self.left: yield from self.left
        yield self.key
        if self.right: yield from self.right
    def __contains__(self, key):
        if key == self.key: return True
        child = self.left if key < self.key else self.right
        return child is not None and key in child
    def depth(self): return 1 + max((c.depth() for c in (self.left, self.right) if c), default=0)
    def show(self, indent=0):
        if self.right: self.right.show(indent + 2)
        print(" " * indent + str(self.key))
        if self.left: self.left.show(indent + 2)
tree = Tree(50)
for key in (30, 70, 20, 40, 60, 80, 10): tree.insert(key)
print(list(tree), 60 in tree, 65 in tree, tree.depth(), sum(tree), max(tree))
tree.show()
try:
    Node(1).extra = 2
except AttributeError as error:
    print(error)

#> empty 'a' -> 'b' -> 'c' 4 -> 3 -> 2 -> 1 -> 0 ['y', 'x']
#> [10, 20, 30, 40, 50, 60, 70, 80] True False 4 360 80
#>     80
#>   70
#>     60
#> 50
#>     40
#>   30
#>     20
#>       10
#> 'Node' object has no attribute 'extra' and no __dict__ for setting new attributes
