#!/usr/bin/env python3
"""Finds container pointers, lengths and positions that native code uses after guest code may have run.

A call that may run guest code can change every list, dict, set, bytearray, array and deque. After it, a
pointer into the storage of a container, its length, or a position found in it may be stale. This check
reads the syntax trees of src/ with libclang and follows each local variable with such a value through the
control flow of its function. It reports a variable that is assigned before a call that may run guest code
and used after it, unless it was assigned again or compared with the container in between. Pointers to cells
are not reported, because the collector does not move them. Neither is the storage of a str, a tuple or a
bytes object, which never changes.

A call may run guest code if the function's name ends in `_calling`, if the function is in CALLS, if the call
goes through a slot of a type or through a function that was passed in, or if the body of the called function
contains such a call.

A comment `// stays: why` on the line of the assignment or of the use, or on the line above, states why a
finding is not a bug. tools/common/syntax_trees.py reads the trees, and keeps what this check takes from them.

    tools/check/pointers.py                    self-test, then all of src/
    tools/check/pointers.py --self-test        only tests/check_pointers: required findings and false alarms
    tools/check/pointers.py src/objects/...    report findings in these files only (all files are read)
"""

import argparse
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import syntax_trees  # noqa: E402
from common.syntax_trees import FUNCTIONS, K, ROOT, T, cindex  # noqa: E402

SAMPLES = ROOT / "tests" / "check_pointers"

# Cells that guest code can change, and the records inside them.
MUTABLE = {"List", "ValueArray", "Dict", "DictEntries", "DictEntry", "Set", "SetEntries", "SetEntry",
           "ByteStore", "ByteArrayCell", "Deque"}
# Rows of the engine's constant tables: a pointer to one does not point into a container.
CONSTANT_TABLES = {"ItemFormat"}
# Plain structures that hold a pointer into storage.
VIEWS = re.compile(r"\b(BytesView|ItemsView|DictIndex|span<|basic_string_view<|SpreadArguments)")
# Fields that code saves to compare later, so a stale value is intended.
COUNTERS = {"mutations", "keys_version", "expected_used"}
# Functions that fail if a container has changed.
CHECKS = {"check_unchanged", "check_size"}
# Functions without the suffix that run guest code.
CALLS = {"call", "call_with_keywords", "resume_generator", "throw_into_generator", "call_spread"}

# The folders of src/ to check. The heap runs no guest code, and the others never see it.
FOLDERS = syntax_trees.FOLDERS - {"heap"}

INTEGERS = {T.UINT, T.INT, T.ULONG, T.LONG, T.ULONGLONG, T.LONGLONG, T.USHORT, T.SHORT}
COMPARISONS = range(11, 17)  # CXBinaryOperatorKind: <, >, <=, >=, ==, !=
LOGICAL = (20, 21)
ASSIGN = 22
COMPOUND = range(23, 33)
ADDRESS_OF = 5  # CXUnaryOperatorKind


def record_of(kind):
    """Returns the name of the record that a type is, points to or refers to."""
    kind = kind.get_canonical()
    while kind.kind in (T.POINTER, T.LVALUEREFERENCE, T.RVALUEREFERENCE):
        kind = kind.get_pointee().get_canonical()
    declaration = kind.get_declaration()
    return declaration.spelling if declaration else ""


def is_cell_pointer(kind):
    """Returns whether a pointer points to a cell, which never moves."""
    return syntax_trees.is_cell(syntax_trees.declaration_of(kind.get_pointee()))


def class_of_variable(kind):
    """Returns what a variable of this type may keep: "pointer", "view", "length", or None."""
    kind = kind.get_canonical()
    if kind.kind in (T.POINTER, T.LVALUEREFERENCE):
        if kind.get_pointee().get_canonical().kind in (T.FUNCTIONPROTO, T.FUNCTIONNOPROTO):
            return None
        if record_of(kind) in CONSTANT_TABLES:
            return None
        return None if is_cell_pointer(kind) else "pointer"
    if kind.kind in INTEGERS:
        return "length"
    return "view" if VIEWS.search(kind.spelling) else None


def calls_in(node):
    if node and node[0] == "call":
        yield node
    for part in node[1:]:
        if isinstance(part, list):
            yield from calls_in(part)


class Reader:
    """Reduces the function bodies of one translation unit to trees of assignments, uses, calls and control flow."""

    done = {}  # by function of a header: every file that includes it sees the same

    def __init__(self, library):
        self.library = library
        self.functions = {}

    def unit(self, cursor):
        for child in cursor.get_children():
            file = child.location.file
            if not file or not syntax_trees.relative(file.name):
                continue
            if child.kind in FUNCTIONS and child.is_definition():
                self.function(child)
            elif child.kind in (K.NAMESPACE, K.CLASS_DECL, K.STRUCT_DECL, K.CLASS_TEMPLATE,
                                K.LINKAGE_SPEC, K.UNEXPOSED_DECL, K.VAR_DECL):
                self.unit(child)
            elif child.kind == K.LAMBDA_EXPR:
                self.lower(child)

    def function(self, cursor):
        body = [c for c in cursor.get_children() if c.kind == K.COMPOUND_STMT]
        if not body:
            return
        key = self.key(cursor)
        if key in self.functions:
            return
        file = syntax_trees.relative(cursor.location.file.name)
        place = (key, file, cursor.location.line)
        if place not in Reader.done:
            outer, self.functions = self.functions, {}
            self.functions[key] = {"name": cursor.spelling, "file": file, "line": cursor.location.line}
            self.functions[key]["body"] = self.lower(body[-1])
            Reader.done[place], self.functions = self.functions, outer
        for inner, function in Reader.done[place].items():  # with its lambdas
            self.functions.setdefault(inner, function)

    @staticmethod
    def key(cursor):
        if cursor.spelling == "operator()":
            place = cursor.semantic_parent.location
            if place.file:
                return f"lambda@{place.file.name}:{place.line}:{place.column}"
        return cursor.canonical.get_usr()

    # --- expressions
    @staticmethod
    def is_mutable(cursor):
        while True:
            if record_of(cursor.type) in MUTABLE:
                return True
            # `extra` is a member of Cell, so the conversion to Cell hides the type.
            children = list(cursor.get_children())
            if cursor.kind not in (K.UNEXPOSED_EXPR, K.PAREN_EXPR) or len(children) != 1:
                return False
            cursor = children[0]

    def source(self, cursor):
        """Returns (whether the value comes from storage that guests can change, the variables it is computed from)."""
        kind = cursor.kind
        children = list(cursor.get_children())
        if kind == K.DECL_REF_EXPR:
            if cursor.referenced and cursor.referenced.kind in (K.VAR_DECL, K.PARM_DECL):
                return False, [self.variable(cursor.referenced)]
            return False, []
        if kind == K.MEMBER_REF_EXPR:
            if children and self.is_mutable(children[0]):
                return class_of_variable(cursor.type) is not None or self.is_array(cursor), []
            tainted, names = self.source(children[0]) if children else (False, [])
            return tainted, names
        if kind == K.CALL_EXPR:
            arguments = list(cursor.get_arguments())
            callee = cursor.referenced
            name = callee.spelling if callee else cursor.spelling
            if name in ("value", "operator*", "min", "max", "get", "operator->", "reinterpret_cast",
                        "operator[]"):
                return self.join(children)
            if callee and callee.kind == K.CONSTRUCTOR:
                return self.join(arguments)
            everything = arguments + ([children[0]] if children and children[0].kind == K.MEMBER_REF_EXPR
                                      and list(children[0].get_children()) else [])
            kind_of = class_of_variable(cursor.type)
            text = cursor.type.get_canonical().spelling
            result = callee.result_type.get_canonical() if callee else None
            if re.search(r"\b(BytesView|ItemsView)\b", text) or \
                    (result and result.kind == T.LVALUEREFERENCE and record_of(result) == "Value"):
                # The value may be of any type, so assume a container.
                if any(record_of(a.type) in MUTABLE | {"Value"} for a in arguments):
                    return True, []
                return self.join(everything)
            if VIEWS.search(text):
                return self.join(everything)
            # The result was found in a container, which is the first argument after the Vm.
            firsts = [a for a in arguments if record_of(a.type) not in ("Vm", "Machine")][:1]
            if everything != arguments:
                firsts += list(children[0].get_children())[:1]
            if any(self.is_mutable(first) for first in firsts):
                return True, []
            if kind_of == "pointer":
                return self.join(everything)
            return False, []
        if kind == K.LAMBDA_EXPR or kind in (K.TYPE_REF, K.NAMESPACE_REF, K.TEMPLATE_REF):
            return False, []
        if kind == K.BINARY_OPERATOR:
            operator = self.library.clang_getCursorBinaryOperatorKind(cursor)
            if operator in COMPARISONS or operator in LOGICAL:
                return False, []
        if kind == K.CONDITIONAL_OPERATOR and len(children) == 3:
            return self.join(children[1:])
        if kind == K.ARRAY_SUBSCRIPT_EXPR and len(children) == 2:
            return self.source(children[0])
        if kind == K.StmtExpr and children:
            return self.statement_value(children[0])
        return self.join(children)

    def statement_value(self, block):
        """Returns the source() of a statement expression such as TRY(x), whose block first keeps x in a variable."""
        tainted, names = False, []
        for child in block.get_children():
            if child.kind == K.DECL_STMT:
                for declaration in child.get_children():
                    more = self.join([c for c in declaration.get_children()])
                    tainted, names = tainted or more[0], names + more[1]
        return tainted, names

    @staticmethod
    def is_array(cursor):
        return cursor.type.get_canonical().kind in (T.INCOMPLETEARRAY, T.CONSTANTARRAY)

    def join(self, cursors):
        tainted, names = False, []
        for cursor in cursors:
            more = self.source(cursor)
            tainted, names = tainted or more[0], names + more[1]
        return tainted, names

    @staticmethod
    def variable(cursor):
        return f"{cursor.spelling}@{cursor.location.line}:{cursor.location.column}"

    def reads_counter(self, cursor):
        if cursor.kind == K.MEMBER_REF_EXPR and cursor.spelling in COUNTERS:
            return True
        return any(self.reads_counter(c) for c in cursor.get_children())

    def assign(self, cursor, kind, value, line):
        what = class_of_variable(kind)
        if what is None:
            return ["seq"]
        tainted, names = self.source(value)
        if tainted and self.reads_counter(value):
            what = "counter"
        return ["set", self.variable(cursor), line, what, tainted, sorted(set(names))]

    def reads_mutable(self, cursor):
        if cursor.kind == K.MEMBER_REF_EXPR:
            children = list(cursor.get_children())
            if children and self.is_mutable(children[0]):
                return True
        if cursor.kind == K.CALL_EXPR:
            if any(self.is_mutable(a) for a in cursor.get_arguments()):
                return True
        return any(self.reads_mutable(c) for c in cursor.get_children())

    def names_in(self, cursor):
        found = []
        if cursor.kind == K.DECL_REF_EXPR and cursor.referenced and \
                cursor.referenced.kind in (K.VAR_DECL, K.PARM_DECL):
            found.append(self.variable(cursor.referenced))
        for child in cursor.get_children():
            found += self.names_in(child)
        return found

    @staticmethod
    def strip(cursor):
        while cursor.kind in (K.UNEXPOSED_EXPR, K.PAREN_EXPR):
            children = list(cursor.get_children())
            if len(children) != 1:
                break
            cursor = children[0]
        return cursor

    def sequence(self, cursors):
        parts = [p for p in (self.lower(c) for c in cursors) if p != ["seq"]]
        return parts[0] if len(parts) == 1 else ["seq", *parts]

    def lower(self, cursor):
        kind, line = cursor.kind, cursor.location.line
        children = list(cursor.get_children())
        if kind == K.DECL_REF_EXPR:
            target = cursor.referenced
            if target and target.kind in (K.VAR_DECL, K.PARM_DECL) and class_of_variable(target.type):
                return ["use", self.variable(target), line]
            return ["seq"]
        if kind == K.VAR_DECL:
            # The initialiser is the last child. The children before it name the type.
            return ["seq", self.sequence(children),
                    self.assign(cursor, cursor.type, children[-1], line) if children else ["seq"]]
        if kind == K.BINARY_OPERATOR and len(children) == 2:
            operator = self.library.clang_getCursorBinaryOperatorKind(cursor)
            left, right = children
            if operator == ASSIGN:
                target = self.strip(left)
                if target.kind == K.DECL_REF_EXPR and target.referenced and \
                        target.referenced.type.kind != T.LVALUEREFERENCE:
                    return ["seq", self.lower(right),
                            self.assign(target.referenced, target.referenced.type, right, line)]
                return ["seq", self.lower(right), self.lower(left)]
            if operator in LOGICAL:
                return ["seq", self.lower(left), ["maybe", self.lower(right)]]
            if operator in COMPARISONS and (self.reads_mutable(left) != self.reads_mutable(right)):
                # A comparison with the container's present state revalidates a length.
                kept, fresh = (right, left) if self.reads_mutable(left) else (left, right)
                return ["seq", self.lower(fresh), ["checked", sorted(set(self.names_in(kept)))],
                        self.lower(kept)]
        if kind == K.CONDITIONAL_OPERATOR and len(children) == 3:
            return ["seq", self.lower(children[0]),
                    ["if", self.lower(children[1]), self.lower(children[2])]]
        if kind == K.CALL_EXPR:
            return self.lower_call(cursor, children, line)
        if kind == K.LAMBDA_EXPR:
            body = [c for c in children if c.kind == K.COMPOUND_STMT]
            inner = self.lower(body[-1]) if body else ["seq"]
            place = cursor.location
            key = f"lambda@{place.file.name}:{place.line}:{place.column}"
            self.functions.setdefault(key, {"name": "lambda", "file": "", "line": line, "body": inner})
            return ["lambda", inner]
        if kind == K.IF_STMT:
            head = []
            while children and children[0].kind in (K.DECL_STMT, K.VAR_DECL):
                head.append(children.pop(0))
            if len(children) < 2:
                return self.sequence(head + children)
            other = self.lower(children[2]) if len(children) > 2 else ["seq"]
            return ["seq", self.sequence(head), self.lower(children[0]),
                    ["if", self.lower(children[1]), other]]
        if kind == K.FOR_STMT:
            first = []
            if len(children) > 1 and children[0].kind == K.DECL_STMT:
                first = [children.pop(0)]
            rest = children[:-1]
            return ["seq", self.sequence(first), self.sequence(rest),
                    ["loop", self.lower(children[-1]), self.sequence(reversed(rest))]]
        if kind == K.CXX_FOR_RANGE_STMT and len(children) >= 2:
            name = f"(range)@{line}:{cursor.location.column}"
            source = self.join(children[1:-1])
            body = ["seq", ["use", name, line], self.lower(children[0]), self.lower(children[-1])]
            return ["seq", self.sequence(children[1:-1]),
                    ["set", name, line, "pointer", source[0], sorted(set(source[1]))],
                    ["loop", body, ["seq"]]]
        if kind == K.WHILE_STMT and children:
            condition = self.sequence(children[:-1])
            return ["seq", condition, ["loop", self.lower(children[-1]), condition]]
        if kind == K.DO_STMT and len(children) == 2:
            body, condition = self.lower(children[0]), self.lower(children[1])
            if "_calling" not in json.dumps(body) and children[1].kind == K.INTEGER_LITERAL:
                return body
            return ["loop", ["seq", body], condition]
        if kind == K.SWITCH_STMT and children:
            return ["seq", self.sequence(children[:-1]), ["switch", self.lower(children[-1])]]
        if kind in (K.CASE_STMT, K.DEFAULT_STMT):
            return ["seq", ["case"], self.sequence(children)]
        if kind == K.RETURN_STMT:
            inner = self.sequence(children)
            failing = any(call[1].startswith("raise") for call in calls_in(inner))
            return ["seq", ["failing", inner] if failing else inner, ["return"]]
        if kind == K.BREAK_STMT:
            return ["break"]
        if kind == K.CONTINUE_STMT:
            return ["continue"]
        return self.sequence(children)

    @staticmethod
    def dependent_name(children):
        """Returns the name of a function that only the instantiation of a template resolves."""
        if not children:
            return ""
        if children[0].referenced and children[0].referenced.spelling:
            return children[0].referenced.spelling
        words = [t.spelling for t in children[0].get_tokens() if t.kind == cindex.TokenKind.IDENTIFIER]
        return words[-1] if words else ""

    def lower_call(self, cursor, children, line):
        callee = cursor.referenced
        if callee and callee.spelling == "operator=":
            arguments = list(cursor.get_arguments())
            target = self.strip(arguments[0]) if len(arguments) == 2 else cursor
            if target.kind == K.DECL_REF_EXPR and target.referenced and \
                    target.referenced.type.kind != T.LVALUEREFERENCE:
                return ["seq", self.lower(arguments[1]),
                        self.assign(target.referenced, target.referenced.type, arguments[1],
                                    line)]
        parts, after, lambdas = [], [], []
        for child in children:
            target = self.strip(child)
            if target.kind == K.UNARY_OPERATOR and \
                    self.library.clang_getCursorUnaryOperatorKind(target) == ADDRESS_OF:
                inner = self.strip(list(target.get_children())[0])
                if inner.kind == K.DECL_REF_EXPR and inner.referenced and \
                        inner.referenced.kind == K.VAR_DECL:
                    view = class_of_variable(inner.referenced.type)
                    if view:
                        # An output argument.
                        tainted = any(self.is_mutable(a) for a in children) or \
                            re.search(r"\b(BytesView|ItemsView)\b", inner.type.spelling) is not None
                        after.append(["set", self.variable(inner.referenced), line, view, tainted, []])
                        continue
            lowered = self.lower(child)
            (lambdas if lowered[0] == "lambda" else parts).append(lowered)
        if callee is None or callee.kind in (K.PARM_DECL, K.VAR_DECL, K.FIELD_DECL):
            # Called through a pointer, or dependent on a template parameter.
            name = callee.spelling if callee else self.dependent_name(children)
            owner = callee.semantic_parent.spelling if callee else ""
            way = "slot" if owner == "TypeSlots" else "through" if callee else "name"
            if callee and callee.kind == K.VAR_DECL and \
                    callee.type.get_canonical().kind != T.POINTER:
                way = "local"  # a lambda, whose body was lowered where it is written
            target = f"{way}:{name}"
        elif callee.spelling == "operator()" or callee.kind in FUNCTIONS:
            name, target = callee.spelling, self.key(callee)
        else:
            name, target = callee.spelling, f"through:{callee.spelling}"
        call = ["call", name, target, line]
        if lambdas:
            bodies = ["loop", ["seq", call, *lambdas], ["seq"]]
            return ["seq", *parts, bodies, call, *after]
        return ["seq", *[p for p in parts if p != ["seq"]], call, *after]


# --- the judgement
class Flow:
    """Follows one function. A state maps a variable to None (valid) or to the call that made it stale."""

    def __init__(self, runs):
        self.runs = runs
        self.found = {}
        self.assigned = {}

    @staticmethod
    def join(*states):
        states = [s for s in states if s is not None]
        if not states:
            return None
        result = {}
        for state in states:
            for name, stale in state.items():
                result[name] = result.get(name) or stale
        return result

    def step(self, node, state, exits):
        """Returns the state after the node, or None if control does not reach that point."""
        if state is None and node[0] not in ("seq", "case", "switch"):
            return None
        kind = node[0]
        if kind == "seq":
            if node[-1][:1] == ["call"] and node[-1][1] in CHECKS:
                # The arguments of a check are only compared, so they are not uses.
                return self.step(node[-1], state, exits)
            for part in node[1:]:
                state = self.step(part, state, exits)
            return state
        if kind == "failing":
            return self.step(node[1], state, exits)
        if kind == "use":
            if state.get(node[1]) and self.assigned[node[1]][1] != "counter":
                self.found.setdefault((node[1], self.assigned.get(node[1], (0, ""))[0]),
                                      (state[node[1]], node[2], self.assigned[node[1]][1]))
            return state
        if kind == "set":
            _, name, line, what, tainted, parts = node
            stale = next((state[p] for p in parts if state.get(p)), None)
            state = dict(state)
            if tainted or any(p in state and p != name for p in parts) or (name in parts and name in state):
                state[name] = stale
                self.assigned[name] = (line, what)
            else:
                state.pop(name, None)
            return state
        if kind == "checked":
            if any(n in state and self.assigned[n][1] == "counter" for n in node[1]):
                return dict.fromkeys(state)
            lengths = {n for n in node[1] if n in state and self.assigned[n][1] == "length"}
            return {n: None if n in lengths else s for n, s in state.items()}
        if kind == "call":
            if node[1] in CHECKS:
                return dict.fromkeys(state)
            if self.runs(node):
                return {n: s or (node[1], node[3]) for n, s in state.items()}
            return state
        if kind == "maybe":
            return self.join(state, self.step(node[1], state, exits))
        if kind == "if":
            return self.join(self.step(node[1], state, exits), self.step(node[2], state, exits))
        if kind == "lambda":
            inner = {"return": [], "break": [], "continue": []}
            after = self.step(node[1], state, inner)
            return self.join(state, after, *inner["return"])
        if kind == "loop":
            leave = state
            for _ in range(3):
                inner = dict(exits, **{"break": [], "continue": []})
                after = self.step(node[1], state, inner)
                after = self.join(after, *inner["continue"])
                if after is not None:
                    after = self.step(node[2], after, inner)
                state = self.join(state, after)
                leave = self.join(leave, after, *inner["break"])
            return leave
        if kind == "switch":
            if state is None:
                return None
            inner = dict(exits, **{"break": [], "entry": state})
            after = self.step(node[1], None, inner)
            return self.join(state, after, *inner["break"])
        if kind == "case":
            return self.join(state, exits.get("entry"))
        if kind in ("return", "break", "continue"):
            exits.setdefault(kind, []).append(state)
            return None
        raise AssertionError(kind)


def calls_on_success(node):
    """Yields the calls of a function, except those in a return statement that raises."""
    if node and node[0] == "call":
        yield node
    if node and node[0] != "failing":
        for part in node[1:]:
            if isinstance(part, list):
                yield from calls_on_success(part)


def runs_directly(call):
    _, name, target, _ = call
    if name.endswith("_calling") or name in CALLS or target.startswith("slot:"):
        return True
    return target.startswith("through:") and name in ("step", "next", "code", "function", "visit_calling")


def close(functions):
    """Returns the keys of the functions that may run guest code, and `name:NAME` for each."""
    callers, waiting, running = {}, [], set()
    named = {}
    for key, function in functions.items():
        named.setdefault(function["name"], set()).add(key)
    for key, function in functions.items():
        for call in calls_on_success(function["body"]):
            for callee in named.get(call[1], ()) if call[2].startswith("name:") else (call[2],):
                callers.setdefault(callee, set()).add(key)
            if runs_directly(call) and key not in running:
                running.add(key)
                waiting.append(key)
    while waiting:
        for caller in callers.get(waiting.pop(), ()):
            if caller not in running:
                running.add(caller)
                waiting.append(caller)
    return running | {f"name:{functions[key]['name']}" for key in running}


def findings(functions, wanted):
    running = close(functions)

    def runs(call):
        return runs_directly(call) or call[2] in running

    result = []
    for function in functions.values():
        if not function["file"] or not wanted(function["file"]):
            continue
        flow = Flow(runs)
        flow.step(function["body"], {}, {"return": []})
        lines = (ROOT / function["file"]).read_text().splitlines()
        for (name, assigned), (call, use, what) in flow.found.items():
            result.append({"file": function["file"], "function": function["name"], "use": use,
                           "variable": name.split("@")[0], "what": what, "assigned": assigned,
                           "call": call,
                           "reason": syntax_trees.reason(lines, assigned, "stays") or
                           syntax_trees.reason(lines, use, "stays")})
    result.sort(key=lambda f: (f["file"], f["use"], f["variable"]))
    return result


def describe(f):
    return (f"{f['file']}:{f['use']}: {f['function']}: {f['what']} {f['variable']} of line {f['assigned']} "
            f"is used after {f['call'][0]} of line {f['call'][1]}")


def self_test():
    """Checks the samples. A function's prefix states the expectation: bad_ (found), good_ (not found), or
    reason_ (found, with a reason)."""
    functions, failed = syntax_trees.read(syntax_trees.sample_jobs(SAMPLES), "pointers", cached=False)
    found = {f["function"] for f in findings(functions, lambda _: True) if not f["reason"]}
    excused = {f["function"] for f in findings(functions, lambda _: True) if f["reason"]}
    names = [f["name"] for f in functions.values()]
    wrong = [n for n in names if n.startswith("bad_") and n not in found]
    wrong += [n for n in names if n.startswith("good_") and n in found]
    wrong += [n for n in names if n.startswith("reason_") and (n in found or n not in excused)]
    counts = [sum(n.startswith(p) for n in names) for p in ("bad_", "good_", "reason_")]
    for name in wrong:
        print(f"self-test: {name}: {'not found' if name.startswith('bad_') else 'wrongly judged'}")
    print(f"self-test: {counts[0]} bad, {counts[1]} good, {counts[2]} with a reason, {len(wrong)} wrong")
    return not wrong and not failed and all(counts)


def main():
    parser = argparse.ArgumentParser(description="Find pointers into containers that are used after guest code ran.")
    parser.add_argument("files", nargs="*")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--reasons", action="store_true", help="also print the findings that have a reason")
    arguments = parser.parse_args()
    good = self_test()
    if arguments.self_test:
        return 0 if good else 1
    jobs = syntax_trees.engine_jobs(FOLDERS)
    functions, failed = syntax_trees.read(jobs, "pointers")
    prefixes = tuple(arguments.files) or ("src/",)
    all_found = findings(functions, lambda f: f.startswith(prefixes))
    for finding in all_found:
        if not finding["reason"] or arguments.reasons:
            print(describe(finding) + (f" // {finding['reason']}" if finding["reason"] else ""))
    left = sum(not f["reason"] for f in all_found)
    print(f"check_pointers: {len(jobs)} files, {sum(bool(f['file']) for f in functions.values())} functions, "
          f"{left} findings, {len(all_found) - left} with a reason")
    return 0 if good and left == 0 and failed == 0 and jobs else 1


if __name__ == "__main__":
    sys.exit(main())
