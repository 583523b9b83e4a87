# An error handler that returns the position of the error again and again.
# expect: step_limit
# option: --policy standard --max-steps 3000000
import codecs

codecs.register_error("again", lambda error: ("x", error.start))
for text, encoding in (("\u20ac", "ascii"), ("a\ud800", "utf-8")):
    text.encode(encoding, "again")
