# A tree of many small nodes is memory of the run.
# option: --policy standard --max-memory 64 --max-source 8000000
# expect: memory_error
import ast

kept = []
while True:
    kept.append(ast.parse("[" + "1," * 50000 + "]"))
