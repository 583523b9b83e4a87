# __reduce_ex__ with a protocol that is not a number or out of range.
# expect-strict: AttributeError: '__reduce_ex__'
# expect-standard: TypeError: 'str' object cannot be interpreted as an integer
object().__reduce_ex__("2")
print("ESCAPED")
