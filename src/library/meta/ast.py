# ast: syntax trees as objects, from the run's own parser. It runs no code: compile() compiles the text
# of a tree.
"""Abstract syntax trees."""

PyCF_ONLY_AST = 0x400
PyCF_TYPE_COMMENTS = 0x1000
PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x2000
PyCF_OPTIMIZED_AST = 0x8400


# --- warnings

import warnings
import _ast
import re


# --- the base of all nodes

_POSITION = ("lineno", "col_offset", "end_lineno", "end_col_offset")
_MISSING = object()


def _repr(value, depth):
    if isinstance(value, AST):
        if depth <= 0:
            return f"{type(value).__name__}(...)"
        shown = [f"{name}={_repr_field(getattr(value, name), depth - 1)}" for name in value._fields
                 if hasattr(value, name)]
        return f"{type(value).__name__}({', '.join(shown)})"
    return repr(value)


def _repr_field(value, depth):
    if not isinstance(value, (list, tuple)):
        return _repr(value, depth)
    items = [_repr(item, depth) for item in ((value[0], value[-1]) if len(value) > 1 else value)]
    if len(value) > 2:
        items.insert(1, "...")
    return f"[{', '.join(items)}]" if isinstance(value, list) else f"({', '.join(items)})"


class AST:
    """The base of all nodes."""

    _fields = ()
    _attributes = ()
    _field_types = {}
    __match_args__ = ()

    def __init__(self, *args, **kwargs):
        cls = type(self)
        fields = self._fields
        if len(args) > len(fields):
            plural = "" if len(fields) == 1 else "s"
            raise TypeError(f"{cls.__name__} constructor takes at most {len(fields)} positional "
                            f"argument{plural}")
        for name, value in zip(fields, args):
            setattr(self, name, value)
        given = set(fields[:len(args)])
        for name, value in kwargs.items():
            if name in given:
                raise TypeError(f"{cls.__name__} got multiple values for argument {name!r}")
            if name not in fields and name not in self._attributes:
                warnings.warn(f"{cls.__name__}.__init__ got an unexpected keyword argument "
                              f"{name!r}. Support for arbitrary keyword arguments is deprecated "
                              "and will be removed in Python 3.15.", DeprecationWarning, 2)
            given.add(name)
            setattr(self, name, value)
        for name in fields:
            if name not in given:
                self._set_missing(cls, name)

    def _set_missing(self, cls, name):
        kind = cls._field_types.get(name, _MISSING)
        if kind is _MISSING:
            if "_field_types" in cls.__dict__:
                warnings.warn(f"Field {name!r} is missing from {cls.__module__}.{cls.__name__}."
                              "_field_types. This will become an error in Python 3.15.",
                              DeprecationWarning, 3)
        elif getattr(kind, "__origin__", None) is list:
            setattr(self, name, [])
        elif kind is expr_context:
            setattr(self, name, _plain_node("Load"))
        elif not hasattr(cls, name):
            warnings.warn(f"{cls.__name__}.__init__ missing 1 required positional argument: "
                          f"{name!r}. This will become an error in Python 3.15.",
                          DeprecationWarning, 3)

    def __repr__(self):
        return _repr(self, 3)

    def __replace__(self, /, **fields):
        cls = type(self)
        known = set(self._fields) | set(self._attributes)
        for name in fields:
            if name not in known:
                raise TypeError(f"{cls.__name__}.__replace__ got an unexpected keyword argument "
                                f"{name!r}.")
        values = {name: getattr(self, name) for name in known if hasattr(self, name)}
        return cls(**{**values, **fields})


# --- classes of the grammar

_PLAIN = {"identifier": str, "string": str, "int": int, "constant": object}
_classes = {}
_fields_of = []  # (class, its fields as pairs of kind and name)


def _make_class(name, base, fields, attributes, doc):
    names = tuple([name for _, name in fields])
    namespace = {"__module__": "ast", "_fields": names, "__match_args__": names, "__doc__": doc}
    if base is AST:
        namespace["_attributes"] = attributes
        if attributes:
            namespace["end_lineno"] = namespace["end_col_offset"] = None
    for kind, field in fields:
        if kind.endswith("?"):
            namespace[field] = None
    cls = _classes[name] = type(name, (base,), namespace)
    return cls


def _kind(name, attributes=()):
    return _make_class(name, AST, (), attributes, None)


def _node(text, base, attributes=()):
    name, _, fields = text.rstrip(")").partition("(")
    fields = [field.split(" ") for field in fields.split(", ")] if fields else ()
    cls = _make_class(name, base, fields, attributes, text)
    _fields_of.append((cls, fields))
    # What the parser gives: all but comments, which it does not keep.
    cls._parsed = tuple([name for name in cls._fields
                         if name not in ("type_comment", "type_ignores")])
    return cls


def _type_of(kind):
    name = kind.rstrip("?*")
    found = _PLAIN.get(name) or _classes[name]
    if kind.endswith("*"):
        return list[found]
    return found | None if kind.endswith("?") else found


# --- the abstract grammar; `?` may be None, `*` is a list

mod = _kind("mod")
Module = _node("Module(stmt* body, type_ignore* type_ignores)", mod)
Interactive = _node("Interactive(stmt* body)", mod)
Expression = _node("Expression(expr body)", mod)
FunctionType = _node("FunctionType(expr* argtypes, expr returns)", mod)
stmt = _kind("stmt", _POSITION)
FunctionDef = _node("FunctionDef(identifier name, arguments args, stmt* body, "
                    "expr* decorator_list, expr? returns, string? type_comment, "
                    "type_param* type_params)", stmt)
AsyncFunctionDef = _node("AsyncFunctionDef(identifier name, arguments args, stmt* body, "
                         "expr* decorator_list, expr? returns, string? type_comment, "
                         "type_param* type_params)", stmt)
ClassDef = _node("ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, "
                 "expr* decorator_list, type_param* type_params)", stmt)
Return = _node("Return(expr? value)", stmt)
Delete = _node("Delete(expr* targets)", stmt)
Assign = _node("Assign(expr* targets, expr value, string? type_comment)", stmt)
TypeAlias = _node("TypeAlias(expr name, type_param* type_params, expr value)", stmt)
AugAssign = _node("AugAssign(expr target, operator op, expr value)", stmt)
AnnAssign = _node("AnnAssign(expr target, expr annotation, expr? value, int simple)", stmt)
For = _node("For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)", stmt)
AsyncFor = _node("AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, "
                 "string? type_comment)", stmt)
While = _node("While(expr test, stmt* body, stmt* orelse)", stmt)
If = _node("If(expr test, stmt* body, stmt* orelse)", stmt)
With = _node("With(withitem* items, stmt* body, string? type_comment)", stmt)
AsyncWith = _node("AsyncWith(withitem* items, stmt* body, string? type_comment)", stmt)
Match = _node("Match(expr subject, match_case* cases)", stmt)
Raise = _node("Raise(expr? exc, expr? cause)", stmt)
Try = _node("Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)", stmt)
TryStar = _node("TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)", stmt)
Assert = _node("Assert(expr test, expr? msg)", stmt)
Import = _node("Import(alias* names)", stmt)
ImportFrom = _node("ImportFrom(identifier? module, alias* names, int? level)", stmt)
Global = _node("Global(identifier* names)", stmt)
Nonlocal = _node("Nonlocal(identifier* names)", stmt)
Expr = _node("Expr(expr value)", stmt)
Pass = _node("Pass", stmt)
Break = _node("Break", stmt)
Continue = _node("Continue", stmt)
expr = _kind("expr", _POSITION)
BoolOp = _node("BoolOp(boolop op, expr* values)", expr)
NamedExpr = _node("NamedExpr(expr target, expr value)", expr)
BinOp = _node("BinOp(expr left, operator op, expr right)", expr)
UnaryOp = _node("UnaryOp(unaryop op, expr operand)", expr)
Lambda = _node("Lambda(arguments args, expr body)", expr)
IfExp = _node("IfExp(expr test, expr body, expr orelse)", expr)
Dict = _node("Dict(expr?* keys, expr* values)", expr)
Set = _node("Set(expr* elts)", expr)
ListComp = _node("ListComp(expr elt, comprehension* generators)", expr)
SetComp = _node("SetComp(expr elt, comprehension* generators)", expr)
DictComp = _node("DictComp(expr key, expr value, comprehension* generators)", expr)
GeneratorExp = _node("GeneratorExp(expr elt, comprehension* generators)", expr)
Await = _node("Await(expr value)", expr)
Yield = _node("Yield(expr? value)", expr)
YieldFrom = _node("YieldFrom(expr value)", expr)
Compare = _node("Compare(expr left, cmpop* ops, expr* comparators)", expr)
Call = _node("Call(expr func, expr* args, keyword* keywords)", expr)
FormattedValue = _node("FormattedValue(expr value, int conversion, expr? format_spec)", expr)
Interpolation = _node("Interpolation(expr value, constant str, int conversion, "
                      "expr? format_spec)", expr)
JoinedStr = _node("JoinedStr(expr* values)", expr)
TemplateStr = _node("TemplateStr(expr* values)", expr)
Constant = _node("Constant(constant value, string? kind)", expr)
Attribute = _node("Attribute(expr value, identifier attr, expr_context ctx)", expr)
Subscript = _node("Subscript(expr value, expr slice, expr_context ctx)", expr)
Starred = _node("Starred(expr value, expr_context ctx)", expr)
Name = _node("Name(identifier id, expr_context ctx)", expr)
List = _node("List(expr* elts, expr_context ctx)", expr)
Tuple = _node("Tuple(expr* elts, expr_context ctx)", expr)
Slice = _node("Slice(expr? lower, expr? upper, expr? step)", expr)
expr_context = _kind("expr_context")
Load = _node("Load", expr_context)
Store = _node("Store", expr_context)
Del = _node("Del", expr_context)
boolop = _kind("boolop")
And = _node("And", boolop)
Or = _node("Or", boolop)
operator = _kind("operator")
Add = _node("Add", operator)
Sub = _node("Sub", operator)
Mult = _node("Mult", operator)
MatMult = _node("MatMult", operator)
Div = _node("Div", operator)
Mod = _node("Mod", operator)
Pow = _node("Pow", operator)
LShift = _node("LShift", operator)
RShift = _node("RShift", operator)
BitOr = _node("BitOr", operator)
BitXor = _node("BitXor", operator)
BitAnd = _node("BitAnd", operator)
FloorDiv = _node("FloorDiv", operator)
unaryop = _kind("unaryop")
Invert = _node("Invert", unaryop)
Not = _node("Not", unaryop)
UAdd = _node("UAdd", unaryop)
USub = _node("USub", unaryop)
cmpop = _kind("cmpop")
Eq = _node("Eq", cmpop)
NotEq = _node("NotEq", cmpop)
Lt = _node("Lt", cmpop)
LtE = _node("LtE", cmpop)
Gt = _node("Gt", cmpop)
GtE = _node("GtE", cmpop)
Is = _node("Is", cmpop)
IsNot = _node("IsNot", cmpop)
In = _node("In", cmpop)
NotIn = _node("NotIn", cmpop)
comprehension = _node("comprehension(expr target, expr iter, expr* ifs, int is_async)", AST)
excepthandler = _kind("excepthandler", _POSITION)
ExceptHandler = _node("ExceptHandler(expr? type, identifier? name, stmt* body)", excepthandler)
arguments = _node("arguments(arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, "
                  "expr?* kw_defaults, arg? kwarg, expr* defaults)", AST)
arg = _node("arg(identifier arg, expr? annotation, string? type_comment)", AST, _POSITION)
keyword = _node("keyword(identifier? arg, expr value)", AST, _POSITION)
alias = _node("alias(identifier name, identifier? asname)", AST, _POSITION)
withitem = _node("withitem(expr context_expr, expr? optional_vars)", AST)
match_case = _node("match_case(pattern pattern, expr? guard, stmt* body)", AST)
pattern = _kind("pattern", _POSITION)
MatchValue = _node("MatchValue(expr value)", pattern)
MatchSingleton = _node("MatchSingleton(constant value)", pattern)
MatchSequence = _node("MatchSequence(pattern* patterns)", pattern)
MatchMapping = _node("MatchMapping(expr* keys, pattern* patterns, identifier? rest)", pattern)
MatchClass = _node("MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, "
                   "pattern* kwd_patterns)", pattern)
MatchStar = _node("MatchStar(identifier? name)", pattern)
MatchAs = _node("MatchAs(pattern? pattern, identifier? name)", pattern)
MatchOr = _node("MatchOr(pattern* patterns)", pattern)
type_ignore = _kind("type_ignore")
TypeIgnore = _node("TypeIgnore(int lineno, string tag)", type_ignore)
type_param = _kind("type_param", _POSITION)
TypeVar = _node("TypeVar(identifier name, expr? bound, expr? default_value)", type_param)
ParamSpec = _node("ParamSpec(identifier name, expr? default_value)", type_param)
TypeVarTuple = _node("TypeVarTuple(identifier name, expr? default_value)", type_param)

for _class, _fields in _fields_of:
    _class._field_types = {field: _type_of(kind) for kind, field in _fields}
del _class, _fields, _fields_of


# --- trees of the parser's steps


# Nodes without fields and places, of which there is one each.
_plain = {}


def _plain_node(name):
    if name not in _plain:
        _plain[name] = _classes[name]()
    return _plain[name]


def _build(steps):
    # The parser's steps: values, (n,) for a list of n, (name, *position) for a node.
    stack = []
    for step in steps:
        if type(step) is not tuple:
            stack.append(step)
            continue
        head = step[0]
        if type(head) is int:
            at = len(stack) - head
            items = stack[at:]
            del stack[at:]
            stack.append(items)
            continue
        node = _plain.get(head)
        if node is not None:
            stack.append(node)
            continue
        cls = _classes[head]
        node = cls.__new__(cls)
        names = cls._parsed
        if not names and len(step) == 1:
            _plain[head] = node
        at = len(stack) - len(names)
        attributes = node.__dict__
        for name in cls._fields:
            if name in names:
                attributes[name] = stack[at]
                at += 1
            else:
                attributes[name] = [] if name == "type_ignores" else None
        if names:
            del stack[len(stack) - len(names):]
        if len(step) > 1:
            _, node.lineno, node.col_offset, node.end_lineno, node.end_col_offset = step
        stack.append(node)
    return stack[0]


def parse(source, filename="<unknown>", mode="exec", *, type_comments=False, feature_version=None,
          optimize=-1):
    """The tree of source code."""
    if isinstance(source, AST):
        return source
    if mode == "func_type":
        raise NotImplementedError("type comments are not kept")
    return _build(_ast._steps(source, filename, mode))


# --- values of literals

def _malformed(node):
    line = getattr(node, "lineno", None)
    where = f" on line {line}" if line else ""
    raise ValueError(f"malformed node or string{where}: {node!r}")


def _number(node):
    if isinstance(node, Constant) and type(node.value) in (int, float, complex):
        return node.value
    _malformed(node)


def _signed_number(node):
    sign = node.op if isinstance(node, UnaryOp) else None
    if isinstance(sign, UAdd):
        return +_number(node.operand)
    if isinstance(sign, USub):
        return -_number(node.operand)
    return _number(node)


def _literal(node):
    if isinstance(node, Constant):
        return node.value
    if isinstance(node, Tuple):
        return tuple(map(_literal, node.elts))
    if isinstance(node, List):
        return list(map(_literal, node.elts))
    if isinstance(node, Set):
        return set(map(_literal, node.elts))
    if (isinstance(node, Call) and isinstance(node.func, Name) and node.func.id == "set"
            and node.args == node.keywords == []):
        return set()
    if isinstance(node, Dict):
        if len(node.keys) != len(node.values):
            _malformed(node)
        return dict(zip(map(_literal, node.keys), map(_literal, node.values)))
    if isinstance(node, BinOp) and isinstance(node.op, (Add, Sub)):
        left = _signed_number(node.left)
        right = _number(node.right)
        if isinstance(left, (int, float)) and isinstance(right, complex):
            return left + right if isinstance(node.op, Add) else left - right
    return _signed_number(node)


def literal_eval(node_or_string):
    """Evaluate an expression node or a string that holds a Python literal or container."""
    if isinstance(node_or_string, str):
        node_or_string = parse(node_or_string.lstrip(" \t"), mode="eval")
    if isinstance(node_or_string, Expression):
        node_or_string = node_or_string.body
    return _literal(node_or_string)


# --- looking at trees

def iter_fields(node):
    """Yield the name and value of each field that the node has."""
    for name in node._fields:
        try:
            yield name, getattr(node, name)
        except AttributeError:
            pass


def iter_child_nodes(node):
    """Yield the nodes one level below, those in lists among them."""
    for name in node._fields:
        value = getattr(node, name, None)
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, AST):
                yield child


def walk(node):
    """Yield all descendants of *node*, itself included, level by level."""
    from collections import deque
    waiting = deque((node,))
    while waiting:
        waiting.extend(iter_child_nodes(first := waiting.popleft()))
        yield first


# --- texts of trees

class _Dump:
    def __init__(self, annotate_fields, include_attributes, indent, show_empty):
        self.annotate_fields = annotate_fields
        self.include_attributes = include_attributes
        self.indent = indent
        self.show_empty = show_empty

    def node(self, node, level):
        cls = type(node)
        args = []
        empty = []  # lists that are shown if something follows that has no name
        simple = True
        keywords = self.annotate_fields
        for name in node._fields:
            try:
                value = getattr(node, name)
            except AttributeError:
                keywords = True
                continue
            if value is getattr(cls, name, ...) is None:
                keywords = True
                continue
            if not self.show_empty:
                if value == [] and getattr(cls._field_types.get(name), "__origin__", 0) is list:
                    if not keywords:
                        empty.append("[]")
                    continue
                if not keywords:
                    args.extend(empty)
                    empty = []
            text, is_simple = self.value(value, level)
            simple = simple and is_simple
            args.append(f"{name}={text}" if keywords else text)
        if self.include_attributes:
            for name in node._attributes:
                value = getattr(node, name, _MISSING)
                if value is _MISSING or (value is None and getattr(cls, name, ...) is None):
                    continue
                text, is_simple = self.value(value, level)
                simple = simple and is_simple
                args.append(f"{name}={text}")
        name = node.__class__.__name__
        if simple and len(args) <= 3:
            return f"{name}({', '.join(args)})", not args
        return f"{name}({self.joined(args, level)})", False

    def joined(self, items, level):
        if self.indent is None:
            return ", ".join(items)
        start = "\n" + self.indent * level
        return start + ("," + start).join(items)

    def value(self, value, level=0):
        level += 1
        if isinstance(value, AST):
            return self.node(value, level)
        if isinstance(value, list):
            if not value:
                return "[]", True
            return f"[{self.joined([self.value(item, level)[0] for item in value], level)}]", False
        return repr(value), True


def dump(node, annotate_fields=True, include_attributes=False, *, indent=None, show_empty=False):
    """The tree as text, in the notation of its constructors."""
    if not isinstance(node, AST):
        raise TypeError(f"expected AST, got {node.__class__.__name__!r}")
    if indent is not None and not isinstance(indent, str):
        indent = " " * indent
    return _Dump(annotate_fields, include_attributes, indent, show_empty).value(node)[0]


# --- documentation

def get_docstring(node, clean=True):
    """The docstring of a module, class or function; None where there is none."""
    if not isinstance(node, (AsyncFunctionDef, FunctionDef, ClassDef, Module)):
        raise TypeError(f"{node.__class__.__name__!r} can't have docstrings")
    if not (node.body and isinstance(node.body[0], Expr)):
        return None
    value = node.body[0].value
    if not (isinstance(value, Constant) and isinstance(value.value, str)):
        return None
    if not clean:
        return value.value
    from inspect import cleandoc
    return cleandoc(value.value)


# --- places of nodes


def copy_location(new_node, old_node):
    """Give new_node the place of old_node in the source, and return it."""
    for name in _POSITION:
        if name in old_node._attributes and name in new_node._attributes:
            value = getattr(old_node, name, None)
            if value is not None or (hasattr(old_node, name) and name.startswith("end_")):
                setattr(new_node, name, value)
    return new_node


def _fix(node, place):
    for i, name in enumerate(_POSITION):
        if name not in node._attributes:
            continue
        value = getattr(node, name, None)
        if value is None and (i > 1 or not hasattr(node, name)):
            setattr(node, name, place[i])
        else:
            place = place[:i] + (value,) + place[i + 1:]
    for child in iter_child_nodes(node):
        _fix(child, place)


def fix_missing_locations(node):
    """Give each node that has no place the place of the node around it."""
    _fix(node, (1, 0, 1, 0))
    return node


def increment_lineno(node, n=1):
    """Move a tree n lines down."""
    for child in walk(node):
        if isinstance(child, TypeIgnore) or "lineno" in child._attributes:
            child.lineno = getattr(child, "lineno", 0) + n
        end = getattr(child, "end_lineno", 0)
        if "end_lineno" in child._attributes and end is not None:
            child.end_lineno = end + n
    return node


def get_source_segment(source, node, *, padded=False):
    """The part of the source that a node came from; None where its place is not known."""
    try:
        if node.end_lineno is None or node.end_col_offset is None:
            return None
        first, last = node.lineno - 1, node.end_lineno - 1
        start, end = node.col_offset, node.end_col_offset
    except AttributeError:
        return None
    lines = re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z", source)
    if first == last:
        return lines[first].encode()[start:end].decode()
    head = lines[first].encode()
    before = head[:start].decode()
    padding = "".join(c if c in "\f\t" else " " for c in before) if padded else ""
    middle = lines[first + 1:last]
    return "".join([padding + head[start:].decode(), *middle, lines[last].encode()[:end].decode()])


# --- comparing trees

def _same(a, b, attributes):
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and all(_same(x, y, attributes) for x, y in zip(a, b))
    if not isinstance(a, AST):
        return a == b
    names = a._fields + (a._attributes if attributes else ())
    return all(_same(getattr(a, name, _MISSING), getattr(b, name, _MISSING), attributes)
               for name in names)


def compare(a, b, /, *, compare_attributes=False):
    """Recursively compares two ASTs."""
    return _same(a, b, compare_attributes)


# --- visitors

class NodeVisitor:
    """Walks the tree and calls a visitor function, visit_NAME, for every node found."""

    def visit(self, node):
        """Call visit_<class of the node>, or generic_visit()."""
        return getattr(self, "visit_" + node.__class__.__name__, self.generic_visit)(node)

    def generic_visit(self, node):
        """Visit all children."""
        for child in iter_child_nodes(node):
            self.visit(child)


def _as_items(result):
    # What a visit gave, as the items that go into a list.
    return () if result is None else (result,) if isinstance(result, AST) else result


class NodeTransformer(NodeVisitor):
    """A NodeVisitor whose functions return what takes the node's place; None removes it."""

    def generic_visit(self, node):
        for name, old in iter_fields(node):
            if isinstance(old, AST):
                new = self.visit(old)
                if new is not None:
                    setattr(node, name, new)
                else:
                    delattr(node, name)
            elif isinstance(old, list):
                old[:] = [new for item in old for new in
                          (_as_items(self.visit(item)) if isinstance(item, AST) else (item,))]
        return node


# --- programs of trees

def unparse(ast_obj):
    """The text of a program whose tree is the given one."""
    from _ast_unparse import unparse
    return unparse(ast_obj)


def _text_of(tree, mode):
    # What compile() compiles in the place of a tree.
    wanted = {"exec": Module, "eval": Expression, "single": Interactive}[mode]
    if not isinstance(tree, wanted):
        raise TypeError(f"expected {wanted.__name__} node, got {type(tree).__name__}")
    from _ast_check import check
    check(tree)
    return unparse(tree)
