# deepcopy() preserves shared objects and cycles with two memos.
# option: --allow-import=copy --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import copy


class Node:
    def __init__(self):
        self.next = self
        self.items = []
        self.items.append(self.items)


class Hook:
    def __init__(self, node):
        self.node = node

    def __deepcopy__(self, memo):
        made = Hook(None)
        memo[id(self)] = made
        made.node = copy.deepcopy(self.node, memo)
        return made


node = Node()
node.hook = Hook(node)
first, second, hook = copy.deepcopy([node, node, node.hook])
memo = {}
third = copy.deepcopy(node, memo)
print("contained" if first is second and first.next is first and first.items[0] is first.items
      and first.hook.node is first and hook is first.hook and first is not node
      and copy.deepcopy(node, memo) is third else "different")
