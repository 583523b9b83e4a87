# Arguments that warn_explicit() rejects.
# option: --policy standard
import warnings
warnings.simplefilter("ignore")
w = warnings.warn_explicit
for f in (lambda: w("m", UserWarning, None, 1),
          lambda: w("m", UserWarning, "f", None),
          lambda: w("m", UserWarning, "f", "2"),
          lambda: w("m", UserWarning, "f", 1, registry=5),
          lambda: w("m", UserWarning, "f", 1, registry=None),
          lambda: w("m", UserWarning, "f", 1, None, {}, 5),
          lambda: w("m", UserWarning, "f", 1, module_globals=True),
          lambda: w("m", UserWarning, "f", 1, module_globals={}),
          lambda: w("m", UserWarning, "f", 1, module=5),
          lambda: w(None, Warning, None, 1, registry=42),
          lambda: w("m", UserWarning, "f", 1, module_globals={"__loader__": 5, "__spec__": None})):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

#> TypeError warn_explicit() argument 'filename' must be str, not None
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'registry' must be a dict or None
#> None
#> TypeError module_globals must be a dict, not 'int'
#> TypeError module_globals must be a dict, not 'bool'
#> None
#> None
#> TypeError warn_explicit() argument 'filename' must be str, not None
#> None
