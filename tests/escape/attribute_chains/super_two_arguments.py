# super(type, cls) outside of any class.
# expect-strict: AttributeError: '__mro__'
# expect-standard: AttributeError: 'super' object has no attribute '__mro__'
class A:
    pass


super(type, A).__mro__
print("ESCAPED")
