#!/usr/bin/env python3
"""Checks that programs built against an earlier libhognose.so.0 still work: the C interface against its record.

bindings/c/abi.txt records the name of the library, and of hognose.h each function with its type, each structure with
the size, offset and type of its fields, and each constant of an enumeration with its number. clang reads hognose.h;
readelf says what the library exports. What was recorded must not change or go. What is new is recorded with --record,
which refuses anything else unless the library has a new name.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEADER = ROOT / "include" / "hognose.h"
RECORD = ROOT / "bindings" / "c" / "abi.txt"
LIBRARY = ROOT / "build" / "release" / "bindings" / "c" / "libhognose.so"
CLANG = ["clang-19", "-x", "c", "-std=c11", "-fsyntax-only"]


def output_of(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def plain(text):
    return re.sub(r"\b(struct|enum) (?=hognose_)", "", text)


def layouts(header):
    """The structures: name -> (size, [(offset, field)])."""
    text = output_of(*CLANG, "-Xclang", "-fdump-record-layouts-complete", header)
    found = {}
    for block in text.split("*** Dumping AST Record Layout")[1:]:
        name = re.search(r"^ +0 \| (?:struct )?(\w+)$", block, re.M)
        size = re.search(r"sizeof=(\d+)", block)
        if name and size:
            fields = re.findall(r"^ +(\d+) \|   (?=\S)(.*) (\w+)$", block, re.M)
            found[name[1]] = int(size[1]), [(int(offset), plain(kind), field) for offset, kind, field in fields]
    return found


def declarations(header):
    """What the header declares: a dict from "kind name" to a description."""
    unit = json.loads(output_of(*CLANG, "-Xclang", "-ast-dump=json", header))
    sizes = layouts(header)
    found = {}
    for node in unit["inner"]:
        name = node.get("name", "")
        if not name.startswith("hognose_"):
            continue
        if node["kind"] == "FunctionDecl":
            found[f"function {name}"] = plain(node["type"]["qualType"])
        elif node["kind"] == "TypedefDecl":
            target = plain(node["type"]["qualType"])
            if target != name:
                found[f"type {name}"] = target
        elif node["kind"] == "RecordDecl" and node.get("completeDefinition"):
            size, fields = sizes[name]
            if len(fields) != sum(part["kind"] == "FieldDecl" for part in node["inner"]):
                raise SystemExit(f"abi: the layout of {name} was not understood")
            found[f"struct {name}"] = f"{size} bytes"
            for offset, kind, field in fields:
                found[f"field {name}.{field}"] = f"{offset} {kind}"
        elif node["kind"] == "EnumDecl":
            number = -1
            for constant in node["inner"]:
                if constant["kind"] != "EnumConstantDecl":
                    continue
                given = [part["value"] for part in constant.get("inner", []) if "value" in part]
                number = int(given[0]) if given else number + 1
                found[f"constant {constant['name']}"] = f"{number} {name}"
    return found


def name_of_library(library):
    return re.search(r"Library soname: \[(.*?)\]", output_of("readelf", "-dW", library))[1]


def exports(library):
    """The functions that the library exports, with their versions."""
    text = output_of("readelf", "--dyn-syms", "-W", library)
    return {(name, version) for name, version in re.findall(r" (?:FUNC|OBJECT) .*?\d+ (hognose_\w+)@@(\w+)", text)}


def is_sized(declared, structure):
    """Whether callers say how large their structure is, so that fields can be added at its end."""
    return declared.get(f"field {structure}.struct_size", "").startswith("0 ")


def compare(recorded, declared):
    """Returns (what breaks programs, what is new)."""
    broken, new = [], []
    ends = {name.partition(" ")[2]: int(text.split()[0]) for name, text in recorded.items() if name.startswith("struct ")}
    for name, text in recorded.items():
        kind, _, rest = name.partition(" ")
        if name not in declared:
            broken.append(f"{name} is gone")
        elif declared[name] != text:
            grows = (kind == "struct" and is_sized(declared, rest)
                     and int(declared[name].split()[0]) > int(text.split()[0]))
            (new if grows else broken).append(f"{name}: was {text}, is {declared[name]}")
    for name, text in declared.items():
        if name in recorded:
            continue
        kind, _, rest = name.partition(" ")
        structure = rest.partition(".")[0]
        # A field of a structure that is there already: only behind its end, and only if the caller says its size.
        if kind == "field" and structure in ends and not (
                is_sized(declared, structure) and int(text.split()[0]) >= ends[structure]):
            broken.append(f"{name} is new within {structure}, which callers make")
        else:
            new.append(f"{name} is new")
    return broken, new


def compare_exports(declared, library):
    functions = {name.partition(" ")[2] for name in declared if name.startswith("function ")}
    exported = exports(library)
    wanted = name_of_library(library).rpartition(".")[2]
    problems = [f"{name} is exported with the version {version}" for name, version in sorted(exported)
                if version != f"HOGNOSE_{wanted}"]
    names = {name for name, _ in exported}
    problems += [f"{name} is declared, but not exported" for name in sorted(functions - names)]
    return problems + [f"{name} is exported, but not declared" for name in sorted(names - functions)]


def read_record():
    if not RECORD.exists():
        return "", {}
    lines = [line for line in RECORD.read_text().splitlines() if line and not line.startswith("#")]
    rows = dict(line.split(": ", 1) for line in lines)
    return rows.pop("library"), rows


def write_record(name, declared):
    lines = ["# What libhognose.so offers to programs that are built already. tools/check/abi.py --record writes this.",
             f"library: {name}", *(f"{key}: {text}" for key, text in sorted(declared.items()))]
    RECORD.write_text("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--header", type=pathlib.Path, default=HEADER, help="another hognose.h, to be compared alone")
    parser.add_argument("--library", type=pathlib.Path, default=LIBRARY)
    parser.add_argument("--record", action="store_true", help="record what is new")
    arguments = parser.parse_args()
    declared = declarations(arguments.header)
    recorded_name, recorded = read_record()
    problems = [] if arguments.header != HEADER else compare_exports(declared, arguments.library)
    name = name_of_library(arguments.library)
    broken, new = compare(recorded, declared)
    if name != recorded_name:
        # A library of another name is not loaded by programs that were built with the old one.
        new, broken = new + broken, []
        new.append(f"the library is {name}, was {recorded_name or 'not recorded'}")
    if arguments.record and not broken:
        write_record(name, declared)
        new = []
    problems += broken + [f"{text}; tools/check/abi.py --record" for text in new]
    for problem in problems:
        print(problem)
    print(f"{len(declared)} declarations of {arguments.header.name}, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
