# No removed builtin is in defaults, closures or classes of the modules that the program may import.
# policy: {"builtins": {"remove": ["globals", "locals", "input", "exit", "quit", "hash", "help", "sorted", "all", "any", "ascii", "bin", "chr", "compile", "eval", "exec", "delattr", "setattr", "divmod", "format", "hex", "oct", "ord", "pow", "repr", "round", "sum", "iter", "next", "max", "min", "issubclass", "aiter", "anext", "__import__"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import array, builtins, cmath, copy, copyreg, atexit, weakref, dataclasses, enum, gc, math, re, sys
import keyword, json, json.decoder, json.encoder, json.scanner, itertools, random, time, contextvars
import asyncio, asyncio.coroutines, asyncio.events, asyncio.exceptions, asyncio.futures
import asyncio.locks, asyncio.mixins, asyncio.queues, asyncio.runners, asyncio.taskgroups
import asyncio.tasks, asyncio.timeouts, abc, collections.abc, types, annotationlib, typing
import string.templatelib, base64, binascii, io, struct, collections, functools, operator, heapq
import bisect, contextlib, string, numbers, datetime, hashlib, hmac, locale, decimal, fractions
import statistics, calendar, colorsys, csv, difflib, graphlib, html, html.entities, html.parser
import ipaddress, reprlib, secrets, shlex, textwrap, urllib, uuid, codecs, pprint, tomllib
import urllib.parse, warnings, zoneinfo, gzip, zlib, queue, sched, traceback, logging, unittest
import unittest.async_case, unittest.case, unittest.loader, unittest.main, unittest.result
import unittest.runner, unittest.suite, unittest.util, inspect, __future__, ast, unicodedata
import sys

REMOVED = {"globals", "locals", "input", "exit", "quit", "hash", "help", "sorted", "all", "any",
           "ascii", "bin", "chr", "compile", "eval", "exec", "delattr", "setattr", "divmod", "format",
           "hex", "oct", "ord", "pow", "repr", "round", "sum", "iter", "next", "max", "min",
           "issubclass", "aiter", "anext", "__import__"}
LINKS = ("__dict__", "__globals__", "__closure__", "__defaults__", "__kwdefaults__", "__self__", "__func__",
         "__wrapped__", "__builtins__", "__mro__", "cell_contents", "fget", "fset", "func", "args")
DEEPEST = 7
builtin_function = type(len)

seen = {}
todo = [(sys.modules[name], 0) for name in list(sys.modules)]
while todo:
    item, depth = todo.pop()
    if id(item) in seen or type(item) in (int, str, float, bool, bytes, complex) or depth > DEEPEST:
        continue
    seen[id(item)] = item  # kept, so that no other gets its id
    if type(item) is builtin_function and item.__module__ == "builtins" and item.__name__ in REMOVED:
        print("ESCAPED", item.__name__)
    if type(item) is builtin_function:
        continue
    for name in [*(name for name in dir(item) if not name.startswith("__")), *LINKS]:
        try:
            todo.append((getattr(item, name), depth + 1))
        except Exception:
            pass
    if type(item) in (list, tuple, set, frozenset):
        todo += [(inner, depth + 1) for inner in item]
    elif type(item).__name__ in ("dict", "mappingproxy", "OrderedDict", "defaultdict"):
        todo += [(inner, depth + 1) for pair in item.items() for inner in pair]
assert len(seen) > 2000, len(seen)
print("contained")
