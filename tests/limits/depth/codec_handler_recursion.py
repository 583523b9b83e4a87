# An error handler that meets the same error: each level also uses the C++ stack.
# expect: error:RecursionError
# option: --policy standard
import codecs

codecs.register_error("deep", lambda error: ("\u20ac".encode("ascii", "deep"), error.end))
"\u20ac".encode("ascii", "deep")
