#!/usr/bin/env python3
"""Builds classes of every mix of native bases, and calls natives on their instances.

A native relies on what an object was built with: a layout, and perhaps slots or fields that its type adds. PARTS are
the ways in which a program can bring a native and an object of another layout together:

bases      each pair of native types, and of classes with __slots__ over them, as the bases of a class
wrappers   the special methods of each native type stored in a class over another one
orders     each native type in an MRO that a metaclass makes for a class over another one
receivers  the methods and properties of each native type, called with instances of classes over another one
assigned   __class__ of an instance set to each other class
moved      __bases__ of a class that has an instance set to each other class
slots      the descriptors of each class's __slots__ applied to instances of the others

Where Python refuses, the error has to be a TypeError. Where it does not, the program fills the __slots__ of an instance,
calls the natives of all its bases, prints the results with repr(), and then compares the slots: a native that shares a
slot with a class changes it. A SystemError, a changed slot, an exit code that Hognose does not define or a run that
does not end well is a failure and names the item; a new program continues after it.

--sample N tries every N-th item. The last line printed is `N passed, N failed`, where N counts items.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENVIRONMENT = {**os.environ, "ASAN_OPTIONS": "exitcode=99:handle_sigill=1:detect_leaks=0:symbolize=0",
               "UBSAN_OPTIONS": "halt_on_error=1"}
PARTS = ("bases", "wrappers", "orders", "receivers", "assigned", "moved", "slots")
SECONDS = 120

GUEST = r'''
import builtins, sys

MODULES = """builtins collections functools itertools datetime decimal random io array struct re enum types typing weakref
operator contextvars string csv threading queue zlib xml.etree.ElementTree pickle asyncio hashlib time os sys json""".split()
VALUES = [iter([]), iter(()), iter(""), iter(b""), iter({}), iter(set()), {}.keys(), {}.items(), len, [].append, len.__call__,
          (lambda: 0), (lambda: 0).__code__, (x for x in ()), sys.version_info, sys.flags, sys.float_info, sys.stdout,
          slice(1), object.__init__, object.__dict__["__class__"], str.upper, 1 .__add__, list[int]]
SHARED = ("a", "b")
DESCRIPTORS = {"method_descriptor", "wrapper_descriptor", "getset_descriptor", "classmethod_descriptor"}
LEFT_OUT = {"__subclasses__", "__setattr__", "__delattr__"}  # the last two change slots by their names
ENDLESS = {"count", "cycle", "repeat"}


def is_native(cls):
    try:
        type.__setattr__(cls, "_probe", 1)
    except TypeError:
        return True
    type.__delattr__(cls, "_probe")
    return False


def all_types():
    found = {}
    for name in MODULES:
        try:
            module = __import__(name, fromlist=["*"])
        except ImportError:
            continue
        for attribute in sorted(dir(module)):
            value = getattr(module, attribute, None)
            if type(value) is type and is_native(value):
                found.setdefault((value.__module__, value.__qualname__), value)
    for value in VALUES:
        found.setdefault((type(value).__module__, type(value).__qualname__), type(value))
    # One of the many exceptions with the same layout is enough.
    same = [cls for cls in found.values() if issubclass(cls, Exception) and cls.__init__ is Exception.__init__
            and cls.__str__ is Exception.__str__]
    return [cls for _, cls in sorted(found.items()) if cls not in same or cls in (Exception, ValueError)]


class Mark:
    """What the slots of classes hold. It can be called, iterated over and compared."""
    def __call__(self, *arguments): return self
    def __iter__(self): return iter(())
    def __repr__(self): return "mark"


MARK = Mark()
NATIVE = all_types()


def build(bases, **names):
    try:
        return type("Built", bases, names)
    except TypeError:
        return None


def over(cls):
    """Classes with and without slots over a native type, as far as it allows them."""
    made = [build((cls,)), build((cls,), __slots__=()), build((cls,), __slots__=SHARED),
            build((cls,), __slots__=("b", "c"), __module__="elsewhere")]
    return [each for each in made if each is not None]


BASES = [each for cls in NATIVE for each in ([cls] if build((cls,)) else []) + over(cls)[2:3]]
OPEN = [each for cls in NATIVE for each in over(cls)]
ARGUMENTS = [(), (1,), ("a",), ([],), (b"a",), ("i", [1]), (print,), (print, [1]), ([], []), (2020, 1, 1), ("a", (), {}), ("a", [ValueError()]),
             ("u", b"", 0, 1, "r"), ("u", "", 0, 1, "r"), ([1], 1), ("a", int), (int, (int,))]


def instance_of(cls):
    for arguments in ARGUMENTS:
        try:
            made = cls(*arguments)
        except Exception:
            continue
        if type(made) is cls:
            return made
    for base in cls.__mro__:
        for arguments in ARGUMENTS:
            try:
                return base.__new__(cls, *arguments)
            except Exception:
                continue
    return None


def natives_of(cls):
    return [(name, value) for name, value in vars(cls).items() if type(value).__name__ in DESCRIPTORS and name not in LEFT_OUT]


def attempt(action, *arguments):
    try:
        result = action(*arguments)
        repr(result)
    except SystemError as error:
        print("BAD", error)
    except Exception:
        pass


def is_endless(item):
    step = type(item)
    while step is not None and step.__name__ not in ENDLESS:
        step = step.__base__
    return step is not None


def call_all(item, cls):
    endless = is_endless(item)
    for name, native in natives_of(cls):
        if type(native).__name__ == "getset_descriptor":
            if name not in ("__class__", "__dict__", "__bases__"):
                attempt(native.__get__, item)
                attempt(native.__set__, item, MARK)
            continue
        for arguments in (), (0,), ("a",), ([],), (len,), (1, 2), ("a", False), ("a", 1, 2):
            attempt(native, item, *arguments)
        if not endless:
            attempt(native, item, item)
        attempt(native.__get__, item, type(item))


def contains(item): return 0 in item


OPERATIONS = [contains, repr, str, hash, len, iter, next, bool, int, float, format, ascii, reversed, abs, dir, callable, lambda x: x == x,
              lambda x: x < x, lambda x: x + x, lambda x: x | x, lambda x: x * 2, lambda x: x[0], lambda x: x["a"], lambda x: x(),
              lambda x: x.__index__(), lambda x: x.real, lambda x: -x, lambda x: x % 3, lambda x: [0] * x,
              lambda x: x.__setitem__(0, 1), lambda x: x.__delitem__(0), lambda x: x.__get__(1, int), lambda x: x.__reduce_ex__(2)]


def operate(item):
    endless = is_endless(item)
    for operation in OPERATIONS:
        if not endless or operation is not contains:
            attempt(operation, item)


def slots_of(cls):
    found = []
    for each in cls.__mro__:
        found += [value for value in vars(each).values() if type(value).__name__ == "member_descriptor"]
    return found


def fill(item):
    """Puts something into the item, and marks its slots. Returns those that it accepts."""
    for add in lambda: item.update(a=1, b=2), lambda: item.add("a"), lambda: item.append(1), lambda: item.extend([1, 0]):
        attempt(add)
    filled = []
    for slot in slots_of(type(item)):
        try:
            slot.__set__(item, MARK)
            filled.append(slot)
        except Exception:
            pass
    return filled


def compare(item, filled):
    for slot in filled:
        try:
            if slot.__get__(item) is not MARK:
                print("BAD a native changed", slot)
        except Exception as error:
            print("BAD a native emptied", slot, error)


def exercise(item, *classes):
    filled = fill(item)
    operate(item)
    compare(item, filled)
    for cls in classes or type(item).__mro__:
        call_all(item, cls)
        compare(item, filled)
    operate(item)
    compare(item, filled)


def refused(error):
    if not isinstance(error, (TypeError, ValueError)):
        print("BAD", type(error).__name__, error)


def try_bases(left, right):
    try:
        cls = type("Mixed", (left, right), {"__slots__": SHARED if len(left.__name__) % 2 else ()})
    except Exception as error:
        return refused(error)
    item = instance_of(cls)
    if item is not None:
        exercise(item)


def try_wrappers(owner, base):
    stored = {name: value for name, value in natives_of(owner) if type(value).__name__ == "wrapper_descriptor"
              and name not in ("__init__", "__getattribute__", "__setattr__", "__delattr__", "__new__")}
    try:
        cls = type("Stored", (base,), stored)
    except Exception as error:
        return refused(error)
    item = instance_of(base)
    if item is None:
        return
    try:
        item.__class__ = cls
    except TypeError:
        item = instance_of(cls)
    if item is not None:
        filled = fill(item)
        operate(item)
        compare(item, filled)


def try_orders(owner, base):
    for tail in lambda order: order[1:], lambda order: [object]:
        class Meta(type):
            def mro(cls):
                order = super().mro()
                return [cls, owner, *[each for each in tail(order) if each is not owner]]
        try:
            cls = Meta("Ordered", (base,), {})
        except Exception as error:
            refused(error)
            continue
        item = instance_of(cls)
        if item is None:
            for each in NATIVE:
                try:
                    item = each.__new__(cls)
                    break
                except Exception:
                    pass
        if item is not None:
            exercise(item, owner)


def try_receivers(owner, base):
    item = instance_of(base)
    if item is not None:
        exercise(item, owner)


def try_assigned(left, right):
    item = instance_of(left)
    if item is None:
        return
    filled = fill(item)
    try:
        item.__class__ = right
    except Exception as error:
        return refused(error)
    exercise(item)


def try_moved(left, right):
    try:
        cls = type("Moved", (left,), {"__slots__": ()})
        item = instance_of(cls)
        cls.__bases__ = (right,)
    except Exception as error:
        return refused(error)
    if item is not None:
        exercise(item)


def try_slots(owner, base):
    item = instance_of(base)
    if item is None:
        return
    filled = fill(item)
    chain = []
    step = type(item)
    while step is not None:
        chain.append(step)
        step = step.__base__
    for slot in slots_of(owner):
        mine = slot.__objclass__ in chain
        for action in slot.__get__, lambda x: slot.__set__(x, 1), slot.__delete__:
            try:
                action(item)
            except AttributeError:
                if not mine: print("BAD", slot, "applies to", base.__mro__)
            except TypeError:
                if mine: print("BAD", slot, "does not apply to", base.__mro__)
            else:
                if not mine: print("BAD", slot, "applies to", base.__mro__)
        if not mine:
            compare(item, filled)


def items(part):
    first, second = {"bases": (BASES, BASES), "wrappers": (NATIVE, OPEN), "orders": (NATIVE, OPEN), "receivers": (NATIVE, OPEN),
                     "assigned": (OPEN, OPEN), "moved": (OPEN, OPEN),
                     "slots": ([cls for cls in OPEN if slots_of(cls)], OPEN)}[part]
    return [(left, right) for left in first for right in second if left is not right]


pairs = items(PART)
print("items", len(pairs))
action = globals()["try_" + PART]
for number in range(START, len(pairs), STRIDE):
    print("item", number, *(".".join([cls.__mro__[i].__name__ for i in range(min(3, len(cls.__mro__)))]) for cls in pairs[number]))
    action(*pairs[number])
print("done")
'''


def run(hognose, part, start, stride):
    """One program. Returns (items, failures, the last item's number or None if the program came to its end)."""
    text = GUEST.replace("PART", repr(part)).replace("START", str(start)).replace("STRIDE", str(stride))
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.py"
        path.write_text(text)
        done = subprocess.run([hognose, "run", "--policy", "standard", "--allow-import=*", "--max-time", str(SECONDS), "--max-steps", "0",
                               "--max-memory", "1000", "--max-output", "0", "--json", path], capture_output=True, text=True,
                              env=ENVIRONMENT, check=False)
    try:
        outcome = json.loads(done.stdout)
    except ValueError:
        outcome = {"status": f"exit code {done.returncode}", "output": "", "error": {"message": done.stderr[-2000:]}}
    tried, failures, item, number = 0, [], "before the first item", None
    for line in outcome["output"].splitlines():
        if line.startswith("item "):
            tried += 1
            item = line[5:]
            number = int(item.split()[0])
        elif line.startswith("BAD"):
            failures.append(f"{part} {item}: {line[4:]}")
    if outcome["status"] == "ok":
        return tried, failures, None
    failures.append(f"{part} {item}: {outcome['status']}: {json.dumps(outcome.get('error'))[:300]}")
    return tried, failures, number


def run_all(hognose, part, start, stride):
    tried, failures = 0, []
    while start is not None:
        count, found, last = run(hognose, part, start, stride)
        tried += max(count, 1)
        failures += found
        if last is None or len(failures) > 50:
            break
        start = last + stride
    return tried, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", default=[], help="of " + " ".join(PARTS))
    parser.add_argument("--sample", type=int, default=1, metavar="N")
    parser.add_argument("--preset", default="release")
    parser.add_argument("--hognose", help="another program to run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    hognose = options.hognose or str(ROOT / "build" / options.preset / "hognose")
    parts = options.parts or PARTS
    if unknown := set(parts) - set(PARTS):
        parser.error(f"unknown parts: {sorted(unknown)}")
    tried, failures = 0, []
    stride = options.jobs * options.sample
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        # Each part begins at another item, so that the samples of the parts differ.
        runs = [pool.submit(run_all, hognose, part, (offset * options.sample + index) % stride, stride)
                for index, part in enumerate(parts) for offset in range(options.jobs)]
        for each in runs:
            count, found = each.result()
            tried += count
            failures += dict.fromkeys(found)
    for failure in failures[:100]:
        print("FAIL", failure)
    print(f"{tried - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
