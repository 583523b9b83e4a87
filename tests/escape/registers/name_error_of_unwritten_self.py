# The suggestion for a NameError looks for attributes of a local `self` that was never assigned: the register holds
# what an earlier frame left there.
# option: --allow-import traceback
# expect-strict: contained
# expect-standard: contained
import traceback


class Secret:
    def __init__(self): self.hidden_name = 1


def fill(n):
    self = a = b = c = d = e = f = Secret()
    if n: fill(n - 1)


def attack(flag):
    if flag: self = 1
    return hidden_name


def nested(flag):
    for x in [1]:
        if flag: self = x
    return hidden_name


def written(flag):
    if flag: self = 1
    else: self = Secret()
    return hidden_name


def text_of(function):
    fill(3)
    try:
        function(False)
    except NameError as error:
        return "".join(traceback.format_exception(error))


assert "self.hidden_name" in text_of(written), text_of(written)
for function in (attack, nested):
    assert "self.hidden_name" not in text_of(function), text_of(function)
print("contained")
