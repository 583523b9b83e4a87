# An attribute error has carets below the whole expression.
class Node:
    def __init__(self, next=None):
        self.next = next


head = Node(Node(Node()))
print(head.next.next.value.name)

#! Traceback (most recent call last):
#!   File "attribute.py", line 8, in <module>
#!     print(head.next.next.value.name)
#!           ^^^^^^^^^^^^^^^^^^^^
#! AttributeError: 'Node' object has no attribute 'value'
