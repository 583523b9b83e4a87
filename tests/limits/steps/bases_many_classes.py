# Assigning __bases__ above many classes charges for each; no quadratic work is free.
# option: --policy standard --max-steps 5000000
# expect: step_limit
# max-seconds: 6
class Top:
    pass


class One(Top):
    pass


class Two(Top):
    pass


class Middle(One):
    pass


last = Middle
for i in range(300):
    last = type("C", (last,), {})
while True:
    Middle.__bases__ = (Two,)
    Middle.__bases__ = (One,)
