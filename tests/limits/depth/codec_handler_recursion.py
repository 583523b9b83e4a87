# A handler of errors that meets the same error: each level is a level of the C++ stack too.
# expect: error:RecursionError
# option: --policy standard
import codecs

codecs.register_error("deep", lambda error: ("\u20ac".encode("ascii", "deep"), error.end))
"\u20ac".encode("ascii", "deep")
