# Instances that hold each other.
# option: --max-memory 64 --max-time 20
# expect: memory_error
class Node:
    def __init__(self, next):
        self.next = next


node = None
while True:
    node = Node(node)
