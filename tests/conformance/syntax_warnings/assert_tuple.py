# exit: 0
# An assert of a tuple is always true.
assert (1 == 2, "never fails")
assert (0,)
print("reached")

#> reached
#! assert_tuple.py:3: SyntaxWarning: assertion is always true, perhaps remove parentheses?
#!   assert (1 == 2, "never fails")
#! assert_tuple.py:4: SyntaxWarning: assertion is always true, perhaps remove parentheses?
#!   assert (0,)
