# With eval opened in strict, the text has no more rights than the program around it.
# option: --enable eval
# expect-strict: contained
# expect-standard: contained
import_errors = 0
for text in ("__import__('os')", "(lambda: 0).__globals__", "().__class__.__mro__", "open('/etc/passwd')",
             "().__class__.__base__.__subclasses__()", "[].__reduce_ex__(2)"):
    try:
        eval(text, {})
    except (NameError, AttributeError, ImportError):
        import_errors += 1
names = {}
exec("class A:\n  pass\n", names)
strict = import_errors == 6
assert strict or import_errors >= 2, import_errors
if strict:
    assert "__builtins__" not in names, "the builtins were handed out"
    try:
        exec("import os")
        print("ESCAPED")
    except ImportError:
        pass
    code = compile("1", "c", "eval")
    try:
        (lambda: 1).__code__ = code
        print("ESCAPED")
    except AttributeError:
        pass
print("contained")
