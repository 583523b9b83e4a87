#!/usr/bin/env python3
"""Finds calls of foreign routines that may execute on the stack of a run.

How a routine of the C library, of GMP or of zlib uses the stack depends on the process. So code that executes on
the stack of a run calls one through on_foreign_stack(); src/base/foreign_call.h says why. This check reads the object
files of a build for x86-64. It follows every reference (calls, addresses of functions, tables) from the functions in
which a part of a run begins, and from all functions whose address is taken, but not into the functions of
OTHER_STACKS, which execute elsewhere. A routine from outside that it meets must be in ALLOWED.

A new direct call of malloc, operator new, mpn_mul, inflate or std::to_chars is reported with the file and with the
way that leads to it.
"""

import argparse
import collections
import fnmatch
import pathlib
import re
import subprocess
import sys

import link_layers

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Routines that may be called on the stack of a run: (why, their names).
ALLOWED = [
    ("blocks of memory and C strings: no state, and leaf functions that keep all their values in registers", """
        memcpy memmove memset memcmp bcmp memchr strlen"""),
    ("arithmetic on the bits of a float: no state, and leaf functions that keep all their values in registers",
     "floor ceil trunc round nearbyint frexp ldexp modf fma"),
    ("an instruction; the call is for negative numbers, which only math.sqrt() meets, on the foreign stack", "sqrt"),
    ("support of the compiler: linked into the same program, so its code is as constant as ours",
     "__udivti3 __umodti3 __divti3"),
    ("the hash of strings of the C++ library: no state, and a leaf function", "std::_Hash_bytes*"),
    ("leaves the stack of the run for good, after a failed check", "jump_fcontext"),
    ("data of the C and C++ library, which is no call", "__libc_single_threaded"),
    ("the end of the process, or of the run by its handler", "abort std::__throw_*"),
]

# Functions that execute on another stack, or never during a run: (why, patterns). A pattern is matched with the
# mangled and with the plain name.
OTHER_STACKS = [
    ("bodies that on_foreign_stack() calls, and the switch itself",
     [r"^_ZN7hognose11ForeignBodyI", r"^_ZN7hognose11ForeignMathI", r"^hognose_call(_math)?_on_foreign_stack$"]),
    ("bodies that run on the host's stack", [r"^_ZN7hognose13HostStackBodyI", r"^hognose::call_host\("]),
    ("bodies that run on the side stack: all that enter a stack but those of a sandbox",
     [r"^_ZZN7hognose11enter_stackI(?!ZNS_7Sandbox5State)", r"^_ZN7hognose9SideStack8run_hereI"]),
    ("the first part of a run: it is over, and its stack is cleared, before anything can be collected",
     [r"^hognose::Sandbox::State::compile\(", r"^hognose::Sandbox::State::begin_machine\("]),
    ("the boot image is made before any run, on the host's stack", [r"^hognose::BootBuilder::"]),
    ("machines are destroyed outside of runs", [r"^hognose::(Machine::~Machine|Vm::~Vm)\("]),
    ("tables that are made once per process, with the boot image", [r"^std::vector<hognose::(NativeRow|ModuleSource),"]),
    ("observers are called on the side stack (objects/core/observation.h, machine/step_watcher.h)",
     [r"^hognose::RunObservation::", r"^hognose::StepWatcher::"]),
    ("work for the host outside of runs: checks of programs, dumps, and the end of what the host shares",
     [r"::Refusals::", r"^hognose::\(anonymous namespace\)::append_text\(", r"^std::_Sp_counted_(ptr|ptr_inplace)<hognose::"]),
    ("the code between the engine and the host's, which runs on the host's stack",
     [r"^hognose::\(anonymous namespace\)::call_host_with<"]),
    ("called on the host's or a foreign stack, and named elsewhere for its address", [r"^hognose::contain_faults\("]),
    ("handlers of signals have a stack of their own, and threads end outside of runs",
     [r"^hognose::\(anonymous namespace\)::(on_fault\(|AlternateStack::~)"]),
    ("code of built-in modules is compiled once per process, on the side stack",
     [r"^std::once_flag::_Prepare_execution::_Prepare_execution<.*BuiltInCode::get"]),
    ("code and late parts of module images are made on the side stack (machine/load.cpp, machine/late_names.cpp)",
     [r"^(non-virtual thunk to )?hognose::ModuleImages::(find|late_source)\(",
      r"^std::once_flag::_Prepare_execution::_Prepare_execution<.*ModuleImages::find"]),
]


def objects(build):
    return sorted(path for _, path in link_layers.objects(build))


class Graph:
    """Who refers to whom. A symbol that other files do not see, or that each file may have, is a pair (file, name)."""

    def __init__(self, paths):
        self.edges = collections.defaultdict(set)
        self.file = {}  # of each symbol that an object file defines
        self.functions = set()
        self.taken = set()  # functions whose address is taken
        self._names = {}  # file -> name -> symbol
        self._places = {}  # file -> section -> [(start, size, name)]
        parts = [paths[i:i + 64] for i in range(0, len(paths), 64)]
        for part in parts:
            self._read_symbols(self._dump("-t", part))
        self._weak = {node[1]: node for node in self.file if isinstance(node, tuple)}
        for part in parts:
            self._read_tables(self._dump("-r", part))
            self._read_code(self._dump("-dr", part))
        self._name_symbols()

    @staticmethod
    def _dump(option, paths):
        words = ["objdump", option, "-w", "--no-show-raw-insn", *map(str, paths)]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()

    @staticmethod
    def _file_of(line):
        match = re.match(r"^(\S+):\s+file format", line)
        return match and match[1]

    def _read_symbols(self, lines):
        row = re.compile(r"^([0-9a-f]{16}) (.{7}) (\S+)\t([0-9a-f]{16}) (?:\.hidden |\.protected )?(.+)$")
        for line in lines:
            if file := self._file_of(line):
                path = file
                self._names[path], self._places[path] = {}, collections.defaultdict(list)
            elif match := row.match(line):
                start, flags, section, size, name = match.groups()
                if section == "*UND*" or "d" in flags:
                    continue
                is_global = flags[0] in "gu" and "w" not in flags
                node = name if is_global else (path, name)
                self._names[path][name] = node
                self._places[path][section].append((int(start, 16), int(size, 16), name))
                self.file[node] = path
                if "F" in flags:
                    self.functions.add(node)

    def _node(self, path, name):
        """What a name stands for in a file: defined there, in another one, or outside."""
        return self._names[path].get(name) or (name if name in self.file else self._weak.get(name, name))

    def _at(self, path, section, offset):
        for start, size, name in self._places[path].get(section, ()):
            if start <= offset < start + max(size, 1):
                return self._node(path, name)
        return None

    def _refer(self, source, target, is_call):
        self.edges[source].add(target)
        if not is_call and target in self.functions:
            self.taken.add(target)

    _TARGET = re.compile(r"(R_\S+)\s+(\S+?)(?:([+-])0x([0-9a-f]+))?$")

    def _target(self, path, text, bias):
        """The symbol of a relocation; None: a place within a section of strings or of jump tables."""
        kind, name, sign, number = self._TARGET.search(text).groups()
        offset = int(number or "0", 16) * (-1 if sign == "-" else 1)
        if not name.startswith("."):
            return kind, self._node(path, name)
        if name in self._names[path]:  # .L.str and the like
            return kind, self._names[path][name]
        return kind, self._at(path, name, offset + bias)

    def _read_tables(self, lines):
        path = section = None
        for line in lines:
            if file := self._file_of(line):
                path, section = file, None
            elif match := re.match(r"^RELOCATION RECORDS FOR \[(.+)\]:", line):
                section = match[1]
            elif re.match(r"^[0-9a-f]{16} R_", line) and not section.startswith((".text", ".debug", ".eh_frame")):
                kind, target = self._target(path, line, 0)
                if kind != "R_X86_64_64" or target is None:
                    continue  # others are entries of jump tables
                source = self._at(path, section, int(line[:16], 16)) or (path, section)
                self.file.setdefault(source, path)
                self._refer(source, target, False)

    def _read_code(self, lines):
        path = source = None
        loaded, called = {}, set()  # registers of the function: what was loaded, and those that it calls through

        def end_function():
            for register, targets in loaded.items():
                for target in targets:
                    self._refer(source, target, register in called)
            loaded.clear()
            called.clear()

        for line in lines:
            if line.startswith(" "):
                # "  2a:", the instruction, and for a relocation its place and kind, and the symbol
                fields = line.split("\t")
                if len(fields) < 2:
                    continue
                words = fields[1].split()
                is_call = words[0].startswith(("call", "j"))
                if is_call and words[1].startswith("*%"):
                    called.add(words[1][1:])
                if len(fields) > 3:
                    kind, target = self._target(path, f"{fields[2]} {fields[3]}", 4)
                    if target is None:
                        continue
                    if kind == "R_X86_64_REX_GOTPCRELX" and words[0] == "mov":
                        loaded.setdefault(words[1].split(",")[-1], []).append(target)
                    else:
                        self._refer(source, target, is_call)
                # What is in the same section has no relocation.
                elif is_call and (match := re.search(r" [0-9a-f]+ <(.+?)(?:\+0x[0-9a-f]+)?>", fields[1])):
                    self._refer(source, self._node(path, match[1]), True)
                elif words[0] == "lea" and (match := re.search(r"# [0-9a-f]+ <([^+>]+)>", fields[1])):
                    self._refer(source, self._node(path, match[1]), False)
            elif match := re.match(r"^[0-9a-f]+ <(.+)>:$", line):
                end_function()
                source = self._node(path, match[1])
            elif file := self._file_of(line):
                end_function()
                path = file
        end_function()

    def _name_symbols(self):
        nodes = set(self.file) | {t for targets in self.edges.values() for t in targets}
        mangled = sorted({node if isinstance(node, str) else node[1] for node in nodes})
        done = subprocess.run(["c++filt"], input="\n".join(mangled), capture_output=True, text=True, check=True)
        plain = dict(zip(mangled, done.stdout.split("\n")))
        self.names = {node: plain[node if isinstance(node, str) else node[1]] for node in nodes}


# The layers whose functions a run may call by their address. What the others take addresses of is called by them.
LAYERS = ("base", "meter", "heap", "objects", "machine", "library", "embed")


def findings(graph, used):
    """(file, function, routine, the way to the function)"""
    others = [re.compile(p) for _, patterns in OTHER_STACKS for p in patterns]
    allowed = [(p, re.compile(fnmatch.translate(p.replace("[", "[[]"))))
               for _, names in ALLOWED for p in names.split()]

    def is_elsewhere(node):
        names = graph.names[node], node if isinstance(node, str) else node[1]
        for pattern in others:
            if any(map(pattern.search, names)):
                used.add(pattern.pattern)
                return True
        return False

    starts = [n for n in graph.functions if re.search(r"hognose::enter_stack<hognose::Sandbox::State::|hognose::Sandbox::State::execute_on_stack\(", graph.names[n])]
    if not starts:
        raise SystemExit("no function enters the stack of a run: have their names changed?")
    came_from = {}
    taken = [n for n in sorted(graph.taken, key=str)
             if re.search(r"hognose_layer_(\w+)\.dir", graph.file[n])[1] in LAYERS]
    queue = collections.deque(n for n in [*starts, *taken] if not is_elsewhere(n))
    came_from.update(dict.fromkeys(queue))
    while queue:
        node = queue.popleft()
        for target in graph.edges[node]:
            if target in graph.file:
                if target not in came_from and not is_elsewhere(target):
                    came_from[target] = node
                    queue.append(target)
                continue
            for text, pattern in allowed:
                if pattern.match(graph.names[target]):
                    used.add(text)
                    break
            else:
                way = [node]
                while came_from[way[-1]] is not None:
                    way.append(came_from[way[-1]])
                yield graph.file[node], node, target, way[1:]


def main():
    parser = argparse.ArgumentParser(description="Find foreign routines on the stack of a run.")
    parser.add_argument("--preset", default="release")
    parser.add_argument("--ways", action="store_true", help="print the whole way to each finding")
    arguments = parser.parse_args()
    build = ROOT / "build" / arguments.preset
    graph = Graph(objects(build))
    used = set()
    found = sorted(findings(graph, used), key=lambda f: (f[0], str(f[1]), str(f[2])))
    for file, function, routine, way in found:
        place = re.sub(r".*\.dir/(.*)\.o$", r"\1", file)
        print(f"{place}: {graph.names[function]} calls {graph.names[routine]} on the stack of a run")
        for step in way if arguments.ways else way[:2]:
            print(f"    from {graph.names[step]}")
    patterns = [p for _, names in ALLOWED for p in names.split()] + [p for _, ps in OTHER_STACKS for p in ps]
    stale = [p for p in patterns if p not in used]
    for pattern in stale:
        print(f"the row {pattern} matches nothing")
    print(f"foreign_calls: {len(graph.functions)} functions, {len(found)} calls of foreign routines, {len(stale)} stale rows")
    return 1 if found or stale or not graph.functions else 0


if __name__ == "__main__":
    sys.exit(main())
