# OSError holds a filename as data; it opens nothing.
# expect-strict: contained
# expect-standard: contained
e = OSError(2, "text", "/etc/passwd")
print("contained" if type(e) is FileNotFoundError and e.filename == "/etc/passwd" else "ESCAPED")
