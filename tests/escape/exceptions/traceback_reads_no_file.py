# Code compiled under the name of a file of the host: the traceback shows no line of it.
# expect-strict: NameError: compile
# expect-standard: contained
code = compile("\n1/0", "/etc/hostname", "exec")
try:
    exec(code)
except ZeroDivisionError as error:
    import traceback
    text = "".join(traceback.format_exception(error))
lines = text.split("/etc/hostname\", line 2, in <module>\n")[1].split("\n")
print("contained" if lines[0].strip() in ("", "ZeroDivisionError: division by zero", "1/0") else "ESCAPED")
