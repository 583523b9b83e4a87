# option: --policy standard
# logging: levels, hierarchy, handlers, formats, filters, adapters, errors.
import logging, sys, io
def t(l,f):
    try: print(l, ascii(f()))
    except BaseException as e: print(l, type(e), e)
s=io.StringIO()
logging.basicConfig(stream=s, level=logging.INFO,
                    format="%(levelname)-8s|%(name)s|%(message)s|%(funcName)s|%(lineno)d|%(filename)s|%(module)s|%(levelno)s")
log=logging.getLogger("a.b")
def work():
    log.debug("no"); log.info("hello %s %d","x",5); log.warning("w %(k)s", {"k":1}); log.error("e")
    logging.info("root msg")
work()
try: 1/0
except ZeroDivisionError: log.exception("boom"); log.error("with", exc_info=True)
t("out", lambda: s.getvalue())
child=logging.getLogger("a")
t("par", lambda: (log.parent.name, child.parent.name, log.getEffectiveLevel(), log.isEnabledFor(10), repr(log),
                  repr(logging.getLogger()), logging.getLogger("a.b") is log, child.getChild("b") is log))
h=logging.StreamHandler(io.StringIO())
h.setFormatter(logging.Formatter("{levelname}:{message}", style="{"))
h.setLevel("ERROR")
child.addHandler(h)
child.propagate=False
log.warning("not")
log.critical("yes")
t("h", lambda: h.stream.getvalue())
t("r", lambda: (repr(h), h.level, child.hasHandlers()))
h2=logging.StreamHandler(io.StringIO())
h2.setFormatter(logging.Formatter("$levelname $message", style="$"))
child.addHandler(h2)
child.addFilter(logging.Filter("a.b"))
child.addFilter(lambda r: "skip" not in r.msg)
child.error("filtered out"); log.error("x"); t("h2", lambda: h2.stream.getvalue())
class L(logging.Handler):
    def emit(self, r): print("EMIT", r.getMessage(), r.levelname, getattr(r,"extra_f",None))
lg=logging.getLogger("x"); lg.addHandler(L()); lg.propagate=False; lg.setLevel(logging.DEBUG)
lg.debug("d", extra={"extra_f": 7})
t("ow", lambda: lg.debug("d", extra={"message": 7}))
lg.log(35,"custom")
logging.addLevelName(35,"NOTICE")
lg.log(35,"named")
logging.LoggerAdapter(lg,{"extra_f":9}).info("adapted")
logging.disable(logging.INFO); lg.info("off"); lg.warning("on"); logging.disable(logging.NOTSET)
t("lev", lambda: (logging.getLevelName(20), logging.getLevelName("INFO"), logging.getLevelName(33),
                  logging.getLevelName("zz")))
t("bad", lambda: lg.setLevel("nope"))
t("bad", lambda: lg.setLevel(1.5))
t("bad", lambda: logging.Formatter("x", style="%"))
t("bad", lambda: logging.Formatter("x", style="!"))
t("bad", lambda: logging.getLogger(5))
t("bad", lambda: lg.log("INFO","x"))
t("kw", lambda: logging.basicConfig(force=True, nonsense=1))
err=io.StringIO(); old=sys.stderr; sys.stderr=err
bad=logging.getLogger("bad"); bad.propagate=False; bad.addHandler(logging.StreamHandler(err)); bad.error("%d", "x")
sys.stderr=old
t("err", lambda: (err.getvalue()[:30], "--- Logging error ---" in err.getvalue(), "Message: '%d'" in err.getvalue()))
t("rec", lambda: (logging.makeLogRecord({"msg":"hi %s","args":("a",)}).getMessage(),
                  repr(logging.LogRecord("n",10,"p",1,"m",(),None))))
t("time", lambda: logging.Formatter("%(asctime)s %(message)s").usesTime())
f=logging.Formatter("%(asctime)s", "%Y")
r=logging.makeLogRecord({"created":0.0,"msecs":5.0,"msg":"x"})
t("fmt", lambda: (f.format(r), logging.Formatter().formatTime(r)))
t("miss", lambda: logging.Formatter("%(nope)s").format(r))
t("def", lambda: logging.Formatter("%(nope)s", defaults={"nope":3}).format(r))

#> out 'INFO    |a.b|hello x 5|work|12|basics.py|basics|20\nWARNING |a.b|w 1|work|12|basics.py|basics|30\nERROR   |a.b|e|work|12|basics.py|basics|40\nINFO    |root|root msg|work|13|basics.py|basics|20\nERROR   |a.b|boom|<module>|16|basics.py|basics|40\nTraceback (most recent call last):\n  File "basics.py", line 15, in <module>\n    try: 1/0\n         ~^~\nZeroDivisionError: division by zero\nERROR   |a.b|with|<module>|16|basics.py|basics|40\nTraceback (most recent call last):\n  File "basics.py", line 15, in <module>\n    try: 1/0\n         ~^~\nZeroDivisionError: division by zero\n'
#> par ('a', 'root', 20, False, '<Logger a.b (INFO)>', '<RootLogger root (INFO)>', True, True)
#> h 'CRITICAL:yes\n'
#> r ('<StreamHandler (ERROR)>', 40, True)
#> h2 'ERROR x\n'
#> EMIT d DEBUG 7
#> ow <class 'KeyError'> "Attempt to overwrite 'message' in LogRecord"
#> EMIT custom Level 35 None
#> EMIT named NOTICE None
#> EMIT adapted INFO 9
#> EMIT on WARNING None
#> lev ('INFO', 20, 'Level 33', 'Level zz')
#> bad <class 'ValueError'> Unknown level: 'nope'
#> bad <class 'TypeError'> Level not an integer or a valid string: 1.5
#> bad <class 'ValueError'> Invalid format 'x' for '%' style
#> bad <class 'ValueError'> Style must be one of: %,{,$
#> bad <class 'TypeError'> A logger name must be a string
#> bad <class 'TypeError'> level must be an integer
#> kw <class 'ValueError'> Unrecognised argument(s): nonsense
#> err ('--- Logging error ---\nTracebac', True, True)
#> rec ('hi a', '<LogRecord: n, 10, p, 1, "m">')
#> time True
#> fmt ('1970', '1970-01-01 00:00:00,005')
#> miss <class 'ValueError'> Formatting field not found in record: 'nope'
#> def '3'
