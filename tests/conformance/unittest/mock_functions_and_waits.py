# option: --policy standard
# Functions that stand for mocks share what the mocks know, special methods can be deleted and set again, and mocks for
# threads wait for their calls.
from unittest.mock import AsyncMock, MagicMock, Mock, ThreadingMock, call, create_autospec


def attempt(function):
    try:
        return function()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def original(a, b=2):
    pass


function = create_autospec(original)
function(1, b=3)
print(function.called, function.call_args, function.mock.call_args_list, function.mock_calls)
function.call_count = 7
print(function.mock.call_count, attempt(lambda: function()))
function.mock.call_count = 8
function.mock.return_value = 9
print(function.call_count, function.return_value, function(1))
function.side_effect = [1, ValueError("second")]
print(function(1), attempt(lambda: function(1)), attempt(lambda: function(1)))
print(attempt(lambda: function.assert_called_with(a=1)), attempt(lambda: function.assert_any_call(1, b=3)))
function.reset_mock()
print(function.called, function.mock.mock_calls, function.call_args, attempt(lambda: function.assert_called()))

mock = MagicMock()
print(len(mock), mock[1] is mock[2], bool(mock), hasattr(mock, "__reversed__"), mock.mock_calls)
del mock.__len__
print(attempt(lambda: len(mock)), attempt(lambda: mock.__len__))
mock.__len__ = lambda self: 4
print(len(mock), mock.__len__())
mock.mock_add_spec(["__getitem__", "attribute"])
print(attempt(lambda: len(mock)), attempt(lambda: mock.other), isinstance(mock[0], MagicMock), mock.attribute.called)
mock = MagicMock(spec=["__contains__"])
print(1 in mock, attempt(lambda: iter(mock)), attempt(lambda: mock[0]))

parent = Mock(name="parent")
child = Mock()
parent.first.second(1).third(2)
parent.attached = child
child.deep(3)
parent["key"] if hasattr(parent, "__getitem__") else None
print(parent.mock_calls, parent.method_calls, child.mock_calls, sep="\n")
print(parent.mock_calls == call.first.second(1).third(2).call_list() + [call.attached.deep(3)])
print(repr(parent.first.second(1).third).split(" id")[0], repr(child.deep()).split(" id")[0])


class Overriding(MagicMock):
    def __len__(self):
        return 7

    def _get_child_mock(self, /, **kw):
        return Mock(**kw)


print(len(Overriding()), type(Overriding().attribute).__name__, type(AsyncMock().attribute).__name__)

waiting = ThreadingMock(timeout=0.01)
print(attempt(waiting.wait_until_called), attempt(lambda: waiting.wait_until_any_call_with(2)))

#> True call(1, b=3) [call(1, b=3)] [call(1, b=3)]
#> 7 TypeError: missing a required argument: 'a'
#> 8 9 9
#> 1 ValueError: second StopIteration: 
#> None None
#> False [] None AssertionError: Expected 'mock' to have been called.
#> 0 True True False [call.__len__(), call.__getitem__(1), call.__getitem__(2), call.__bool__()]
#> TypeError: object of type 'MagicMock' has no len() AttributeError: __len__
#> 4 4
#> TypeError: object of type 'MagicMock' has no len() AttributeError: Mock object has no attribute 'other' True False
#> False TypeError: 'MagicMock' object is not iterable TypeError: 'MagicMock' object is not subscriptable
#> [call.first.second(1), call.first.second().third(2), call.attached.deep(3)]
#> [call.first.second(1), call.attached.deep(3)]
#> [call.deep(3)]
#> True
#> <Mock name='parent.first.second().third' <Mock name='parent.attached.deep()'
#> 0 Mock AsyncMock
#> AssertionError: mock was not called before timeout(0.01). AssertionError: mock(2) call not found
