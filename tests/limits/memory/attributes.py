# Endless new attributes on one object.
# option: --max-memory 48 --max-time 30
# expect: memory_error
class Bag:
    pass


bag = Bag()
i = 0
while True:
    setattr(bag, "name" + str(i), i)
    i += 1
