# compile() for an AST or with unknown flags.
# expect-strict: NameError: compile
# expect-standard: ValueError: 
compile("1", "f", "eval", flags=0x40000000)
print("ESCAPED")
