# _ast_check: whether the grammar allows a tree that a program put together. Raises the TypeError or
# ValueError that compile() raises for it.
"""Validation of syntax trees."""

import ast

# A line for each class of nodes: the fields that must not be empty (+), and those whose expressions
# are assigned to (=) or deleted (-).
_RULES = """
    AnnAssign =target
    Assign +targets =targets
    AsyncFor +body =target
    AsyncFunctionDef +body
    AsyncWith +body +items
    AugAssign =target
    ClassDef +body
    Delete +targets -targets
    ExceptHandler +body
    For +body =target
    FunctionDef +body
    Global +names
    If +body
    Import +names
    ImportFrom +names
    NamedExpr =target
    Nonlocal +names
    Try +body
    TryStar +body
    TypeAlias =name
    While +body
    With +body +items
    comprehension =target
    match_case +body
    withitem =optional_vars
"""
_CONTEXTS = {"=": "Store", "-": "Del"}


def _read_rules(text):
    # Returns {name: [field]} of what must not be empty, and {(name, field): context}.
    filled, contexts = {}, {}
    for line in text.split("\n"):
        name, *rules = line.split() or ("",)
        for mark, field in ((rule[0], rule[1:]) for rule in rules):
            if mark == "+":
                filled.setdefault(name, []).append(field)
            else:
                contexts[name, field] = _CONTEXTS[mark]
    return filled, contexts


_FILLED, _ASSIGNED = _read_rules(_RULES)
_WITH_CONTEXT = (ast.Attribute, ast.Subscript, ast.Starred, ast.Name, ast.List, ast.Tuple)
_CONSTANTS = (type(None), type(...), int, float, complex, bool, str, bytes, tuple, frozenset)


def _require(condition, text):
    if not condition:
        raise ValueError(text)


def _check_constant(value):
    if type(value) not in _CONSTANTS:
        raise TypeError(f"got an invalid type in Constant: {type(value).__name__}")
    if isinstance(value, (tuple, frozenset)):
        for item in value:
            _check_constant(item)


def _name_of_base(node):
    # Of a class that a program derived from one that has something to fill.
    for name in _FILLED:
        if isinstance(node, getattr(ast, name)):
            return name
    return None


def _check_shape(node, name):
    # What a node must have beyond the types of its fields.
    if name not in _FILLED and getattr(ast, name, None) is not type(node):
        name = _name_of_base(node) or name
    for field in _FILLED.get(name, ()):
        _require(getattr(node, field), f"empty {field} on {name}")
    if name in ("Try", "TryStar"):
        _require(node.handlers or node.finalbody, f"{name} has neither except handlers nor finalbody")
        _require(node.handlers or not node.orelse, f"{name} has orelse but no except handlers")
    elif name == "BoolOp":
        _require(len(node.values) >= 2, "BoolOp with less than 2 values")
    elif name == "Compare":
        _require(node.comparators, "Compare with no comparators")
        _require(len(node.comparators) == len(node.ops),
                 "Compare has a different number of comparators and operands")
    elif name == "Dict":
        _require(len(node.keys) == len(node.values),
                 "Dict doesn't have the same number of keys as values")
    elif name in ("ListComp", "SetComp", "DictComp", "GeneratorExp"):
        _require(node.generators, "comprehension with no generators")
    elif name == "ImportFrom":
        _require((node.level or 0) >= 0, "Negative ImportFrom level")
    elif name == "Raise":
        _require(node.exc or not node.cause, "Raise with cause but no exception")
    elif name == "arguments":
        _require(len(node.defaults) <= len(node.posonlyargs) + len(node.args),
                 "more positional defaults than args on arguments")
        _require(len(node.kw_defaults) == len(node.kwonlyargs),
                 "length of kwonlyargs is not the same as kw_defaults on arguments")
    elif name == "Constant":
        _check_constant(node.value)
    elif name == "Name":
        _require(node.id not in ("None", "True", "False"),
                 f"identifier field can't represent '{node.id}' constant")


def _check_context(node, wanted):
    if isinstance(node, _WITH_CONTEXT):
        found = type(node.ctx).__name__
        _require(found == wanted,
                 f"expression must have {wanted} context but has {found} instead")
    else:
        _require(wanted == "Load", f"expression which can't be assigned to in {wanted} context")


def _context_of(node, name, field, wanted):
    # The context that the expressions in a field of the node must have.
    is_inside = isinstance(node, (ast.List, ast.Tuple, ast.Starred))
    return _ASSIGNED.get((name, field), wanted if is_inside else "Load")


def check(node, wanted="Load"):
    """Raises for a tree that no source text has."""
    name = type(node).__name__
    if isinstance(node, ast.expr):
        _check_context(node, wanted)
    for field, kind in type(node)._field_types.items():
        try:
            value = getattr(node, field)
        except AttributeError:
            raise TypeError(f'required field "{field}" missing from {name}') from None
        is_list = getattr(kind, "__origin__", None) is list
        if is_list and not isinstance(value, list):
            raise TypeError(f"{name} field \"{field}\" must be a list, not a "
                            f"{type(value).__name__}")
        if value is None and isinstance(kind, type) and issubclass(kind, ast.AST):
            raise ValueError(f"field '{field}' is required for {name}")
        may_be_none = (name, field) in (("Dict", "keys"), ("arguments", "kw_defaults"))
        inside = _context_of(node, name, field, wanted)
        for item in value if is_list else [value]:
            if isinstance(item, ast.AST):
                check(item, inside)
            elif item is None and is_list and not may_be_none:
                what = "statement" if kind.__args__[0] is ast.stmt else "expression"
                raise ValueError(f"None disallowed in {what} list")
    _check_shape(node, name)
