# option: --allow-import array
# Arguments whose __index__ changes the array or the list: lengths are read after the call.
from array import array


class Number:
    def __init__(self, change, answer):
        self.change = change
        self.answer = answer

    def __index__(self):
        self.change()
        return self.answer


def attempt(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__, str(error)


numbers = array("i", [1, 2, 3, 4, 5])
grow = Number(lambda: numbers.extend([0] * 10), -1)
print(attempt(lambda: numbers.index(5, grow)), len(numbers))

numbers = array("i", [1, 2, 3, 4, 5])
shrink = Number(lambda: numbers.__delitem__(slice(0, 3)), -1)
print(attempt(lambda: numbers.index(5, shrink)), len(numbers))

numbers = array("i", [1, 2, 3, 4, 5])
shrink = Number(lambda: numbers.__delitem__(slice(2, 5)), -1)
print(attempt(lambda: numbers.index(1, 0, shrink)), len(numbers))

numbers = array("i", [1, 2])
items = [7]
items.append(Number(lambda: items.append(9), 8))
print(attempt(lambda: numbers.fromlist(items)), numbers)

numbers = array("i", [1, 2])
items = [7]
items.insert(0, Number(lambda: items.pop(), 8))
print(attempt(lambda: numbers.fromlist(items)), numbers)

numbers = array("i", [1, 2])
items = [Number(lambda: items.clear(), 8)]
print(attempt(lambda: numbers.fromlist(items)), numbers)

#> ('ValueError', 'array.index(x): x not in array') 15
#> 1 2
#> 0 2
#> ('RuntimeError', 'list changed size during iteration') array('i', [1, 2])
#> ('RuntimeError', 'list changed size during iteration') array('i', [1, 2])
#> ('RuntimeError', 'list changed size during iteration') array('i', [1, 2])
