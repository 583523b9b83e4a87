# NameError.name is the text of the name, whatever it spells.
# expect-strict: contained
# expect-standard: contained
try:
    open
except NameError as error:
    found = error.name
print("contained" if type(found) is str and found == "open" else "ESCAPED")
