# _ast_check: whether the grammar allows a tree that a program put together. Raises the TypeError or
# ValueError that compile() raises for it.
"""Validation of syntax trees."""

import ast

_BODIES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.For, ast.AsyncFor, ast.While,
           ast.If, ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.ExceptHandler, ast.match_case)
_LISTS = {"Delete": "targets", "Assign": "targets", "Import": "names", "ImportFrom": "names",
          "Global": "names", "Nonlocal": "names", "With": "items", "AsyncWith": "items"}
_STORED = {("Assign", "targets"), ("For", "target"), ("AsyncFor", "target"),
           ("comprehension", "target"), ("withitem", "optional_vars"), ("AugAssign", "target"),
           ("AnnAssign", "target"), ("NamedExpr", "target"), ("TypeAlias", "name")}
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


def _check_shape(node, name):
    # What a node must have beyond the types of its fields.
    if isinstance(node, _BODIES):
        _require(node.body, f"empty body on {name}")
    if name in _LISTS:
        _require(getattr(node, _LISTS[name]), f"empty {_LISTS[name]} on {name}")
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
    if (name, field) in _STORED:
        return "Store"
    if name == "Delete":
        return "Del"
    if isinstance(node, (ast.List, ast.Tuple, ast.Starred)):
        return wanted
    return "Load"


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
