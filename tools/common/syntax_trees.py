"""Reads the syntax trees of the engine with libclang, once for all checks that need them.

A reader is a class `Reader` in a module of tools/check (READERS). Its method `unit` takes the cursor of a
translation unit and fills `functions`, a dictionary that JSON can hold. Each file is parsed once, and every reader
whose result is outdated reads the tree. The results are kept in build/pointers until a file, the command that
compiles it or the reader changes.
"""

import concurrent.futures
import ctypes
import functools
import hashlib
import importlib
import json
import os
import pathlib
import shlex
import subprocess
import sys

# Debian installs the module for its own Python; other versions of Python can read it there.
sys.path.append("/usr/lib/python3/dist-packages")
from clang import cindex  # noqa: E402
from clang.cindex import CursorKind as K, TypeKind as T  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CHECKS = ROOT / "tools" / "check"
KEPT = ROOT / "build" / "pointers"
READERS = ("pointers", "cage_pointers")
# A reader's file up to this line decides what it reads. The rest judges what was read.
END_OF_READER = b"# --- the judgement"

# The folders of src/ to read. The others never see the heap (tools/check/layers.py).
FOLDERS = {"objects", "machine", "library", "embed", "heap"}

FUNCTIONS = {K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.DESTRUCTOR, K.FUNCTION_TEMPLATE,
             K.CONVERSION_FUNCTION}


@functools.cache
def load_library():
    if not cindex.Config.loaded:
        cindex.Config.set_library_file("libclang-19.so.1")
    library = cindex.conf.lib
    for name in ("clang_getCursorBinaryOperatorKind", "clang_getCursorUnaryOperatorKind"):
        function = getattr(library, name)
        function.argtypes = [cindex.Cursor]
        function.restype = ctypes.c_int
    library.clang_Cursor_Evaluate.argtypes = [cindex.Cursor]
    library.clang_Cursor_Evaluate.restype = ctypes.c_void_p
    library.clang_EvalResult_getKind.argtypes = [ctypes.c_void_p]
    library.clang_EvalResult_getAsLongLong.argtypes = [ctypes.c_void_p]
    library.clang_EvalResult_getAsLongLong.restype = ctypes.c_longlong
    library.clang_EvalResult_dispose.argtypes = [ctypes.c_void_p]
    return library


@functools.cache
def relative(name):
    """Returns the path of a file from the root, or None if it is not the project's."""
    path = pathlib.Path(name).resolve()
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else None


def declaration_of(kind):
    return kind.get_canonical().get_declaration()


CELLS = {}  # by record of the project: whether it is Cell or derives from it


def is_cell(declaration):
    """Returns whether a declaration is Cell or derives from it. An incomplete one does not."""
    if not declaration or declaration.kind not in (K.STRUCT_DECL, K.CLASS_DECL, K.CLASS_TEMPLATE):
        return False
    file = declaration.location.file
    if not file or not relative(file.name):
        return False
    # The bases of an instance of a template are those of the template.
    template = cindex.conf.lib.clang_getSpecializedCursorTemplate(declaration)
    definition = (template or declaration).get_definition()
    if not definition:
        return False
    usr = definition.get_usr()
    if usr not in CELLS:
        CELLS[usr] = declaration.spelling == "Cell"  # also ends the search where a template derives from itself
        CELLS[usr] = CELLS[usr] or any(
            is_cell(declaration_of(base.type)) for base in definition.get_children()
            if base.kind == K.CXX_BASE_SPECIFIER)
    return CELLS[usr]


def commands():
    """Returns the arguments of the compiler for each file of FOLDERS."""
    path = ROOT / "build" / "release" / "compile_commands.json"
    if not path.exists():
        subprocess.run(["cmake", "--preset", "release"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    result = {}
    for entry in json.loads(path.read_text()):
        file = pathlib.Path(entry["file"])
        if file.is_relative_to(ROOT / "src") and file.relative_to(ROOT / "src").parts[0] in FOLDERS:
            words = shlex.split(entry["command"])
            words = words[next(i for i, w in enumerate(words) if "clang" in w) + 1:]
            result[str(file)] = [w for i, w in enumerate(words) if w not in ("-c", "-o")
                                 and words[i - 1] != "-o" and w != str(file)
                                 and not w.startswith("-W")] + ["-w"]
    return result


def resource_arguments():
    made = subprocess.run(["clang-19", "-print-resource-dir"], capture_output=True, text=True, check=True)
    return ["-resource-dir", made.stdout.strip()]


def engine_jobs(folders=FOLDERS):
    extra = resource_arguments()
    return [(file, words + extra) for file, words in sorted(commands().items())
            if pathlib.Path(file).relative_to(ROOT / "src").parts[0] in folders]


def sample_jobs(folder):
    return [(str(f), ["-std=c++20", "-w", *resource_arguments()]) for f in sorted(folder.glob("*.cpp"))]


def read_file(file, arguments, readers):
    """Returns (file, the functions by reader or None, errors, the project's headers)."""
    library = load_library()
    unit = cindex.Index.create().parse(file, args=arguments)
    errors = [d.spelling for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
    if errors:
        return file, None, errors[:3], []
    found = {}
    for name in readers:
        reader = importlib.import_module(name).Reader(library)
        reader.unit(unit.cursor)
        found[name] = reader.functions
    headers = sorted({str(i.include.name) for i in unit.get_includes() if relative(str(i.include.name))})
    return file, found, [], headers


def stamp(file):
    try:
        return os.stat(file).st_mtime_ns
    except OSError:
        return 0


def read(jobs, reader, cached=True):
    """Returns (the functions that a reader finds in all files, how many files could not be read)."""
    if str(CHECKS) not in sys.path:
        sys.path.insert(0, str(CHECKS))
    KEPT.mkdir(parents=True, exist_ok=True)
    shared = pathlib.Path(__file__).read_bytes()
    tools = {name: hashlib.sha256(shared + (CHECKS / f"{name}.py").read_bytes().split(END_OF_READER)[0]).hexdigest()
             for name in READERS}
    stamps = functools.cache(stamp)
    functions, outdated = {}, []

    def place(file, name):
        return KEPT / f"{hashlib.sha256(file.encode()).hexdigest()[:24]}.{name}.json"

    def kept(file, arguments, name):
        path = place(file, name)
        if not path.exists():
            return None
        content = json.loads(path.read_text())
        good = content["tool"] == tools[name] and content["arguments"] == arguments and \
            all(stamps(f) == t for f, t in content["stamps"].items())
        return content["functions"] if good else None

    for file, arguments in jobs:
        found = kept(file, arguments, reader) if cached else None
        if found is not None:
            functions.update(found)
        else:
            others = [n for n in READERS if n != reader and cached and kept(file, arguments, n) is None]
            outdated.append((file, arguments, [reader, *others]))
    failed = 0
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(read_file, *zip(*outdated), chunksize=4) if outdated else ()
        for (_, arguments, _), (file, found, errors, headers) in zip(outdated, results):
            if found is None:
                print(f"{file}: not read: {'; '.join(errors)}")
                failed += 1
                continue
            functions.update(found[reader])
            if cached:
                for name, part in found.items():
                    place(file, name).write_text(json.dumps(
                        {"tool": tools[name], "arguments": arguments, "functions": part,
                         "stamps": {f: stamp(f) for f in [file, *headers]}}))
    return functions, failed


def reason(lines, line, word):
    """Returns what a comment `// word: why` on the line, or alone on the line before, says."""
    for number in (line, line - 1):
        if 0 < number <= len(lines):
            _, mark, why = lines[number - 1].partition(f"// {word}: ")
            if why.strip() and (number == line or lines[number - 1].lstrip().startswith("//")):
                return why.strip()
    return None
