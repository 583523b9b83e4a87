#!/usr/bin/env python3
"""Finds places where a number of the cage could move a pointer out of the cage and its guards.

A bug may let a guest write any word of its cage. The guards hold as long as every access begins less than 7 GiB
after the array it belongs to, or less than 1 GiB before it (src/heap/cage.h). This check reads the syntax trees of
src/ with libclang. It follows pointers that come out of `Items`, through variables, fields, arguments and results,
and adds up how far each one may have been moved: the size of an item, times the range that the type of the index,
or of the bound of its loop, allows. It refuses

- reach: an index, a distance or a length that may go beyond the guards, and `pointer += number` by more than 64 KiB,
  which a loop can repeat;
- array: an array in the layout of a cell that is not an `Items`, if it is flexible or indexed beyond its size;
- cast: a cast between a pointer to a cell and a pointer to bytes, void or a number (CageBase::at() is the way);
- cell: arithmetic on a pointer to a cell.

Steps of ++ and -- are free: they cannot jump over a guard. The moves are added up within one function. A pointer that
is passed, returned or kept in a field counts as moved by the size of the largest cell. So the check does not prove
that no sum of moves is too large; it proves it for one function at a time. It does not see into templates where a
type depends on their arguments, nor through pointers that are kept as integers, and it trusts the bound of a loop.

To repair a finding, index an `Items`, mask the number, or use a type whose range is small enough. A comment
`// bounded: why` on the line, or alone on the line above, says why a finding is harmless. tests/cage_pointers.tsv has
the findings that are left, as numbers by file and kind. They may only become less.

    tools/check/cage_pointers.py                    self-test, then all of src/
    tools/check/cage_pointers.py --self-test        only tests/check_cage_pointers: required findings and false alarms
    tools/check/cage_pointers.py src/objects/...    print the findings in these files, known ones too
    tools/check/cage_pointers.py --fix              lower the numbers of the table; nothing raises them
"""

import argparse
import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import syntax_trees  # noqa: E402
from common.syntax_trees import FUNCTIONS, K, ROOT, T, declaration_of, is_cell  # noqa: E402

SAMPLES = ROOT / "tests" / "check_cage_pointers"
KNOWN = ROOT / "tests" / "cage_pointers.tsv"

GIB = 1 << 30
LARGEST_CELL = 2 * GIB  # kLargestCell
STEP = 1 << 16  # the unmapped margin at both ends of a cage; a guard is much larger

# Ranges of the integers that a type can hold.
TYPES = {T.BOOL: (0, 1), T.UCHAR: (0, 255), T.CHAR_U: (0, 255), T.CHAR_S: (-128, 127), T.SCHAR: (-128, 127),
         T.USHORT: (0, 65535), T.SHORT: (-32768, 32767), T.CHAR16: (0, 65535), T.CHAR32: (0, 2**32 - 1),
         T.UINT: (0, 2**32 - 1), T.INT: (-2**31, 2**31 - 1)}
WIDE = (-2**63, 2**64)
# Standard views of an array, which are checked where they are made.
VIEW = re.compile(r"^(const )?std::(basic_string_view|span)<")
# Functions that access as many bytes as their last argument says, perhaps from the end.
BLOCKS = {"memcpy", "memmove", "memset", "memcmp", "memchr"}
# Functions that call a lambda with numbers up to a count, which is their second argument (src/meter/paced.h).
PARTS = {"in_parts", "in_blocks", "in_blocks_downwards", "paced_run"}
# CXBinaryOperatorKind
MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, LEFT, RIGHT, AND, EXCLUSIVE, OR = 3, 4, 5, 6, 7, 8, 9, 17, 18, 19
COMPARED = {11: 0, 13: 0, 12: 1, 14: 1, 16: None}  # <, <=: the left side is below; >, >=: the right one; !=
ASSIGN, ADD_ASSIGN, SUBTRACT_ASSIGN = 22, 26, 27
ADDRESS_OF, EXTENSION = 5, 13  # CXUnaryOperatorKind


def is_extension(cursor):
    return cursor.kind == K.UNARY_OPERATOR and \
        syntax_trees.load_library().clang_getCursorUnaryOperatorKind(cursor) == EXTENSION


class Node:
    """A cursor with its children, without the wrappers that change neither value nor place."""
    __slots__ = ("cursor", "kind", "children")

    def __init__(self, cursor):
        self.kind = cursor.kind
        children = list(cursor.get_children())
        while len(children) == 1 and (self.kind in (K.UNEXPOSED_EXPR, K.PAREN_EXPR) or is_extension(cursor)):
            cursor = children[0]
            self.kind = cursor.kind
            children = list(cursor.get_children())
        self.cursor = cursor
        self.children = [Node(c) for c in children]

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()


def pointee_of(kind):
    kind = kind.get_canonical()
    if kind.kind == T.POINTER:
        return kind.get_pointee().get_canonical()
    if kind.kind in (T.INCOMPLETEARRAY, T.CONSTANTARRAY):
        return kind.element_type.get_canonical()
    return None


def points_to_cell(kind):
    kind = kind.get_canonical()
    pointee = kind.get_pointee() if kind.kind in (T.POINTER, T.LVALUEREFERENCE) else None
    return pointee is not None and is_cell(declaration_of(pointee))


def is_followed(kind):
    """Returns whether a variable of the type may hold a pointer into an array of a cell."""
    kind = kind.get_canonical()
    if kind.kind in (T.LVALUEREFERENCE, T.RVALUEREFERENCE):
        kind = kind.get_pointee().get_canonical()
    pointee = pointee_of(kind)
    if pointee is not None:
        return pointee.kind not in (T.FUNCTIONPROTO, T.FUNCTIONNOPROTO) and not is_cell(declaration_of(pointee))
    if kind.kind != T.RECORD:
        return False
    text = kind.spelling
    return VIEW.match(text) is not None or ("Result<" in text and ("*" in text or "_view<" in text))


def size_of(kind):
    return max(kind.get_size(), 1)


def mask_of(kind):
    """kItemMask of the items of a Count<T> or Items<T>."""
    items = -(-LARGEST_CELL // size_of(kind.get_canonical().get_template_argument_type(0)))
    return (1 << (items - 1).bit_length()) - 1


def type_range(kind):
    kind = kind.get_canonical()
    if kind.kind in (T.LVALUEREFERENCE, T.RVALUEREFERENCE):
        kind = kind.get_pointee().get_canonical()
    if kind.kind == T.ENUM:
        kind = kind.get_declaration().enum_type.get_canonical()
    if kind.kind == T.RECORD and declaration_of(kind).spelling == "Count":
        return 0, mask_of(kind)
    return TYPES.get(kind.kind, WIDE)


class Reader:
    """Reduces each function to the moves of pointers in it: `edges` (from, to, distance) between variables, and
    `places` (line, what, origins, forward, backward) that access or move what the origins point to."""

    done = {}  # by function of a header: every file that includes it sees the same

    def __init__(self, library):
        self.library = library
        self.functions = {}

    def unit(self, cursor):
        for child in cursor.get_children():
            file = child.location.file
            if not file or not syntax_trees.relative(file.name):
                continue
            if child.kind in FUNCTIONS and child.is_definition() or child.kind == K.VAR_DECL:
                self.function(child)
            elif child.kind in (K.NAMESPACE, K.LINKAGE_SPEC, K.UNEXPOSED_DECL):
                self.unit(child)
            elif child.kind in (K.CLASS_DECL, K.STRUCT_DECL, K.CLASS_TEMPLATE, K.UNION_DECL):
                self.unit(child)
                if child.is_definition() and is_cell(child):
                    self.layout(child)

    def summary(self, cursor):
        return {"name": cursor.spelling, "file": syntax_trees.relative(cursor.location.file.name),
                "line": cursor.location.line, "edges": [], "places": [], "plain": []}

    def layout(self, cursor):
        found = self.summary(cursor)
        for field in cursor.get_children():
            if field.kind == K.FIELD_DECL:
                kind = field.type.get_canonical()
                if kind.kind == T.INCOMPLETEARRAY or (kind.kind == T.CONSTANTARRAY and kind.element_count == 0):
                    found["plain"].append([field.location.line, "array", f"{field.spelling} is flexible"])
        if found["plain"]:
            self.functions[f"layout {cursor.get_usr()}"] = found

    def function(self, cursor):
        place = cursor.location
        key = f"{cursor.get_usr()} {place.file.name}:{place.line}"
        if key not in Reader.done:
            Reader.done[key] = Body(self.library, cursor, self.summary(cursor)).found
        found = Reader.done[key]
        if found["edges"] or found["places"] or found["plain"]:
            self.functions[key] = found


class Body:
    def __init__(self, library, cursor, found):
        self.library = library
        self.found = found
        self.parameters = {}  # by the place of the declaration
        self.values = collections.defaultdict(list)  # variable: what is assigned to it
        self.parts = {}  # parameter of a lambda: the count that it stays below
        self.bounds = collections.defaultdict(list)  # variable: what a loop compares it with
        self.stepped = set()  # variables that are incremented
        self.asked = set()
        self.ranges = {}
        self.result = f"return {cursor.canonical.get_usr()}"
        if cursor.kind in FUNCTIONS:
            for i, argument in enumerate(cursor.get_arguments()):
                self.parameters[self.where(argument)] = f"{cursor.canonical.get_usr()}#{i}"
        root = Node(cursor)
        self.collect(root)
        self.visit(root, self.result)
        if cursor.kind == K.CONSTRUCTOR:
            for left, right in zip(root.children, root.children[1:]):
                if left.kind == K.MEMBER_REF and is_followed(left.cursor.referenced.type):
                    self.flow(right, self.field(left.cursor.referenced))

    # --- names of what holds a pointer
    @staticmethod
    def where(cursor):
        place = cursor.location
        return f"{place.file.name if place.file else ''}:{place.line}:{place.column}"

    @staticmethod
    def field(cursor):
        return f"field {cursor.semantic_parent.spelling}::{cursor.spelling}"

    def variable(self, cursor):
        where = self.where(cursor)
        return self.parameters.get(where, where)

    def operator(self, node):
        return self.library.clang_getCursorBinaryOperatorKind(node.cursor)

    def unary(self, node):
        return self.library.clang_getCursorUnaryOperatorKind(node.cursor)

    @staticmethod
    def local(node):
        """Returns the variable that the node names, or None."""
        target = node.cursor.referenced if node.kind == K.DECL_REF_EXPR else None
        return target if target and target.kind in (K.VAR_DECL, K.PARM_DECL) else None

    # --- ranges of integers
    def collect(self, root):
        for node in root.all():
            if node.kind == K.VAR_DECL and node.children:
                self.values[self.where(node.cursor)].append(node.children[-1])
            elif node.kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR) and len(node.children) == 2:
                target = self.local(node.children[0])
                operator = self.operator(node)
                if target and operator == ASSIGN:
                    self.values[self.where(target)].append(node.children[1])
                elif target and node.kind == K.COMPOUND_ASSIGNMENT_OPERATOR:
                    self.stepped.add(self.where(target))
            elif node.kind == K.UNARY_OPERATOR and node.children:
                target = self.local(node.children[0])
                if target and self.unary(node) in range(1, 6):  # ++, --, &
                    self.stepped.add(self.where(target))
            elif node.kind == K.CALL_EXPR and self.callee_name(node) in PARTS:
                arguments = node.children[1:]
                for argument in arguments[2:]:
                    for inner in argument.all() if len(arguments) > 2 else ():
                        if inner.kind == K.LAMBDA_EXPR:
                            for parameter in inner.children:
                                if parameter.kind == K.PARM_DECL:
                                    self.parts[self.where(parameter.cursor)] = arguments[1]
                            break
            elif node.kind in (K.FOR_STMT, K.WHILE_STMT):
                for part in node.children[:-1]:
                    for inner in part.all():
                        if inner.kind == K.BINARY_OPERATOR and len(inner.children) == 2:
                            lower = COMPARED.get(self.operator(inner), 2)
                            for side in (0, 1):
                                target = self.local(inner.children[side])
                                if target and lower in (side, None):
                                    self.bounds[self.where(target)].append(inner.children[1 - side])

    @staticmethod
    def callee_name(node):
        return node.cursor.referenced.spelling if node.cursor.referenced else node.cursor.spelling

    def constant(self, cursor):
        result = self.library.clang_Cursor_Evaluate(cursor)
        if not result:
            return None
        value = None
        if self.library.clang_EvalResult_getKind(result) == 1:
            value = self.library.clang_EvalResult_getAsLongLong(result)
        self.library.clang_EvalResult_dispose(result)
        return value

    def range_of(self, node):
        low, high = self.raw_range(node)
        least, most = type_range(node.cursor.type)
        return (low, high) if least <= low and high <= most else (least, most)

    def raw_range(self, node):
        kind, children, own = node.kind, node.children, type_range(node.cursor.type)
        if kind in (K.INTEGER_LITERAL, K.CHARACTER_LITERAL, K.CXX_UNARY_EXPR, K.CXX_BOOL_LITERAL_EXPR):
            value = self.constant(node.cursor)
            return own if value is None else (value, value)
        if kind == K.DECL_REF_EXPR and node.cursor.referenced:
            target = node.cursor.referenced
            if target.kind == K.ENUM_CONSTANT_DECL:
                return target.enum_value, target.enum_value
            if target.kind == K.VAR_DECL and target.semantic_parent.kind not in FUNCTIONS:
                value = self.constant(node.cursor)
                if value is not None:
                    return value, value
            if target.kind in (K.VAR_DECL, K.PARM_DECL):
                return self.variable_range(target)
        if kind in (K.CXX_STATIC_CAST_EXPR, K.CXX_FUNCTIONAL_CAST_EXPR, K.CSTYLE_CAST_EXPR) and children:
            return self.range_of(children[-1])
        if kind == K.UNEXPOSED_EXPR and children:
            return self.range_of(children[-1])
        if kind == K.CONDITIONAL_OPERATOR and len(children) == 3:
            (a, b), (c, d) = self.range_of(children[1]), self.range_of(children[2])
            return min(a, c), max(b, d)
        if kind == K.CALL_EXPR:
            callee = node.cursor.referenced
            name = callee.spelling if callee else node.cursor.spelling
            parent = callee.semantic_parent if callee else None
            if parent and parent.spelling == "Count" and children:
                inner = children[0]
                while inner.kind == K.MEMBER_REF_EXPR and inner.children and \
                        type_range(inner.cursor.type) in (WIDE, TYPES[T.UINT]):
                    inner = inner.children[0]
                kind_of = inner.cursor.type.get_canonical()
                return (0, mask_of(kind_of)) if declaration_of(kind_of).spelling == "Count" else own
            arguments = children[-2:]
            if name in ("min", "max") and len(arguments) == 2:
                pick = min if name == "min" else max
                (a, b), (c, d) = self.range_of(arguments[0]), self.range_of(arguments[1])
                return pick(a, c), pick(b, d)
        if kind == K.StmtExpr:  # TRY(x), which first keeps x in a variable
            first = next((n for n in node.all() if n.kind == K.VAR_DECL), None)
            for inner in first.all() if first else ():
                if inner.kind == K.CALL_EXPR and self.callee_name(inner) == "paced_run" and len(inner.children) > 2:
                    return 0, max(self.range_of(inner.children[2])[1], 0)
        if kind == K.BINARY_OPERATOR and len(children) == 2:
            return self.arithmetic(self.operator(node), self.range_of(children[0]), self.range_of(children[1]), own)
        if kind == K.UNARY_OPERATOR and children and self.unary(node) == 8:  # minus
            low, high = self.range_of(children[0])
            return -high, -low
        return own

    @staticmethod
    def arithmetic(operator, left, right, own):
        (a, b), (c, d) = left, right
        if operator == ADD:
            return a + c, b + d
        if operator == SUBTRACT:
            return a - d, b - c
        if operator == MULTIPLY:
            products = [a * c, a * d, b * c, b * d]
            return min(products), max(products)
        if operator == DIVIDE and a >= 0 and c >= 0:
            return a // max(d, 1), b // max(c, 1)
        if operator == REMAINDER and a >= 0 and c >= 0:
            return 0, min(b, max(d - 1, 0))
        if operator == AND and (a >= 0 or c >= 0):
            return 0, min(x for low, x in (left, right) if low >= 0)
        if operator in (EXCLUSIVE, OR) and a >= 0 and c >= 0:
            return 0, (1 << max(b, d).bit_length()) - 1
        if operator == RIGHT and a >= 0 and c >= 0:
            return a >> min(d, 64), b >> min(c, 64)
        if operator == LEFT and a >= 0 and c >= 0 and d < 64:
            return a << c, b << d
        return own

    def variable_range(self, target):
        where, own = self.where(target), type_range(target.type)
        if where in self.ranges:
            return self.ranges[where]
        if where in self.asked:
            return own
        self.asked.add(where)
        result = own
        if where in self.parts:
            result = 0, max(self.range_of(self.parts[where])[1], 0)
        elif where in self.bounds:
            high = min(max(self.range_of(b)[1] for b in self.bounds[where]), own[1])
            starts = [self.range_of(v) for v in self.values[where]] or [own]
            result = min(s[0] for s in starts), max(high, 0)
        elif where not in self.stepped and where in self.values and target.kind == K.VAR_DECL:
            ranges = [self.range_of(v) for v in self.values[where]]
            result = min(r[0] for r in ranges), max(r[1] for r in ranges)
        elif where not in self.values and target.kind == K.VAR_DECL and target.type.is_const_qualified():
            value = self.constant(target)
            result = own if value is None else (value, value)
        self.asked.discard(where)
        if not (own[0] <= result[0] and result[1] <= own[1]):
            result = own
        self.ranges[where] = result
        return result

    # --- where pointers come from
    def moved(self, origins, node, size, sign=1):
        low, high = self.range_of(node)
        reach = max(0, (high if sign > 0 else -low) * size)
        return [(name, distance + reach) for name, distance in origins]

    def origins(self, node):
        """Returns [(the variable, field or function that the pointer comes from, how far it was moved since)]."""
        kind, children = node.kind, node.children
        if kind == K.LAMBDA_EXPR:
            return []
        if kind == K.DECL_REF_EXPR:
            target = self.local(node)
            return [(self.variable(target), 0)] if target and is_followed(target.type) else []
        if kind == K.MEMBER_REF_EXPR:
            target = node.cursor.referenced
            if target and target.kind == K.FIELD_DECL and is_followed(target.type):
                return [(self.field(target), 0)]
            return []
        if kind == K.CALL_EXPR:
            return self.origins_of_call(node)
        if kind == K.UNARY_OPERATOR and children:
            if self.unary(node) != ADDRESS_OF:
                return self.origins(children[0]) if self.unary(node) in range(1, 5) else []
            inner = children[0]
            if inner.kind == K.ARRAY_SUBSCRIPT_EXPR and len(inner.children) == 2:
                pointee = pointee_of(inner.children[0].cursor.type)
                return self.moved(self.origins(inner.children[0]), inner.children[1],
                                  size_of(pointee)) if pointee else []
            if inner.kind == K.CALL_EXPR:
                return self.origins(inner)
            return []
        if kind == K.BINARY_OPERATOR and len(children) == 2:
            operator = self.operator(node)
            if operator in (ADD, SUBTRACT):
                for base, index in (children, children[::-1]):
                    pointee = pointee_of(base.cursor.type)
                    if pointee and not pointee_of(index.cursor.type):
                        return self.moved(self.origins(base), index, size_of(pointee),
                                          1 if operator == ADD else -1)
                return []
            return self.origins(children[1]) if operator == ASSIGN else []
        if kind == K.CONDITIONAL_OPERATOR and len(children) == 3:
            return self.origins(children[1]) + self.origins(children[2])
        if kind == K.StmtExpr and children and children[0].children:
            return self.origins(children[0].children[-1])
        if kind in (K.CXX_REINTERPRET_CAST_EXPR, K.CXX_STATIC_CAST_EXPR, K.CXX_CONST_CAST_EXPR, K.CSTYLE_CAST_EXPR,
                    K.CXX_FUNCTIONAL_CAST_EXPR, K.UNEXPOSED_EXPR, K.PAREN_EXPR, K.INIT_LIST_EXPR):
            return [o for c in children for o in self.origins(c)]
        return []

    def origins_of_call(self, node):
        callee = node.cursor.referenced
        if not callee:
            return []
        parent, name = callee.semantic_parent, callee.spelling
        inner = node.children[0].children if node.children and node.children[0].kind == K.MEMBER_REF_EXPR else []
        if parent and parent.spelling == "Items":
            # operator[] has the object as an argument, the methods in their member expression.
            owner = node.children[0] if name == "operator[]" else inner[0] if inner else None
            if owner is None or name not in ("operator[]", "data", "from"):
                return []
            kind = owner.cursor.type.get_canonical()
            item = kind.get_template_argument_type(0)
            return [("cage", 0 if name == "data" else (mask_of(kind) + 1) * size_of(item))]
        file = callee.location.file
        if file and syntax_trees.relative(file.name):
            if callee.kind == K.CONSTRUCTOR or name in ("value", "take", "operator*", "operator->"):
                return [o for c in [*inner, *node.children] for o in self.origins(c)]
            return [(f"return {callee.canonical.get_usr()}", 0)]
        # A function of the standard library: what comes out went in.
        return [o for c in [*inner, *node.children] for o in self.origins(c)] if is_followed(node.cursor.type) else []

    def flow(self, node, target, more=()):
        for origin, distance in [*self.origins(node), *more]:
            if origin != target or distance:
                self.found["edges"].append([origin, target, min(distance, 2**40)])

    # --- places
    def place(self, node, what, base, index, size, sign=1):
        origins = self.origins(base)
        if origins:
            low, high = self.range_of(index)
            if sign < 0:
                low, high = -high, -low
            self.found["places"].append([node.cursor.location.line, what, [[o, min(d, 2**40)] for o, d in origins],
                                         max(0, high * size), max(0, -low * size)])

    def plain(self, node, kind, text):
        self.found["plain"].append([node.cursor.location.line, kind, text])

    def arithmetic_on(self, node, base, index, sign=1):
        """Records `base + index`, or an access at that place."""
        pointee = pointee_of(base.cursor.type)
        if pointee is None:
            return
        if is_cell(declaration_of(pointee)):
            self.plain(node, "cell", "arithmetic on a pointer to a cell")
            return
        self.place(node, "index", base, index, size_of(pointee), sign)
        if base.kind == K.MEMBER_REF_EXPR and base.cursor.type.get_canonical().kind == T.CONSTANTARRAY and \
                base.cursor.referenced and is_cell(base.cursor.referenced.semantic_parent):
            low, high = self.range_of(index)
            if low < 0 or high >= base.cursor.type.get_canonical().element_count:
                self.plain(node, "array", f"index of {base.cursor.spelling}")

    def visit(self, node, result):
        kind, children = node.kind, node.children
        if kind == K.LAMBDA_EXPR:
            result = f"return lambda {self.where(node.cursor)}"
        for child in children:
            self.visit(child, result)
        if kind == K.VAR_DECL and children and is_followed(node.cursor.type):
            self.flow(children[-1], self.variable(node.cursor))
        elif kind == K.RETURN_STMT and children:
            self.flow(children[0], result)
        elif kind == K.ARRAY_SUBSCRIPT_EXPR and len(children) == 2:
            self.arithmetic_on(node, *children)
        elif kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR) and len(children) == 2:
            self.visit_operator(node, self.operator(node), *children)
        elif kind == K.UNARY_OPERATOR and children and self.unary(node) in range(1, 5):
            if points_to_cell(children[0].cursor.type) and pointee_of(children[0].cursor.type):
                self.plain(node, "cell", "arithmetic on a pointer to a cell")
        elif kind in (K.CXX_REINTERPRET_CAST_EXPR, K.CSTYLE_CAST_EXPR) and children:
            if points_to_cell(node.cursor.type) or points_to_cell(children[-1].cursor.type):
                self.plain(node, "cast", "cast of a pointer to a cell")
        elif kind == K.CXX_STATIC_CAST_EXPR and children:
            pointee = pointee_of(children[-1].cursor.type)
            if pointee and pointee.kind == T.VOID and points_to_cell(node.cursor.type):
                self.plain(node, "cast", "cast of a pointer to a cell")
        elif kind == K.CALL_EXPR:
            self.visit_call(node)
        elif kind == K.INIT_LIST_EXPR:
            declaration = declaration_of(node.cursor.type)
            if declaration.kind in (K.STRUCT_DECL, K.CLASS_DECL):
                fields = [f for f in declaration.get_children() if f.kind == K.FIELD_DECL]
                for field, value in zip(fields, children):
                    if is_followed(field.type):
                        self.flow(value, self.field(field))

    def visit_operator(self, node, operator, left, right):
        if operator == ASSIGN:
            target = left.cursor.referenced
            if self.local(left) and is_followed(left.cursor.type):
                self.flow(right, self.variable(target))
            elif left.kind == K.MEMBER_REF_EXPR and target and is_followed(target.type):
                self.flow(right, self.field(target))
        elif node.kind == K.COMPOUND_ASSIGNMENT_OPERATOR:
            pointee = pointee_of(left.cursor.type)
            if pointee and is_cell(declaration_of(pointee)):
                self.plain(node, "cell", "arithmetic on a pointer to a cell")
            elif pointee:
                low, high = self.range_of(right)
                if max(-low, high) * size_of(pointee) > STEP:
                    self.place(node, "moved by", left, right, size_of(pointee),
                               1 if operator == ADD_ASSIGN else -1)
        elif operator in (ADD, SUBTRACT):
            if pointee_of(left.cursor.type) and not pointee_of(right.cursor.type):
                self.arithmetic_on(node, left, right, 1 if operator == ADD else -1)
            elif pointee_of(right.cursor.type) and not pointee_of(left.cursor.type):
                self.arithmetic_on(node, right, left)

    def visit_call(self, node):
        callee = node.cursor.referenced
        if not callee:
            return
        count = len(list(node.cursor.get_arguments()))
        arguments = node.children[len(node.children) - count:] if count else []
        file = callee.location.file
        if file and syntax_trees.relative(file.name):
            for i, argument in enumerate(arguments):
                if is_followed(argument.cursor.type):
                    self.flow(argument, f"{callee.canonical.get_usr()}#{i}")
            return
        name = callee.spelling.removeprefix("__builtin_")
        if name in BLOCKS and len(arguments) == 3:
            for argument in arguments[:1 if name in ("memset", "memchr") else 2]:
                self.place(node, name, argument, arguments[2], 1)
        elif name in ("copy_n", "fill_n") and arguments:
            pointee = pointee_of(arguments[0].cursor.type)
            if pointee:
                self.place(node, name, arguments[0], arguments[1], size_of(pointee))
        elif callee.kind == K.CONSTRUCTOR and len(arguments) == 2:
            pointee = pointee_of(arguments[0].cursor.type)
            if pointee and not pointee_of(arguments[1].cursor.type):
                self.place(node, "view", arguments[0], arguments[1], size_of(pointee))


# --- the judgement
FORWARD = 7 * GIB  # Cage::kGuardAfter
BACKWARD = 1 * GIB  # Cage::kGuardBefore

def distances(functions):
    """Returns how far a pointer in each variable may be from the array where it began."""
    ways = collections.defaultdict(dict)
    for function in functions.values():
        for origin, target, distance in function["edges"]:
            ways[origin][target] = max(distance, ways[origin].get(target, 0))
    far = {"cage": 0}
    waiting = ["cage"]
    while waiting:
        origin = waiting.pop()
        for target, distance in ways.get(origin, {}).items():
            # Beyond the guards, all distances are the same.
            total = min(far[origin] + distance, FORWARD) if is_local(target) else LARGEST_CELL
            if total > far.get(target, -1):
                far[target] = total
                waiting.append(target)
    return far


def is_local(name):
    return not name.startswith(("field ", "return ")) and "#" not in name


def move_text(what, distance, direction):
    if distance > 2**50:
        return f"{what}: a number of 64 bits"
    return f"{what}: up to {distance / GIB:.1f} GiB {direction}"


def findings(functions):
    far = distances(functions)
    result = {}
    for function in functions.values():
        lines = None
        found = [(line, kind, text) for line, kind, text in function["plain"]]
        for line, what, origins, forward, backward in function["places"]:
            starts = [far[name] + distance for name, distance in origins if name in far]
            if not starts:
                continue
            total = max(starts) + forward
            if what == "moved by":
                found.append((line, "reach", "moved by a number, perhaps again and again"))
            elif backward >= BACKWARD:
                found.append((line, "reach", move_text(what, backward, "backward")))
            elif forward > STEP and total >= FORWARD:
                found.append((line, "reach", move_text(what, forward, "forward")))
        for line, kind, text in found:
            lines = lines or (ROOT / function["file"]).read_text().splitlines()
            result[function["file"], line, kind] = (function["name"], text, syntax_trees.reason(lines, line, "bounded"))
    return result


def self_test():
    """Checks the samples. A function's prefix states the expectation: bad_ (found), good_ (not found), or
    reason_ (found, with a reason)."""
    functions, failed = syntax_trees.read(syntax_trees.sample_jobs(SAMPLES), "cage_pointers", cached=False)
    found = findings(functions).values()
    plain = {name for name, _, reason in found if not reason}
    excused = {name for name, _, reason in found if reason}
    text = "".join(f.read_text() for f in SAMPLES.glob("*.cpp"))
    names = set(re.findall(r"\b((?:bad|good|reason|Bad|Good)_\w+)(?:\(| : )", text))
    wrong = [n for n in names if n.lower().startswith("bad_") and n not in plain]
    wrong += [n for n in names if n.lower().startswith("good_") and n in plain | excused]
    wrong += [n for n in names if n.startswith("reason_") and (n in plain or n not in excused)]
    counts = [sum(n.lower().startswith(p) for n in names) for p in ("bad_", "good_", "reason_")]
    for name in sorted(wrong):
        print(f"self-test: {name}: {'not found' if name.lower().startswith('bad_') else 'wrongly judged'}")
    print(f"self-test: {counts[0]} bad, {counts[1]} good, {counts[2]} with a reason, {len(wrong)} wrong")
    return not wrong and not failed and all(counts)


def read_known():
    rows = [line.split("\t") for line in KNOWN.read_text().splitlines() if not line.startswith("#")]
    return {(file, kind): int(count) for file, kind, count in rows}


def write_known(known):
    head = [line for line in KNOWN.read_text().splitlines() if line.startswith("#")]
    rows = [f"{file}\t{kind}\t{count}" for (file, kind), count in sorted(known.items()) if count]
    KNOWN.write_text("\n".join(head + rows) + "\n")


def main():
    parser = argparse.ArgumentParser(description="Find numbers of the cage that could move a pointer out of it.")
    parser.add_argument("files", nargs="*")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--fix", action="store_true", help="lower the numbers of tests/cage_pointers.tsv")
    arguments = parser.parse_args()
    good = self_test()
    if arguments.self_test:
        return 0 if good else 1
    jobs = syntax_trees.engine_jobs()
    functions, failed = syntax_trees.read(jobs, "cage_pointers")
    shown, excused = collections.defaultdict(list), 0
    for (file, line, kind), (name, text, reason) in sorted(findings(functions).items()):
        if reason:
            excused += 1
        elif file.startswith("src/"):
            shown[file, kind].append(f"{file}:{line}: {name}: {kind}: {text}")
    known, prefixes, wrong = read_known(), tuple(arguments.files), 0
    if arguments.fix and not failed:
        known = {key: min(count, len(shown[key])) for key, count in known.items()}
        write_known(known)
    for key in sorted(shown.keys() | known.keys()):
        found, allowed = len(shown[key]), known.get(key, 0)
        if found > allowed or (prefixes and key[0].startswith(prefixes)):
            print("".join(line + "\n" for line in shown[key]), end="")
        if found != allowed:
            wrong += 1
            print(f"{key[0]}: {found} findings of the kind {key[1]}, but the table says {allowed}"
                  f"{' (--fix lowers it)' if found < allowed else ''}")
    print(f"cage_pointers: {len(jobs)} files, {len(functions)} functions, {sum(map(len, shown.values()))} known "
          f"findings, {excused} with a reason, {wrong} wrong numbers")
    return 0 if good and not wrong and failed == 0 and jobs else 1


if __name__ == "__main__":
    sys.exit(main())
