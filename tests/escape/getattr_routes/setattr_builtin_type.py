# setattr on a built-in type, to poison every other program in the process.
# expect-strict: TypeError: immutable type 'list'
# expect-standard: TypeError: immutable type 'list'
setattr(list, "append", lambda self, item: None)
print("ESCAPED")
