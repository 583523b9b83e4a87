# option: --policy standard
# warnings: filters, places, recording, errors, deprecated.
import warnings
def f():
    warnings.warn("inner")
    warnings.warn("outer", stacklevel=2)
def t(l,f):
    try: print(l, repr(f()))
    except BaseException as e: print(l, type(e), e)
import sys
class W:
    def write(self,s): print("ERR", repr(s))
    def flush(self): pass
sys.stderr=W()
f(); f()
warnings.warn("x", DeprecationWarning)
warnings.warn(UserWarning("inst"))
warnings.warn("p", PendingDeprecationWarning)
warnings.warn("r", ResourceWarning)
for i in range(2): warnings.warn("loop")
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter("always")
    for i in range(2): warnings.warn("loop2", RuntimeWarning)
    print(len(w), w[0].category, str(w[0].message), w[0].lineno, w[0].line, w[0].source, w[0])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    t("err", lambda: warnings.warn("boom", FutureWarning))
    warnings.filterwarnings("ignore", message="quiet.*")
    t("q", lambda: warnings.warn("quiet now"))
    warnings.filterwarnings("once", category=SyntaxWarning)
    warnings.warn("o", SyntaxWarning); warnings.warn("o", SyntaxWarning)
t("cat", lambda: warnings.warn("a", int)); t("cat", lambda: warnings.warn("a", 5)); t("msg", lambda: warnings.warn(5))
t("act", lambda: warnings.simplefilter("x"))
t("act", lambda: warnings.filterwarnings("ignore", 5))
t("act", lambda: warnings.filterwarnings("ignore", lineno=-1))
t("a",lambda: warnings.filterwarnings("ignore","",5))
t("a",lambda: warnings.simplefilter("ignore", lineno=-1))
warnings.warn_explicit("expl", UserWarning, "file.py", 7)
print(warnings.formatwarning("m", UserWarning, "f.py", 3),
      warnings.formatwarning("m", UserWarning, "f.py", 3, "  line "))
@warnings.deprecated("use g")
def g(): return 1
@warnings.deprecated("no class")
class C: pass
print(g(), g.__deprecated__, type(C()).__name__)
with warnings.catch_warnings(record=True, action="always") as w:
    g(); C(); print([str(x.message) for x in w])
    warnings.warn_explicit("e2", UserWarning, "f", 1)
    print(len(w))
t("dep", lambda: warnings.deprecated(5))
old=warnings.showwarning
warnings.showwarning=lambda *a: print("custom", a[0], a[1], a[3:])
warnings.warn("to custom")
warnings.showwarning=old
print(warnings.filters[:1], len(warnings.filters))
warnings.resetwarnings(); print(warnings.filters)
warnings.warn("after reset", DeprecationWarning)
print(warnings.__all__)
warnings.warn("multi\nline")

#> ERR 'warnings_module.py:5: UserWarning: inner\n  warnings.warn("inner")\n'
#> ERR 'warnings_module.py:15: UserWarning: outer\n  f(); f()\n'
#> ERR 'warnings_module.py:16: DeprecationWarning: x\n  warnings.warn("x", DeprecationWarning)\n'
#> ERR 'warnings_module.py:17: UserWarning: inst\n  warnings.warn(UserWarning("inst"))\n'
#> ERR 'warnings_module.py:20: UserWarning: loop\n  for i in range(2): warnings.warn("loop")\n'
#> 2 <class 'RuntimeWarning'> loop2 23 None None {message : RuntimeWarning('loop2'), category : 'RuntimeWarning', filename : 'warnings_module.py', lineno : 23, line : None}
#> err <class 'FutureWarning'> boom
#> q None
#> ERR 'warnings_module.py:31: SyntaxWarning: o\n  warnings.warn("o", SyntaxWarning); warnings.warn("o", SyntaxWarning)\n'
#> cat <class 'TypeError'> category must be a Warning subclass, not 'type'
#> cat <class 'TypeError'> category must be a Warning subclass, not 'int'
#> ERR 'warnings_module.py:32: UserWarning: 5\n  t("cat", lambda: warnings.warn("a", int)); t("cat", lambda: warnings.warn("a", 5)); t("msg", lambda: warnings.warn(5))\n'
#> msg None
#> act <class 'ValueError'> invalid action: 'x'
#> act <class 'TypeError'> message must be a string
#> act <class 'ValueError'> lineno must be an int >= 0
#> a <class 'TypeError'> category must be a Warning subclass
#> a <class 'ValueError'> lineno must be an int >= 0
#> ERR 'file.py:7: UserWarning: expl\n'
#> f.py:3: UserWarning: m
#>  f.py:3: UserWarning: m
#>   line
#>
#> ERR 'warnings_module.py:45: DeprecationWarning: use g\n  print(g(), g.__deprecated__, type(C()).__name__)\n'
#> ERR 'warnings_module.py:45: DeprecationWarning: no class\n  print(g(), g.__deprecated__, type(C()).__name__)\n'
#> 1 use g C
#> ['use g', 'no class']
#> 3
#> dep <class 'TypeError'> Expected an object of type str for 'message', not 'int'
#> custom to custom <class 'UserWarning'> (53, None, None)
#> [('default', None, <class 'DeprecationWarning'>, '__main__', 0)] 5
#> []
#> ERR 'warnings_module.py:57: DeprecationWarning: after reset\n  warnings.warn("after reset", DeprecationWarning)\n'
#> ['warn', 'warn_explicit', 'showwarning', 'formatwarning', 'filterwarnings', 'simplefilter', 'resetwarnings', 'catch_warnings', 'deprecated']
#> ERR 'warnings_module.py:59: UserWarning: multi\nline\n  warnings.warn("multi\\nline")\n'
