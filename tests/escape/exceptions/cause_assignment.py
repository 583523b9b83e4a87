# __cause__ takes exceptions only.
# expect-strict: TypeError: exception cause must be
# expect-standard: TypeError: exception cause must be
ValueError().__cause__ = "text"
print("ESCAPED")
