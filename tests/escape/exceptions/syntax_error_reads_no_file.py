# The text of an uncaught SyntaxError that names a file of the host does not show its lines.
# expect-strict: SyntaxError: x (passwd, line 1)
# expect-standard: SyntaxError: x (passwd, line 1)
raise SyntaxError("x", ("/etc/passwd", 1, 1, None))
