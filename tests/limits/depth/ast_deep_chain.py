# Chains nest as deep as the source is long: building the tree takes memory and fuel, and walking it is
# limited by the guest's depth.
# option: --policy standard --max-steps 400000000
# expect: ok
# output: 20000 RecursionError
import ast

tree = ast.parse("+".join(["1"] * 20001))
depth = 0
node = tree.body[0].value
while isinstance(node, ast.BinOp):
    node = node.left
    depth += 1
try:
    ast.dump(tree)
except RecursionError:
    print(depth, "RecursionError")
