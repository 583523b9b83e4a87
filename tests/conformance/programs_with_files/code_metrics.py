# option: --policy standard --enable files
"""Measure Python sources: lines, comments, complexity, imports and unused names, per file."""
import ast
import fileinput
import io
import keyword
import linecache
import sys
import tempfile
import tokenize
from collections import Counter
from pathlib import Path

SOURCES = {
    "pkg/__init__.py": '"""A package."""\nfrom .shapes import Circle\n\n__all__ = ["Circle"]\n',
    "pkg/shapes.py": '''# shapes
import math
import os.path as path, sys
from typing import Optional


class Shape:
    """Base."""

    def area(self) -> float:
        raise NotImplementedError


class Circle(Shape):
    def __init__(self, r):
        if r < 0 or r != r:
            raise ValueError(f"bad radius {r!r}")
        self.r = r  # the radius

    def area(self):
        return math.pi * self.r ** 2


def biggest(shapes, *, key=None):
    best = None
    for shape in shapes:
        while best is None:
            best = shape
        try:
            if shape.area() > best.area() and (key is None or key(shape)):
                best = shape
        except NotImplementedError:
            continue
    return best if best else [s for s in shapes if s]
''',
    "script.py": "import json, re\n\nprint(json.dumps({'a': 1}))\nasync def f():\n    async with x as y:\n"
                 "        await y\nlambda: (yield)\n",
    "broken.py": "def f(:\n    pass\n",
    "latin.py": "# -*- coding: latin-1 -*-\ns = '\xe9'\n",
}


class Complexity(ast.NodeVisitor):
    def __init__(self):
        self.functions = []
        self.stack = []

    def visit_FunctionDef(self, node):
        self.stack.append([".".join([name for name, _ in self.stack] + [node.name]), 1])
        self.generic_visit(node)
        name, count = self.stack.pop()
        self.functions.append((name, node.lineno, node.end_lineno - node.lineno + 1, count))

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        self.stack.append([node.name, 0])
        self.generic_visit(node)
        self.stack.pop()

    def generic_visit(self, node):
        if isinstance(node, (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.IfExp, ast.comprehension)):
            self.count(1)
        elif isinstance(node, ast.BoolOp):
            self.count(len(node.values) - 1)
        super().generic_visit(node)

    def count(self, number):
        if self.stack:
            self.stack[-1][1] += number


def imports(tree):
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield alias.asname or alias.name.partition(".")[0], alias.name
            case ast.ImportFrom(module=module, names=names, level=level):
                for alias in names:
                    yield alias.asname or alias.name, "." * level + (module or "") + "." + alias.name


def token_counts(path):
    counts = Counter()
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.NAME and keyword.iskeyword(token.string):
                counts["keyword"] += 1
            elif token.type in (tokenize.COMMENT, tokenize.STRING, tokenize.OP):
                counts[tokenize.tok_name[token.type].lower()] += 1
    return counts


def report(path, root):
    name = path.relative_to(root).as_posix()
    with tokenize.open(path) as file:
        text, encoding = file.read(), file.encoding
    try:
        tree = ast.parse(text, name)
    except SyntaxError as error:
        print(f"{name}: line {error.lineno}: {error.msg}")
        return
    counts = token_counts(path)
    kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(counts.items()) if kind != "op")
    print(f"{name} [{encoding}]: {len(text.splitlines())} lines, {kinds}")
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    exported = {element.value for node in ast.walk(tree) if isinstance(node, ast.List) for element in node.elts
                if isinstance(element, ast.Constant)}
    for local, full in imports(tree):
        if local not in names | exported:
            print(f"    unused import {full}")
    visitor = Complexity()
    visitor.visit(tree)
    for function, line, length, complexity in sorted(visitor.functions, key=lambda f: (-f[3], f[0])):
        print(f"    {function} at {line}: {length} lines, complexity {complexity}: "
              f"{linecache.getline(str(path), line).strip()}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in SOURCES.items():
            path = root / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text.encode("latin-1"))
        for path in sorted(root.rglob("*.py")):
            report(path, root)

        with fileinput.input(sorted(root.glob("*.py")), encoding="latin-1") as lines:
            todo = [(Path(lines.filename()).name, lines.filelineno()) for line in lines
                    if "import" in line or "def" in line]
        print(todo)
        target = root / "pkg" / "shapes.py"
        with fileinput.FileInput(target, inplace=True, backup=".bak") as lines:
            for line in lines:
                sys.stdout.write(line.replace("Circle", "Disc").replace("# the radius", "# radius"))
        print(target.read_text().count("Disc"), Path(str(target) + ".bak").read_text().count("Circle"))
        tree = ast.parse(target.read_text())
        print([node.name for node in tree.body if isinstance(node, ast.ClassDef)], ast.unparse(tree.body[-1].body[-1]))
        out = io.StringIO()
        print(ast.dump(ast.parse("x = [1, *y]", mode="exec").body[0]), file=out)
        print(out.getvalue().strip())


main()

#> broken.py: line 1: invalid syntax
#> latin.py [iso-8859-1]: 2 lines, 1 comment, 1 string
#> pkg/__init__.py [utf-8]: 4 lines, 2 keyword, 2 string
#> pkg/shapes.py [utf-8]: 34 lines, 2 comment, 37 keyword, 1 string
#>     unused import os.path
#>     unused import sys
#>     unused import typing.Optional
#>     biggest at 24: 11 lines, complexity 9: def biggest(shapes, *, key=None):
#>     Circle.__init__ at 15: 4 lines, complexity 3: def __init__(self, r):
#>     Circle.area at 20: 2 lines, complexity 1: def area(self):
#>     Shape.area at 10: 2 lines, complexity 1: def area(self) -> float:
#> script.py [utf-8]: 7 lines, 9 keyword, 1 string
#>     unused import re
#>     f at 4: 3 lines, complexity 1: async def f():
#> [('broken.py', 1), ('script.py', 1), ('script.py', 4)]
#> 1 1
#> ['Shape', 'Disc'] return best if best else [s for s in shapes if s]
#> Assign(targets=[Name(id='x', ctx=Store())], value=List(elts=[Constant(value=1), Starred(value=Name(id='y', ctx=Load()), ctx=Load())], ctx=Load()))
