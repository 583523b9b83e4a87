#!/usr/bin/env python3
"""Checks that every native recursion of the engine passes a check of the native stack.

It compiles src/ to the front end's LLVM IR with the flags of the release build and reads the call graph
from the IR. A call is guarded if a call of a check (CHECKS) dominates it in its function, so that control
cannot reach the call without the check. A cycle of unguarded calls can exhaust the native stack. Each
strongly connected component of the graph of unguarded calls is therefore a failure, unless its cycles
consist only of guaranteed tail calls (the handlers of the interpreter), or every cycle contains a call
from the table BOUNDED, which states why that recursion ends.

An indirect call through a member of a table (NativeRow, ...) may reach any function that the sources put
into that member. Any other indirect call, such as that of a Slot or the interpreter's dispatch to natives,
may reach any function of the same IR type whose address is taken somewhere.

The IR and its summaries are cached in build/recursion and rebuilt when a file changes.
"""

import argparse
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "build" / "recursion"

# The functions that check the stack. A call that such a call dominates is guarded.
CHECKS = re.compile(r"(?:.*:)?(?:_ZNK?7hognose8RunStack12is_exhaustedEv|_ZN7hognose.*6Writer5enterE.*)")
# These call their first argument, on another stack (src/base/foreign_call.h).
SWITCHES = ("hognose_call_on_foreign_stack", "hognose_call_math_on_foreign_stack")
# Called when the stack is nearly exhausted, so the check does not guard calls of it.
ON_EXHAUSTION = ("_ZN7hognose2Vm21raise_recursion_errorEPKc",)

# Bounded recursion: patterns of the names of caller and callee -> the reason and the bound.
SYNTAX = "a level of the syntax tree: ast::kMaximumDepth, with room for it (RunStack::has_room_to_compile)"
CONSTANT = "a tuple in a tuple of literals: no deeper than the syntax tree"
SORTED = "std::sort: twice the bits of the length"
BALANCED = "a balanced tree of the host's own names"
HOST = "a value of the host: the limits of conversion bound its depth"
HALVES = "each call halves the work: as deep as the length has bits"
TWICE = "the inner call never recurses"
OWN_TEXTS = "the codes and modules of the library, while images are made"
CBOR = "cbor::kDeepest, counted"
OWN_SLOT = "it calls the slot of the base type (dict), not its own"
BOUNDED = {
    (r"Parser::.*", r"Parser::.*"): SYNTAX,
    (r"CodeGenerator::.*", r"CodeGenerator::.*"): SYNTAX,
    (r"ScopeBuilder::.*", r"ScopeBuilder::.*"): SYNTAX,
    (r"Unparser::.*|void Unparser::.*", r"Unparser::.*|void Unparser::.*"): "400 levels, counted",
    (r"GrammarCompiler::.*|void GrammarCompiler::.*", r"GrammarCompiler::.*|void GrammarCompiler::.*"): "the grammar is the engine's own",
    (r"invalid_target", r"invalid_target"): SYNTAX,
    (r"is_literal", r"is_literal"): SYNTAX,
    (r"number_of", r"number_of"): SYNTAX,
    (r"hash_constant", r"hash_constant"): CONSTANT,
    (r"same_constant", r"same_constant"): CONSTANT,
    (r"append_constant", r"append_constant"): CONSTANT,
    (r"CodeBuilder::keep", r"CodeBuilder::keep"): CONSTANT,
    (r"Verifier::check_constant", r"Verifier::check_constant"): CONSTANT,
    (r"Machine::make_constant", r"Machine::make_constant"): CONSTANT,
    (r"void std::__introsort_loop<.*", r"void std::__introsort_loop<.*"): SORTED,
    (r"std::_Rb_tree<.*::_M_erase", r"std::_Rb_tree<.*::_M_erase"): BALANCED,
    (r".*HostValue.*", r".*HostValue.*"): HOST,
    (r"unicode::merge_marks", r"unicode::merge_marks"): HALVES,
    (r"limbs::karatsuba", r"limbs::karatsuba"): HALVES,
    (r"binomial", r"binomial"): HALVES,
    (r"falling_product", r"falling_product"): HALVES,
    (r"set_insert_calling", r"set_insert_calling"): "an empty set has no key to compare",
    (r"make_memoryview_calling", r"make_memoryview_calling"): TWICE,
    (r"list_of_items", r"list_of_items"): "64 dimensions at most",
    (r"ordered_compare", r"Slot<.*"): OWN_SLOT,
    (r"default_repr", r"Slot<.*"): OWN_SLOT,
    (r"Formatter::build_calling", r"Formatter::field_text_calling"): "a field in a field: two levels, counted",
    (r"regex::FirstSets::add_nodes", r"regex::FirstSets::add_node"): "left_ counts the nodes that are visited",
    (r"TimeFormatter::compound", r"TimeFormatter::directive"): "the directives that stand for others are the engine's own",
    (r"TimeParser::expand_directive", r"TimeParser::expand_directive"): "the directives that stand for others are the engine's own",
    (r"TracebackWriter::write_members_calling", r"TracebackWriter::write_chain_calling"): "ExceptionChain::kMaximumGroupDepth, counted",
    (r"arc_hyperbolic_tangent", r"arc_hyperbolic_tangent"): TWICE,
    (r"vector_norm", r"vector_norm"): TWICE,
    (r"layout_id", r"layout_id"): "the bases of the built-in types, a constant table",
    (r"Boot::resolve_slots", r"Boot::resolve_slots"): "the bases of the built-in types, a constant table",
    (r"matching", r"matching"): HALVES,
    (r"Result<Value> Parser<unsigned (char|short|int)>::read_number<Pace>", r"Result<Value> Parser<unsigned (char|short|int)>::read_number<Pace>"): TWICE,
    (r"add_lines", r"add_lines"): SYNTAX,
    (r"instruction_count", r"instruction_count"): SYNTAX,
    (r"limbs::(multiply|Division::divide_cut)", r"limbs::(multiply|Division::divide)"): HALVES,
    (r"Digit(Writer::write|Reader::read)", r"Digit(Writer::write|Reader::read)"): HALVES,
    (r"decimal::Arithmetic::(divide|square_root)", r"decimal::Arithmetic::(divide|square_root)"): TWICE,
    (r"TimeParser::take", r"TimeParser::match"): "a format has each directive at most once: 25 levels",
    (r"std::_Sp_counted_base<.*", r"std::_Sp_counted_base<.*"): "a shared object owns no other shared object of its kind",
    (r"std::_Sp_counted_base<.*", r"std::_Sp_counted_ptr_inplace<.*"): HOST,
    (r".*cbor::Writer::.*", r".*cbor::Writer::.*"): CBOR,
    (r".*cbor::Reader::.*", r".*cbor::Reader::.*"): CBOR,
    (r".*\bPacker::.*", r".*\bPacker::.*"): OWN_TEXTS,
    (r".*\bUnpacker::.*", r".*\bUnpacker::.*"): OWN_TEXTS,
    (r"list_codes", r"list_codes"): OWN_TEXTS,
    (r"count_assignments", r"count_assignments"): OWN_TEXTS,
    (r"ImageBuilder::build", r"ImageBuilder::build"): OWN_TEXTS,
    (r"LibraryImporter::run_again_calling", r"LibraryImporter::run_again_calling"): "the host's sources are no library importer",
    (r"Vm::visit_object_roots", r".*"): "the tables of the host only visit what they refer to",
    (r"has_rest", r"(non-virtual thunk to )?Machine::code_at"): "a generator that has begun has its code loaded",
    (r"call_work_listener", r"std::function<.*"): "the host's stack: what is called there is the host's",
    (r"Meter::check", r".*"): "on_slice asks the host, on the host's stack",
    (r"run_on_host_stack", r".*"): "the host's stack: what is called there is the host's",
    (r"NativeStack::enter", r".*"): "a stack of its own, which is not entered while it is in use",
    (r"recurse", r"recurse"): "the fault that tests ask for",
    (r"pass_on", r"on_fault"): "the handlers of before are not these",
    (r"void trace_instance<.*", r"void trace_instance<.*"): "the function called traces the type's own layout",
    (r"Vm::allocation_failure", r"Failure Vm::raise<.*"): "an error needs little memory: its allocation succeeds or the run stops",
    (r"make_string_room|.*\bmake_room<.*|make_tuple|set_exception_detail", r"Failure Vm::raise<.*"): "raised only for huge requests, and the text of an error is short",
}

# Members that are copies of another table's member.
COPIES = {
    ("struct.hognose::NativeEntry", 1): ("struct.hognose::NativeRow", 1),
}

ANYWHERE = ("anywhere", 0)
NAME = r'@(?:[\w.$]+|"[^"]+")'
DEFINE = re.compile(r"define (.*?)(" + NAME + r")\((.*)\)")
CALL = re.compile(r"(musttail |tail |notail )?call (.*?)(" + NAME + r"|%[\w.]+)\((.*)\)")
BRANCH = re.compile(r"label %([\w.]+)")
ATTRIBUTES = re.compile(
    r"\b(?:noundef|zeroext|signext|nonnull|noalias|inreg|internal|linkonce_odr|weak_odr|dso_local|hidden|"
    r"available_externally|private|fastcc|preserve_nonecc|preserve_mostcc|unnamed_addr|"
    r"local_unnamed_addr|returned|nocapture|readonly|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc|"
    r"protected|weak|external|extern_weak|common|"
    r"align \d+|range\([^)]*\)|dereferenceable\(\d+\)|dereferenceable_or_null\(\d+\))\s*")


def split_top(text):
    """Splits a list at its top-level commas: "i64 %1, { i64, i8 } %2" has two parts."""
    parts, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(text):
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in "([{<":
            depth += 1
        elif c in ")]}>":
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    if last:
        parts.append(last)
    return parts


def first_type(text):
    """Returns the type at the start of a parameter or a value."""
    if text[0] in "{[<":
        closing = {"{": "}", "[": "]", "<": ">"}[text[0]]
        depth = 0
        for i, c in enumerate(text):
            depth += (c == text[0]) - (c == closing)
            if depth == 0:
                return text[: i + 1]
    if text.startswith('%"'):
        return text[: text.index('"', 2) + 1]
    return text.split(" ", 1)[0]


def type_of(result, parameters):
    result = ATTRIBUTES.sub("", result).strip()
    # A call of a variadic function names the whole function type.
    result = re.sub(r"\(.*\)$", "", result).strip()
    kinds = [first_type(p) for p in split_top(parameters) if p != "..."]
    return result + "(" + ",".join(kinds) + ")"


def close_of(text, start):
    """Returns the index of the bracket that closes the one at `start`."""
    pairs = {"{": "}", "[": "]", "<": ">", "(": ")"}
    depth, quoted = 0, False
    for i in range(start, len(text)):
        c = text[i]
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in pairs:
            depth += 1
        elif c in ")]}>":
            depth -= 1
            if depth == 0:
                return i
    return len(text) - 1


class Source:
    """The summary of one file of IR."""

    def __init__(self, prefix):
        self.prefix = prefix
        self.internal = set()
        self.functions = {}
        self.members = {}  # "struct#index" -> names of functions
        self.taken = set()
        self.virtual = set()
        self.anonymous = set()  # functions in constants of unnamed structs
        self.escaped = set()  # members whose functions are passed on instead of called

    def name(self, text):
        text = text[1:].strip('"')
        return self.prefix + ":" + text if text in self.internal else text

    def note_member(self, struct, index, function):
        self.members.setdefault(f"{struct}#{index}", set()).add(function)

    def read_constant(self, kind, value):
        """Records the functions that an initialiser of type `kind` puts into members."""
        value = value.strip()
        if value.startswith("{") or value.startswith("<{"):
            inner = value[value.index("{") + 1: value.rindex("}")]
            struct = kind[2:-1] if kind.startswith('%"') else None
            for index, part in enumerate(split_top(inner)):
                kind_of_part = first_type(part)
                rest = part[len(kind_of_part):].strip()
                if rest.startswith("@") and struct is not None:
                    self.note_member(struct, index, self.name(rest))
                else:
                    self.read_constant(kind_of_part, rest)
        elif value.startswith("["):
            for part in split_top(value[1: close_of(value, 0)]):
                kind_of_part = first_type(part)
                self.read_constant(kind_of_part, part[len(kind_of_part):])
        for found in re.findall(NAME, value) if value.startswith("@") else ():
            self.anonymous.add(self.name(found))


def read_ir(path, prefix):
    source = Source(prefix)
    text = path.read_text()
    lines = text.split("\n")
    for match in re.finditer(r"^(?:define|declare) (?:internal|private) .*?(" + NAME + r")\(", text, re.M):
        source.internal.add(match[1][1:].strip('"'))
    for match in re.finditer(r"^(" + NAME + r") = (?:internal|private) ", text, re.M):
        source.internal.add(match[1][1:].strip('"'))
    i = 0
    while i < len(lines):
        line = lines[i]
        if line.startswith("@"):
            match = re.match(NAME + r" = .*?\b(?:constant|global) (.*)$", line)
            if match:
                kind = first_type(match[1])
                if line.startswith("@_ZTV"):
                    source.virtual.update(source.name(found) for found in re.findall(NAME, match[1]))
                else:
                    source.read_constant(kind, match[1][len(kind):])
        elif line.startswith("define "):
            end = i
            while lines[end] != "}":
                end += 1
            read_function(source, lines[i], lines[i + 1:end])
            i = end
        i += 1
    return {"functions": source.functions,
            "members": {key: sorted(names) for key, names in source.members.items()},
            "taken": sorted(source.taken | source.anonymous), "anonymous": sorted(source.anonymous),
             "virtual": sorted(source.virtual), "escaped": sorted(source.escaped)}


def read_function(source, head, lines):
    match = DEFINE.match(head)
    if "available_externally" in match[1]:
        return
    name = source.name(match[2])
    # The parameters end at the closing bracket. Attributes of the function follow.
    opening = match.end(2)
    parameters = head[opening + 1: close_of(head, opening)]
    blocks, block = {}, "entry"
    blocks[block] = []
    loads, places, stores, virtual = {}, {}, {}, set()
    vtables, uses = set(), []
    checks = []
    calls = []
    successors = {}
    for line in lines:
        if line and not line[0].isspace():
            label = re.match(r"([\w.]+|\"[^\"]*\"):", line)
            if label:
                block = label[1]
                blocks[block] = []
            continue
        line = line.strip()
        if not line:
            continue
        if line.startswith("br ") or line.startswith("switch ") or line.startswith("indirectbr "):
            successors.setdefault(block, []).extend(BRANCH.findall(line))
        elif line.startswith("i") and "label %" in line:  # the cases of a switch
            successors.setdefault(block, []).extend(BRANCH.findall(line))
        assigned = re.match(r"%([\w.]+) = ", line)
        if "icmp " not in line:
            uses.append(line)
        if assigned:
            entry = re.match(r"%[\w.]+ = getelementptr inbounds (?:nuw )?ptr, ptr %(vtable[\w.]*|[\w.]+), i64 (\d+)", line)
            if entry and entry[1] in loads:
                virtual.add(assigned[1])
            load = re.match(r"%[\w.]+ = load ptr, ptr %([\w.]+)", line)
            if load:
                loads[assigned[1]] = load[1]
            place = re.match(
                r"%[\w.]+ = getelementptr (?:inbounds )?(?:nuw )?(%\"[^\"]+\"), ptr %[\w.]+, i32 0, i32 (\d+)", line)
            if place:
                places[assigned[1]] = (place[1][2:-1], int(place[2]))
            elif "= getelementptr " in line and " i8, ptr " in line:
                places[assigned[1]] = ANYWHERE  # by a pointer to a member
        store = re.match(r"store ptr (%[\w.]+|" + NAME + r"), ptr %([\w.]+)", line)
        if store:
            stores.setdefault(store[2], []).append(store[1])
        call = CALL.search(line) if "call " in line else None
        if call and not call[3].startswith("@llvm."):
            arguments_at = call.end(3)
            arguments = line[arguments_at + 1: close_of(line, arguments_at)]
            calls.append((block, len(blocks[block]), call[1] == "musttail ", call[2], call[3], arguments))
            blocks[block].append(call[3])
            for found in re.findall(NAME, arguments):
                source.taken.add(source.name(found))
            if call[3].startswith("@") and CHECKS.fullmatch(source.name(call[3])):
                checks.append((block, len(blocks[block]) - 1))
        elif "@" in line:
            for found in re.findall(NAME, line):
                source.taken.add(source.name(found))
    for place, values in stores.items():
        for value in values:
            if value.startswith("@") and place in places and places[place] != ANYWHERE:
                source.note_member(*places[place], source.name(value))
    dominators = find_dominators(list(blocks), successors) if checks else {}
    edges = []
    for block, position, tail, result, callee, arguments in calls:
        guarded = any(at == block and before < position or at != block and at in dominators.get(block, ())
                      for at, before in checks)
        if callee.startswith("@"):
            target = source.name(callee)
            if CHECKS.fullmatch(target):
                continue
            edges.append(["direct", target, guarded and target not in ON_EXHAUSTION, tail])
            if target in SWITCHES:
                for body in re.findall(NAME, split_top(arguments)[0]):
                    edges.append(["direct", source.name(body), guarded, False])
            continue
        if loads.get(callee[1:]) in virtual:
            edges.append(["virtual", type_of(result, arguments), guarded, tail])
            continue
        for target in resolve(callee[1:], loads, places, stores):
            if target == ANYWHERE:
                edges.append(["anywhere", type_of(result, arguments), guarded, tail])
            elif target is not None and target[0] == "function":
                edges.append(["direct", source.name(target[1]), guarded, tail])
            elif target is not None:
                edges.append(["member", f"{target[1]}#{target[2]}", guarded, tail, type_of(result, arguments)])
            else:
                edges.append(["type", type_of(result, arguments), guarded, tail])
    find_escapes(source, uses, loads, places)
    source.functions[name] = {"type": type_of(match[1], parameters), "calls": edges}


def find_escapes(source, uses, loads, places):
    """Marks the members from which a function is read for another use than a call or a local variable."""
    members = {register: {places[place]} for register, place in loads.items()
               if place in places and places[place] != ANYWHERE}
    if not members:
        return
    stored = [found.groups() for found in (re.match(r"store ptr %([\w.]+), ptr %([\w.]+)", line) for line in uses) if found]
    changed = True
    while changed:  # through local variables
        changed = False
        for value, variable in stored:
            if value not in members or variable in places:
                continue
            for register, place in loads.items():
                if place == variable and not members[value] <= members.setdefault(register, set()):
                    members[register] |= members[value]
                    changed = True
    for line in uses:
        body = line.split(" = ", 1)[-1]
        store = re.match(r"store ptr %([\w.]+), ptr %([\w.]+)", body)
        if body.startswith("load ") or (store and store[2] not in places):
            continue
        call = CALL.search(line)
        words = set(re.findall(r"%([\w.]+)", line[call.end(3):] if call else body))
        for register in words & members.keys():
            for member in members[register]:
                source.escaped.add("{}#{}".format(*member))


def resolve(register, loads, places, stores):
    """Returns the origins of a called pointer: table members, functions, ANYWHERE, or None if unknown."""
    place = loads.get(register)
    if place is None:
        return [None]
    if places.get(place) == ANYWHERE:
        return [ANYWHERE]
    if place in places:
        return [("member", *places[place])]
    found = []
    for value in stores.get(place, ()):
        if value.startswith("@"):
            found.append(("function", value))
        else:
            inner = loads.get(value[1:])
            member = places.get(inner)
            found.append(ANYWHERE if member == ANYWHERE else ("member", *member) if member else None)
    return found or [None]


def find_dominators(order, successors):
    before = {}
    for block, after in successors.items():
        for other in after:
            before.setdefault(other, []).append(block)
    everything = set(order)
    found = {block: everything for block in order}
    found[order[0]] = {order[0]}
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            sets = [found[other] for other in before.get(block, ()) if other in found]
            new = set.intersection(*sets) | {block} if sets else {block}
            if new != found[block]:
                found[block] = new
                changed = True
    return found


def is_fresh(made, dependencies):
    """Returns whether `made` exists and is newer than all its sources."""
    if not made.exists() or not dependencies.exists():
        return False
    when = made.stat().st_mtime
    names = dependencies.read_text().replace("\\\n", " ").split(":", 1)[1].split()
    return all(os.path.exists(n) and os.path.getmtime(n) < when for n in names)


def summarise(entry):
    file = pathlib.Path(entry["file"])
    relative = str(file.relative_to(ROOT))
    base = KEPT / relative.replace("/", "_")
    summary, dependencies, ir = (base.with_suffix(s) for s in (".json", ".d", ".ll"))
    if not is_fresh(ir, dependencies):
        words = shlex.split(entry["command"])
        words = words[: words.index("-o")] + words[words.index("-o") + 2:]
        words = [w for w in words if w != "-c" and not w.endswith("ccache") and w != entry["file"]
                 and not re.fullmatch(r"-O\d", w)]
        command = words + ["-O1", "-Xclang", "-disable-llvm-passes", "-g0", "-S", "-emit-llvm", "-MD",
                           "-MF", str(dependencies), "-o", str(ir), entry["file"]]
        done = subprocess.run(command, cwd=entry["directory"], capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{relative}: {done.stderr}")
    if not summary.exists() or summary.stat().st_mtime < max(ir.stat().st_mtime, os.path.getmtime(__file__)):
        summary.write_text(json.dumps(read_ir(ir, relative)))
    return summary


class Graph:
    def __init__(self, summaries):
        self.functions = {}
        self.members = {}
        taken, virtual, escaped, anonymous = set(), set(), set(), set()
        for path in summaries:
            data = json.loads(path.read_text())
            for name, function in data["functions"].items():
                self.functions.setdefault(name, function)
            for key, names in data["members"].items():
                self.members.setdefault(key, set()).update(names)
            taken.update(data["taken"])
            virtual.update(data["virtual"])
            anonymous.update(data["anonymous"])
            escaped.update(data["escaped"])
        for key in escaped:
            taken.update(self.members.get(key, ()))
        self.by_type = self.typed(taken)
        self.anonymous_by_type = self.typed(anonymous)
        self.virtual_by_type = self.typed(virtual)
        self.all_by_type = self.typed(taken.union(*self.members.values()))
        self.indirect = 0

    def typed(self, names):
        """Returns {type: functions of that type} for the given names."""
        found = {}
        for name in names:
            if name in self.functions:
                found.setdefault(self.functions[name]["type"], set()).add(name)
        return found

    def targets(self, call):
        if call[0] == "direct":
            return [call[1]] if call[1] in self.functions else []
        self.indirect += 1
        if call[0] == "anywhere":
            return self.all_by_type.get(call[1], ())
        if call[0] == "virtual":
            return self.virtual_by_type.get(call[1], ())
        if call[0] == "member":
            key = call[1]
            struct, index = key.rsplit("#", 1)
            if (struct, int(index)) in COPIES:
                key = "{}#{}".format(*COPIES[struct, int(index)])
            found = {n for n in self.members.get(key, ()) if n in self.functions}
            found |= self.anonymous_by_type.get(call[4], set())
            return found if found else self.by_type.get(call[4], ())
        return self.by_type.get(call[1], ())

    def unguarded(self):
        """Returns {function: {callee: whether all calls of it are tail calls}} for the unguarded calls."""
        edges = {}
        for name, function in self.functions.items():
            own = edges[name] = {}
            for call in function["calls"]:
                if call[2]:
                    continue
                for target in self.targets(call):
                    own[target] = own.get(target, True) and call[3]
        return edges


def components(edges):
    """Returns the strongly connected components that contain a cycle (Tarjan's algorithm)."""
    number, low, on_stack, stack, found = {}, {}, set(), [], []
    for root in edges:
        if root in number:
            continue
        work = [(root, iter(edges[root]))]
        number[root] = low[root] = len(number)
        stack.append(root)
        on_stack.add(root)
        while work:
            name, rest = work[-1]
            for callee in rest:
                if callee not in number:
                    number[callee] = low[callee] = len(number)
                    stack.append(callee)
                    on_stack.add(callee)
                    work.append((callee, iter(edges[callee])))
                    break
                if callee in on_stack:
                    low[name] = min(low[name], number[callee])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[name])
                if low[name] == number[name]:
                    part = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        part.append(member)
                        if member == name:
                            break
                    if len(part) > 1 or name in edges[name]:
                        found.append(part)
    return found


def shortest_cycle(edges, part, start):
    inside = set(part)
    before = {start: None}
    queue = [start]
    for name in queue:
        for callee in edges[name]:
            if callee == start:
                cycle = [name]
                while before[cycle[-1]] is not None:
                    cycle.append(before[cycle[-1]])
                return cycle[::-1]
            if callee in inside and callee not in before:
                before[callee] = name
                queue.append(callee)
    return []


@functools.cache
def demangle(name):
    plain = name.rsplit(":", 1)[-1]
    text = subprocess.run(["c++filt", plain], capture_output=True, text=True).stdout.strip()
    text = text.replace("hognose::", "").replace("(anonymous namespace)::", "")
    where = name.rsplit(":", 1)[0] + ": " if ":" in name else ""
    return where + text


def short(name):
    return re.sub(r"\(.*", "", demangle(name))


def plain(name):
    """Returns the short name, without the file prefix that internal functions have."""
    return short(name).split(".cpp: ")[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--show", type=int, default=40, help="the most cycles to print for a component")
    parser.add_argument("--calls-of", help="print the unguarded calls of functions whose name contains this")
    arguments = parser.parse_args()
    database = ROOT / "build" / "release" / "compile_commands.json"
    if not database.exists():
        return "build/release is not configured"
    KEPT.mkdir(parents=True, exist_ok=True)
    entries = [e for e in json.loads(database.read_text()) if e["file"].startswith(str(ROOT / "src") + "/")]
    unique = {e["file"]: e for e in entries}
    with concurrent.futures.ProcessPoolExecutor(arguments.jobs) as pool:
        summaries = list(pool.map(summarise, unique.values()))
    graph = Graph(summaries)
    edges = graph.unguarded()
    if arguments.calls_of:
        for name in edges:
            if arguments.calls_of in demangle(name):
                print(demangle(name))
                for callee in sorted(map(demangle, edges[name])):
                    print("    ", callee)
        return None
    rows = [(re.compile(caller), re.compile(callee), (caller, callee)) for caller, callee in BOUNDED]
    used = set()
    allowed = 0
    cyclic = [set(part) for part in components(edges)]
    part_of = {name: i for i, part in enumerate(cyclic) for name in part}
    for name in part_of:
        for callee in list(edges[name]):
            if part_of.get(callee) != part_of[name]:
                continue
            for caller_pattern, callee_pattern, row in rows:
                if caller_pattern.fullmatch(plain(name)) and callee_pattern.fullmatch(plain(callee)):
                    del edges[name][callee]
                    used.add(row)
                    allowed += 1
                    break
    total = sum(map(len, edges.values()))
    failures = 0
    for part in components(edges):
        inside = set(part)
        stacked = {name: {c: t for c, t in edges[name].items() if c in inside and not t} for name in part}
        if not any(stacked.values()):
            continue  # tail calls only
        failures += 1
        print(f"unguarded recursion, {len(part)} functions:")
        seen = set()
        shown = 0
        for name in sorted(part):
            if name in seen or shown == arguments.show:
                continue
            cycle = shortest_cycle(edges, part, name)
            seen.update(cycle)
            shown += 1
            print("  " + " -> ".join(short(n) for n in cycle + cycle[:1]))
    for row in BOUNDED:
        if row not in used:
            print(f"BOUNDED: no such unguarded call: {row[0]} -> {row[1]}")
            failures += 1
    print(f"{len(edges)} functions, {total} unguarded calls ({graph.indirect} resolved from indirect ones), "
          f"{allowed} bounded by the table, {failures} failures")
    return 1 if failures else None


if __name__ == "__main__":
    sys.exit(main())
