#!/usr/bin/env python3
"""Checks which external functions the built engine can call.

Reads libhognose.a of a preset. Every symbol that the archive needs and does not define must be in the table
ALLOWED, where each group has a reason. No row allows a function that opens a file, a socket, a process, a thread
or a loader. A symbol without a row is reported with the object files that use it. This checks the claim "the
virtual machine cannot open a file because no code for it exists" at the level of the linker.
"""

import argparse
import fnmatch
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# (reason, the symbols). C++ names are matched as nm -C prints them.
ALLOWED = [
    ("memory blocks and C strings", """
        memcpy memmove memset memcmp memchr memrchr strlen strcmp strncmp strchr strtod bcmp"""),
    ("native memory (charged to the meter where a guest chooses its size)", """
        malloc calloc realloc free aligned_alloc posix_memalign operator?new* operator?delete*"""),
    ("the cage: reserving, protecting and clearing its pages", "mmap munmap mprotect madvise sysconf"),
    ("the boot image: one sealed memory file outside of any file system, made before any guest exists",
     "memfd_create write fcntl close"),
    ("the boot image in the program's own file, which the first cage maps", "dl_iterate_phdr open"),
    ("how much of the thread's stack is left for runs inside host functions", """
        pthread_self pthread_getattr_np pthread_attr_getstack pthread_attr_destroy"""),
    ("switching to the stack of a run and back", "jump_fcontext make_fcontext"),
    ("signal handlers: a fault ends its run, and other signals are passed on", """
        sigaction sigaltstack sigemptyset raise __ehdr_start etext"""),
    ("clocks of the meter", "clock_gettime"),
    ("numbers to text and back", "snprintf vsnprintf std::to_chars* std::from_chars* __errno_location"),
    ("integers of values as CBOR, for the host", "__gmpz_*"),
    ("arithmetic of big integers", "__gmpn_* mp_bits_per_limb __udivti3 __umodti3 __divti3 __modti3"),
    ("floating point", """
        acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs floor
        fma fmod frexp hypot ldexp lgamma lgamma_r log log10 log1p log2 logb modf nextafter nearbyint pow
        nan remainder rint round scalbn sin sincos sinh sqrt tan tanh tgamma trunc llround lround"""),
    ("floating point of complex numbers", "cacos cacosh casinh catanh ccosh cexp clog csinh csqrt ctanh"),
    ("compression: zlib, with memory from the run and metered input and output", """
        deflate deflateEnd deflateInit2_ deflateSetDictionary
        inflate inflateEnd inflateGetDictionary inflateInit2_
        inflatePrime inflateSetDictionary"""),
    ("stopping the process when an invariant of the engine is broken", """
        abort __assert_fail __stack_chk_fail std::terminate* std::__throw_* std::__glibcxx_assert_fail*"""),
    ("containers, strings and locks of the C++ library", """
        std::__cxx11::basic_string<char* std::__detail::_Prime_rehash_policy* std::_Rb_tree_* std::_Hash_bytes*
        std::_Sp_make_shared_tag::* __libc_single_threaded std::__detail::_List_node_base*
        std::nothrow __cxa_guard_* __cxa_atexit __cxa_thread_atexit
        __cxa_pure_virtual __dso_handle vtable?for?__cxxabiv1::* pthread_mutex_lock pthread_mutex_unlock
        __once_proxy pthread_once std::__once_call* __gxx_personality_v0 _Unwind_Resume"""),
    ("catching exceptions of the host's code", """
        __cxa_begin_catch __cxa_end_catch __cxa_rethrow typeinfo?for?std::exception
        typeinfo?for?std::runtime_error"""),
    ("linker", "_GLOBAL_OFFSET_TABLE_ __tls_get_addr _DYNAMIC"),
]

# Symbols that only one object file may need, because one place calls the host's code and catches its exceptions.
# A call of a std::function first checks that it is not empty, and that check needs __throw_bad_function_call.
ONLY_IN = {
    "std::__throw_bad_function_call()": "call_host.cpp.o",
    "__cxa_begin_catch": "call_host.cpp.o",
}
# The same for a virtual function of the host, whose call needs no symbol: (pattern, the only file that may match it).
CALLED_ONLY_IN = [(re.compile(r"\bon_event\("), "src/embed/host/call_host.cpp")]


def called_elsewhere():
    """Yields a problem for each line of src/ that matches CALLED_ONLY_IN outside the allowed file."""
    for path in sorted((ROOT / "src").rglob("*.cpp")) + sorted((ROOT / "src").rglob("*.h")):
        name = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for text, allowed in CALLED_ONLY_IN:
                if text.search(line.split("//")[0]) and name != allowed:
                    yield f"{name}:{number}: only {allowed} may call this"


def symbols(archive):
    """Returns ({needed name: object files that need it}, defined names) of an archive."""
    text = subprocess.run(["nm", "-C", str(archive)], capture_output=True, text=True, check=True).stdout
    needed, defined, member = {}, set(), ""
    for line in text.splitlines():
        if line.endswith(".o:"):
            member = line[:-1]
            continue
        match = re.match(r"\s*[0-9a-f]*\s+(\w) (.*)$", line)
        if not match:
            continue
        kind, name = match.groups()
        if kind in "Uwv":
            needed.setdefault(name, set()).add(member)
        else:
            defined.add(name)
    return needed, defined


def main():
    parser = argparse.ArgumentParser(description="Check which outside functions the engine calls.")
    parser.add_argument("--preset", default="release")
    parser.add_argument("--list", action="store_true", help="print the symbols that are used, by reason")
    arguments = parser.parse_args()
    needed, defined = symbols(ROOT / "build" / arguments.preset / "libhognose.a")
    outside = sorted(set(needed) - defined)
    # '[' must be escaped for fnmatch. '?' matches the space inside C++ names.
    rows = [(why, [p.replace("[", "[[]") for p in names.split()]) for why, names in ALLOWED]
    denied, used = [], {}
    for name in outside:
        for why, patterns in rows:
            if any(fnmatch.fnmatchcase(name, p) for p in patterns):
                used.setdefault(why, []).append(name)
                break
        else:
            denied.append(name)
    if arguments.list:
        for why, names in used.items():
            print(f"{why}:\n  " + "\n  ".join(names))
    for name in denied:
        print(f"libhognose.a: no reason is given for {name}, needed by {', '.join(sorted(needed[name]))}")
    misplaced = list(called_elsewhere())
    for name, place in ONLY_IN.items():
        if not needed.get(name):
            misplaced.append(f"libhognose.a: {place} does not need {name} any more: has its place moved?")
        for other in sorted(needed.get(name, set()) - {place}):
            misplaced.append(f"libhognose.a: {other} needs {name}, which only {place} may")
    # src/heap/corruptor.h: for tools/fuzz/corrupt.py only.
    misplaced += [f"libhognose.a: has {name}: the corruptor must not be in it"
                  for name in sorted(defined) if "hognose::Corruptor" in name]
    for line in misplaced:
        print(line)
    print(f"check_authority: {len(outside)} symbols from outside, {len(denied)} without a reason, "
          f"{len(misplaced)} calls out of place")
    return 1 if denied or misplaced or not outside else 0


if __name__ == "__main__":
    sys.exit(main())
