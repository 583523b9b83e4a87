# The generated __repr__ wraps a function that does not look for recursion. pprint knows it by its name.
# option: --policy standard
import inspect
import pprint
from dataclasses import dataclass, field, make_dataclass


@dataclass
class Node:
    name: str
    next: object = None
    hidden: int = field(default=0, repr=False)


@dataclass
class Own:
    text: str

    def __repr__(self):
        return "own" + "-" * 80


class Child(Node):
    pass


for cls in (Node, Child, make_dataclass("Made", ["a"])):
    print(cls.__repr__.__qualname__, cls.__repr__.__name__, cls.__repr__.__module__)
    print(cls.__repr__.__wrapped__.__qualname__, inspect.signature(cls.__repr__), cls.__repr__.__doc__)
node = Node("a")
node.next = Child("b", node)
print(node, Node.__repr__.__wrapped__(node), inspect.unwrap(Node.__repr__) is Node.__repr__.__wrapped__)
print(hasattr(Own.__repr__, "__wrapped__"), hasattr(Node.__eq__, "__wrapped__"))
pprint.pprint([Node("x" * 50, Node("y" * 30)), Own("z")], width=60)


class Raises:
    def __repr__(self):
        raise ValueError("no text")


broken = Node("c", Raises())
for _ in range(2):
    try:
        repr(broken)
    except ValueError as error:
        print(error)

#> Node.__repr__ __repr__ __main__
#> __create_fn__.<locals>.__repr__ (self) None
#> Node.__repr__ __repr__ __main__
#> __create_fn__.<locals>.__repr__ (self) None
#> Made.__repr__ __repr__ __main__
#> __create_fn__.<locals>.__repr__ (self) None
#> Node(name='a', next=Child(name='b', next=...)) Node(name='a', next=Child(name='b', next=Node(name='a', next=...))) True
#> False False
#> [Node(name='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>       next=Node(name='yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
#>                 next=None)),
#>  own--------------------------------------------------------------------------------]
#> no text
#> no text
