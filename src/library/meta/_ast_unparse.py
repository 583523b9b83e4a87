# _ast_unparse: the text of a syntax tree. The text parses to the same tree, whoever made the tree.
"""Text of syntax trees."""

import ast

# How tightly an expression binds: what binds less than its place wants gets parentheses.
(_NAMED, _TUPLE, _YIELD, _TEST, _OR, _AND, _NOT, _COMPARE, _BIT_OR, _BIT_XOR, _BIT_AND, _SHIFT,
 _SUM, _TERM, _FACTOR, _POWER, _AWAIT, _ATOM) = range(18)

_BINARY = {"Add": ("+", _SUM), "Sub": ("-", _SUM), "Mult": ("*", _TERM), "MatMult": ("@", _TERM),
           "Div": ("/", _TERM), "Mod": ("%", _TERM), "FloorDiv": ("//", _TERM),
           "LShift": ("<<", _SHIFT), "RShift": (">>", _SHIFT), "BitOr": ("|", _BIT_OR),
           "BitXor": ("^", _BIT_XOR), "BitAnd": ("&", _BIT_AND), "Pow": ("**", _POWER)}
_UNARY = {"Invert": ("~", _FACTOR), "Not": ("not ", _NOT), "UAdd": ("+", _FACTOR),
          "USub": ("-", _FACTOR)}
_COMPARISONS = {"Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=",
                "Is": "is", "IsNot": "is not", "In": "in", "NotIn": "not in"}
_QUOTES = ("'", '"', '"""', "'''")
_INFINITY = "1e309"


def _class_name(node):
    return node.__class__.__name__


def _constant(value):
    text = repr(value)
    if isinstance(value, (float, complex)):
        text = text.replace("inf", _INFINITY).replace("nan", f"({_INFINITY}-{_INFINITY})")
    return text


def _escaped(text, keep):
    # As repr would, but for line ends and tabs that are to be kept.
    out = []
    for c in text:
        if c in keep or (c.isprintable() and c != "\\"):
            out.append(c)
        elif c == "\\":
            out.append("\\\\")
        else:
            # repr() takes the shortest form, between quotes.
            out.append(repr(c)[1:-1])
    return "".join(out)


class _Expressions:
    """Each method gives an expression's text; `at` is how tightly its place binds."""

    def expression(self, node, at=_TEST):
        return getattr(self, "write_" + _class_name(node))(node, at)

    def items(self, nodes, at=_TEST):
        return ", ".join([self.expression(node, at) for node in nodes])

    def enclose(self, text, own, at):
        return f"({text})" if at > own else text

    def write_Constant(self, node, at):
        value = node.value
        if isinstance(value, tuple):
            inside = ", ".join(map(_constant, value))
            return f"({inside},)" if len(value) == 1 else f"({inside})"
        if value is ...:
            return "..."
        return ("u" if node.kind == "u" else "") + _constant(value)

    def write_Name(self, node, at):
        return node.id

    def write_Attribute(self, node, at):
        # 3.real is a number and a name.
        is_int = isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
        return f"{self.expression(node.value, _ATOM)}{' ' if is_int else ''}.{node.attr}"

    def write_Subscript(self, node, at):
        index = node.slice
        if isinstance(index, ast.Tuple) and index.elts:
            inside = self.items(index.elts) + ("," if len(index.elts) == 1 else "")
        else:
            inside = self.expression(index)
        return f"{self.expression(node.value, _ATOM)}[{inside}]"

    def write_Slice(self, node, at):
        text = self.expression(node.lower) if node.lower else ""
        text += ":" + (self.expression(node.upper) if node.upper else "")
        return text + (":" + self.expression(node.step) if node.step else "")

    def write_Starred(self, node, at):
        return "*" + self.expression(node.value, _BIT_OR)

    def write_Call(self, node, at):
        inside = [self.expression(each) for each in node.args + node.keywords]
        return f"{self.expression(node.func, _ATOM)}({', '.join(inside)})"

    def write_keyword(self, node, at):
        return ("**" if node.arg is None else node.arg + "=") + self.expression(node.value)

    def write_BinOp(self, node, at):
        sign, own = _BINARY[_class_name(node.op)]
        left, right = (own + 1, own) if sign == "**" else (own, own + 1)
        text = f"{self.expression(node.left, left)} {sign} {self.expression(node.right, right)}"
        return self.enclose(text, own, at)

    def write_UnaryOp(self, node, at):
        sign, own = _UNARY[_class_name(node.op)]
        return self.enclose(sign + self.expression(node.operand, own), own, at)

    def write_BoolOp(self, node, at):
        own = _AND if isinstance(node.op, ast.And) else _OR
        word = " and " if own == _AND else " or "
        # Each further one binds tighter: the tree is flat only if it was written so.
        parts = [self.expression(value, min(own + 1 + i, _ATOM))
                 for i, value in enumerate(node.values)]
        return self.enclose(word.join(parts), own, at)

    def write_Compare(self, node, at):
        text = self.expression(node.left, _COMPARE + 1)
        for operator, other in zip(node.ops, node.comparators):
            text += f" {_COMPARISONS[_class_name(operator)]} {self.expression(other, _COMPARE + 1)}"
        return self.enclose(text, _COMPARE, at)

    def write_NamedExpr(self, node, at):
        text = f"{self.expression(node.target, _ATOM)} := {self.expression(node.value, _ATOM)}"
        return self.enclose(text, _NAMED, at)

    def write_IfExp(self, node, at):
        test = self.expression(node.test, _TEST + 1)
        text = (f"{self.expression(node.body, _TEST + 1)} if {test} else "
                f"{self.expression(node.orelse, _TEST)}")
        return self.enclose(text, _TEST, at)

    def write_Lambda(self, node, at):
        parameters = self.arguments(node.args)
        text = f"lambda{' ' if parameters else ''}{parameters}: {self.expression(node.body)}"
        return self.enclose(text, _TEST, at)

    def write_Await(self, node, at):
        return self.enclose("await " + self.expression(node.value, _ATOM), _AWAIT, at)

    def write_Yield(self, node, at):
        value = " " + self.expression(node.value, _ATOM) if node.value else ""
        return self.enclose("yield" + value, _YIELD, at)

    def write_YieldFrom(self, node, at):
        if not node.value:
            raise ValueError("Node can't be used without a value attribute.")
        return self.enclose("yield from " + self.expression(node.value, _ATOM), _YIELD, at)

    def write_Tuple(self, node, at):
        text = self.items(node.elts) + ("," if len(node.elts) == 1 else "")
        return f"({text})" if not node.elts or at > _TUPLE else text

    def write_List(self, node, at):
        return f"[{self.items(node.elts)}]"

    def write_Set(self, node, at):
        return "{" + self.items(node.elts) + "}" if node.elts else "{*()}"

    def write_Dict(self, node, at):
        parts = ["**" + self.expression(value, _BIT_OR) if key is None
                 else f"{self.expression(key)}: {self.expression(value)}"
                 for key, value in zip(node.keys, node.values)]
        return "{" + ", ".join(parts) + "}"

    def generators(self, node):
        text = ""
        for each in node.generators:
            text += " async for " if each.is_async else " for "
            text += self.expression(each.target, _TUPLE)
            text += " in " + self.expression(each.iter, _TEST + 1)
            for condition in each.ifs:
                text += " if " + self.expression(condition, _TEST + 1)
        return text

    def write_ListComp(self, node, at):
        return f"[{self.expression(node.elt)}{self.generators(node)}]"

    def write_SetComp(self, node, at):
        return "{" + self.expression(node.elt) + self.generators(node) + "}"

    def write_GeneratorExp(self, node, at):
        return f"({self.expression(node.elt)}{self.generators(node)})"

    def write_DictComp(self, node, at):
        pair = f"{self.expression(node.key)}: {self.expression(node.value)}"
        return "{" + pair + self.generators(node) + "}"

    # --- strings with values in them

    def field(self, node):
        value = self.expression(node.value, _TEST + 1)
        text = "{ " if value.startswith("{") else "{"
        text += value
        if node.conversion != -1:
            text += "!" + chr(node.conversion)
        if node.format_spec:
            text += ":" + "".join(self.pieces(node.format_spec, "\n\t", True))
        return text + "}"

    def pieces(self, node, keep, in_spec=False):
        for value in node.values:
            if isinstance(value, ast.Constant):
                text = value.value.replace("{", "{{").replace("}", "}}")
                yield _escaped(text, keep)
            elif isinstance(value, ast.JoinedStr):
                yield from self.pieces(value, keep)
            else:
                yield self.field(value)

    def interpolated(self, node, prefix):
        pieces = list(self.pieces(node, ""))
        text = "".join(pieces)
        for quote in _QUOTES:
            if quote not in text and not (len(quote) == 3 and text.endswith(quote[0])):
                return prefix + quote + text + quote
        # Every kind of quote is in use: those of the text are escaped.
        pieces = [piece if piece.startswith("{") and not piece.startswith("{{")
                  else piece.replace("'", "\\'") for piece in pieces]
        return f"{prefix}'{''.join(pieces)}'"

    def write_JoinedStr(self, node, at):
        return self.interpolated(node, "f")

    def write_TemplateStr(self, node, at):
        return self.interpolated(node, "t")

    def write_FormattedValue(self, node, at):
        return self.interpolated(ast.JoinedStr([node]), "f")

    def write_Interpolation(self, node, at):
        return self.interpolated(ast.TemplateStr([node]), "t")

    # --- parameters

    def parameter(self, node):
        return node.arg + (": " + self.expression(node.annotation) if node.annotation else "")

    def write_arg(self, node, at):
        return self.parameter(node)

    def arguments(self, node):
        positional = node.posonlyargs + node.args
        defaults = [None] * (len(positional) - len(node.defaults)) + node.defaults
        parts = []
        for i, (parameter, default) in enumerate(zip(positional, defaults), 1):
            parts.append(self.with_default(parameter, default))
            if i == len(node.posonlyargs):
                parts.append("/")
        if node.vararg:
            parts.append("*" + self.parameter(node.vararg))
        elif node.kwonlyargs:
            parts.append("*")
        for parameter, default in zip(node.kwonlyargs, node.kw_defaults):
            parts.append(self.with_default(parameter, default))
        if node.kwarg:
            parts.append("**" + self.parameter(node.kwarg))
        return ", ".join(parts)

    def with_default(self, parameter, default):
        text = self.parameter(parameter)
        return f"{text}={self.expression(default)}" if default else text

    def write_arguments(self, node, at):
        return self.arguments(node)

    def write_alias(self, node, at):
        return node.name + (f" as {node.asname}" if node.asname else "")

    def write_withitem(self, node, at):
        text = self.expression(node.context_expr)
        return text + (f" as {self.expression(node.optional_vars)}" if node.optional_vars else "")

    def write_comprehension(self, node, at):
        return self.generators(ast.ListComp(None, [node]))

    # --- patterns

    def write_MatchValue(self, node, at):
        return self.expression(node.value)

    def write_MatchSingleton(self, node, at):
        return _constant(node.value)

    def write_MatchSequence(self, node, at):
        return f"[{self.items(node.patterns)}]"

    def write_MatchStar(self, node, at):
        return "*" + (node.name or "_")

    def write_MatchMapping(self, node, at):
        parts = [f"{self.expression(key)}: {self.expression(pattern)}"
                 for key, pattern in zip(node.keys, node.patterns, strict=True)]
        if node.rest is not None:
            parts.append("**" + node.rest)
        return "{" + ", ".join(parts) + "}"

    def write_MatchClass(self, node, at):
        parts = [self.expression(pattern) for pattern in node.patterns]
        parts += [f"{name}={self.expression(pattern)}"
                  for name, pattern in zip(node.kwd_attrs, node.kwd_patterns, strict=True)]
        return f"{self.expression(node.cls, _ATOM)}({', '.join(parts)})"

    def write_MatchAs(self, node, at):
        if node.pattern is None:
            return node.name or "_"
        return self.enclose(f"{self.expression(node.pattern, _BIT_OR)} as {node.name}", _TEST, at)

    def write_MatchOr(self, node, at):
        parts = [self.expression(pattern, _BIT_OR + 1) for pattern in node.patterns]
        return self.enclose(" | ".join(parts), _BIT_OR, at)

    # --- parameters of types

    def write_TypeVar(self, node, at):
        bound = ": " + self.expression(node.bound) if node.bound else ""
        return node.name + bound + self.type_default(node)

    def write_ParamSpec(self, node, at):
        return "**" + node.name + self.type_default(node)

    def write_TypeVarTuple(self, node, at):
        return "*" + node.name + self.type_default(node)

    def type_default(self, node):
        return " = " + self.expression(node.default_value) if node.default_value else ""

    def type_parameters(self, node):
        parameters = getattr(node, "type_params", None)
        return f"[{self.items(parameters)}]" if parameters else ""


class _Statements(_Expressions):
    def __init__(self):
        self.lines = []
        self.level = 0
        self.except_word = "except"
        self.is_interactive = False

    def line(self, text, *, may_join=True):
        if self.is_interactive and self.level == 0 and may_join and self.lines:
            self.lines[-1] += "; " + text
        else:
            self.lines.append("    " * self.level + text)

    def blank(self):
        if self.lines:
            self.lines.append("")

    def statement(self, node):
        getattr(self, "state_" + _class_name(node))(node)

    def block(self, body, with_doc=False):
        self.level += 1
        self.body(body, with_doc)
        self.level -= 1

    def body(self, body, with_doc):
        if with_doc and body and isinstance(body[0], ast.Expr):
            value = body[0].value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                self.docstring(value)
                body = body[1:]
        for node in body:
            self.statement(node)

    def docstring(self, node):
        text = _escaped(node.value, "\n\t")
        has_double, has_single = '"""' in text, "'''" in text
        if has_double and has_single:
            quoted = repr(node.value)
            mark, text = quoted[0], quoted[1:-1]
        else:
            mark = "'" if has_double or text.endswith('"') and not has_single else '"'
            if text.endswith(mark):
                text = text[:-1] + "\\" + mark
        prefix = "u" if node.kind == "u" else ""
        self.line(prefix + 3 * mark + text + 3 * mark)

    def comment(self, node):
        text = getattr(node, "type_comment", None)
        return "" if text is None else f" # type: {text}"

    def state_Module(self, node):
        self.body(node.body, True)

    def state_Interactive(self, node):
        self.is_interactive = True
        self.body(node.body, True)

    def state_Expression(self, node):
        self.line(self.expression(node.body))

    def state_FunctionType(self, node):
        self.line(f"({self.items(node.argtypes)}) -> {self.expression(node.returns)}")

    def state_Expr(self, node):
        self.line(self.expression(node.value, _YIELD))

    def state_Assign(self, node):
        targets = "".join(self.expression(target, _TUPLE) + " = " for target in node.targets)
        self.line(targets + self.expression(node.value, _YIELD if isinstance(
            node.value, (ast.Yield, ast.YieldFrom)) else _TEST) + self.comment(node))

    def state_AugAssign(self, node):
        sign = _BINARY[_class_name(node.op)][0]
        self.line(f"{self.expression(node.target)} {sign}= {self.expression(node.value)}")

    def state_AnnAssign(self, node):
        target = self.expression(node.target)
        if not node.simple and isinstance(node.target, ast.Name):
            target = f"({target})"
        value = " = " + self.expression(node.value) if node.value else ""
        self.line(f"{target}: {self.expression(node.annotation)}{value}")

    def state_TypeAlias(self, node):
        name = self.expression(node.name) + self.type_parameters(node)
        self.line(f"type {name} = {self.expression(node.value)}")

    def state_Return(self, node):
        self.line("return" + (" " + self.expression(node.value) if node.value else ""))

    def state_Delete(self, node):
        self.line("del " + self.items(node.targets))

    def state_Assert(self, node):
        text = "assert " + self.expression(node.test)
        self.line(text + (", " + self.expression(node.msg) if node.msg else ""))

    def state_Raise(self, node):
        if not node.exc and node.cause:
            raise ValueError("Node can't use cause without an exception.")
        text = "raise" + (" " + self.expression(node.exc) if node.exc else "")
        self.line(text + (" from " + self.expression(node.cause) if node.cause else ""))

    def state_Global(self, node):
        self.line("global " + ", ".join(node.names))

    def state_Nonlocal(self, node):
        self.line("nonlocal " + ", ".join(node.names))

    def state_Import(self, node):
        self.line("import " + self.items(node.names))

    def state_ImportFrom(self, node):
        module = "." * (node.level or 0) + (node.module or "")
        self.line(f"from {module} import {self.items(node.names)}")

    def state_Pass(self, node):
        self.line("pass")

    def state_Break(self, node):
        self.line("break")

    def state_Continue(self, node):
        self.line("continue")

    # --- with blocks

    def head(self, text):
        self.line(text, may_join=False)

    def decorators(self, node):
        self.blank()
        for each in node.decorator_list:
            self.head("@" + self.expression(each))

    def function(self, node, word):
        self.decorators(node)
        returns = " -> " + self.expression(node.returns) if node.returns else ""
        self.head(f"{word} {node.name}{self.type_parameters(node)}({self.arguments(node.args)})"
                  f"{returns}:{self.comment(node)}")
        self.block(node.body, True)

    def state_FunctionDef(self, node):
        self.function(node, "def")

    def state_AsyncFunctionDef(self, node):
        self.function(node, "async def")

    def state_ClassDef(self, node):
        self.decorators(node)
        bases = self.items(node.bases + node.keywords)
        self.head(f"class {node.name}{self.type_parameters(node)}{f'({bases})' if bases else ''}:")
        self.block(node.body, True)

    def otherwise(self, word, body):
        if body:
            self.head(word + ":")
            self.block(body)

    def loop(self, node, word):
        target = self.expression(node.target, _TUPLE)
        self.head(f"{word} {target} in {self.expression(node.iter)}:{self.comment(node)}")
        self.block(node.body)
        self.otherwise("else", node.orelse)

    def state_For(self, node):
        self.loop(node, "for")

    def state_AsyncFor(self, node):
        self.loop(node, "async for")

    def state_While(self, node):
        self.head(f"while {self.expression(node.test)}:")
        self.block(node.body)
        self.otherwise("else", node.orelse)

    def state_If(self, node):
        self.head(f"if {self.expression(node.test)}:")
        self.block(node.body)
        while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            node = node.orelse[0]
            self.head(f"elif {self.expression(node.test)}:")
            self.block(node.body)
        self.otherwise("else", node.orelse)

    def with_items(self, node, word):
        self.head(f"{word} {self.items(node.items)}:{self.comment(node)}")
        self.block(node.body)

    def state_With(self, node):
        self.with_items(node, "with")

    def state_AsyncWith(self, node):
        self.with_items(node, "async with")

    def state_Match(self, node):
        self.head(f"match {self.expression(node.subject)}:")
        self.level += 1
        for case in node.cases:
            self.state_match_case(case)
        self.level -= 1

    def state_match_case(self, node):
        guard = " if " + self.expression(node.guard) if node.guard else ""
        self.head(f"case {self.expression(node.pattern)}{guard}:")
        self.block(node.body)

    def attempt(self, node, word):
        saved, self.except_word = self.except_word, word
        self.head("try:")
        self.block(node.body)
        for handler in node.handlers:
            self.state_ExceptHandler(handler)
        self.otherwise("else", node.orelse)
        self.otherwise("finally", node.finalbody)
        self.except_word = saved

    def state_Try(self, node):
        self.attempt(node, "except")

    def state_TryStar(self, node):
        self.attempt(node, "except*")

    def state_ExceptHandler(self, node):
        text = self.except_word
        if node.type:
            text += " " + self.expression(node.type)
        if node.name:
            text += " as " + node.name
        self.head(text + ":")
        self.block(node.body)


def unparse(node):
    writer = _Statements()
    for each in node if isinstance(node, list) else [node]:
        if hasattr(writer, "state_" + _class_name(each)):
            writer.statement(each)
        else:
            writer.lines.append(writer.expression(each))
    return "\n".join(writer.lines)
