# tb_next set to itself: no endless loop.
# expect-strict: AttributeError: 'tb_next'
# expect-standard: ValueError: traceback loop detected
try:
    1 / 0
except ZeroDivisionError as error:
    tb = error.__traceback__
tb.tb_next = tb
print("ESCAPED")
