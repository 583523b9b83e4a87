# Mocks of every kind: their results, the calls that they record, and their messages.
# option: --policy standard
import asyncio
import dataclasses
import re
from unittest.mock import *
from unittest.mock import sentinel


def t(f):
    try:
        text = repr(f())
    except Exception as e:
        text = f"{type(e).__name__} {e}"
    print(re.sub(r"id='\d+'", "", text))


m=Mock(name='m')
m(1)
m(2,a=3)
t(lambda: m.assert_not_called())
t(lambda: m.assert_called_once())
t(lambda: m.assert_called_with(3))
t(lambda: m.assert_called_once_with(3))
t(lambda: m.assert_has_calls([call(9)]))
t(lambda: m.assert_has_calls([call(9)],any_order=True))
t(lambda: m.assert_any_call(7))
def f(a): pass
n=create_autospec(f)
t(lambda: n(1,2))
t(lambda: n.assert_has_calls([call(1,2)]))
t(lambda: n.assert_called_with(1,2))
n(1)
t(lambda: n.assert_has_calls([call(1,2)]))
t(lambda: n.assert_has_calls([call(1,2)],any_order=True))
t(lambda: n.assert_called_with(1,2))
t(lambda: n.assert_any_call(1,2))
t(lambda: Mock().assert_called())
t(lambda: Mock().assert_called_with(1))
t(lambda: Mock().asert_x)
t(lambda: Mock().called_with)
t(lambda: Mock(spec=['a']).b)
t(lambda: Mock(spec_set=['a']).__setattr__('b',1))
t(lambda: setattr(Mock(spec_set=['a']),'b',1))
t(lambda: setattr(Mock(spec_set=[]),'b',1))
t(lambda: setattr(Mock(),'__init__',1))
t(lambda: setattr(Mock(spec=[]),'__len__',1))
t(lambda: len(Mock()))
t(lambda: Mock(spec=Mock()))
t(lambda: create_autospec(Mock()))
m=Mock()
m.a.b
seal(m)
t(lambda: m.c)
t(lambda: m())
t(lambda: setattr(m,'z',1))
t(lambda: m.a.c)
class A:
    x=1
    def f(self): pass
p=patch.object(A,'x',5)
p.start()
t(p.start)
t(p.stop)
t(p.stop)
t(lambda: A.x)
t(lambda: p.__exit__(None,None,None))
t(lambda: patch('A'))
t(lambda: patch(3))
t(lambda: patch.object('A','b'))
t(lambda: patch.multiple(A))
t(lambda: patch.object(A,'zz').start())
t(lambda: patch.object(A,'x',1,new_callable=int))
t(lambda: patch.object(A,'x',auto_spec=1))
t(lambda: patch.object(A,'x',1,foo=2).start())
t(lambda: patch.object(A,'x',spec=1,autospec=1).start())
t(lambda: patch.object(A,'x',autospec=True,new=1).start())
t(lambda: patch.object(A,'q',autospec=True,create=True).start())
t(lambda: patch('nope.x').start())
t(lambda: patch('collections.abc.nope.x').start())
t(lambda: patch.object(A,'x',spec=Mock()))
with patch.object(A,'f') as mm:
    t(lambda: patch.object(A,'f',autospec=True).start())
t(lambda: patch.object(Mock(),'f',autospec=True).start())
am=AsyncMock()
t(lambda: am.assert_awaited())
t(lambda: am.assert_awaited_once())
t(lambda: am.assert_awaited_with(1))
t(lambda: am.assert_any_await(1))
t(lambda: am.assert_has_awaits([call(1)]))
t(lambda: am.assert_has_awaits([call(1)],any_order=True))
c=am(1)
try: c.send(None)
except StopIteration: pass
c=am(2)
try: c.send(None)
except StopIteration: pass
t(lambda: am.assert_not_awaited())
t(lambda: am.assert_awaited_once())
t(lambda: am.assert_awaited_with(1))
t(lambda: am.assert_awaited_once_with(2))
t(lambda: am.assert_any_await(3))
t(lambda: am.assert_has_awaits([call(3)]))
t(lambda: am.assert_has_awaits([call(3)],any_order=True))
t(lambda: ThreadingMock(timeout=0.01).wait_until_called())
t(lambda: ThreadingMock(timeout=0.01).wait_until_any_call_with(1))
tm=ThreadingMock()
tm(1)
t(lambda: tm.wait_until_called())
t(lambda: tm.wait_until_any_call_with(1))
h=mock_open(read_data='a\nb\n')
with h('x') as fh: t(fh.read); t(fh.readline)
t(lambda: h.mock_calls[-1])
t(lambda: h.mock_calls)
t(lambda: h('x').readlines())
t(lambda: list(h('x')))
t(lambda: mock_open(read_data=b'ab')('x').read())
t(lambda: [n for n in dir(Mock(spec=['a','b']))])
t(lambda: repr(call(1).foo.bar(2)(3)).strip())
t(lambda: call(1).foo(2).call_list())
t(lambda: call.a == call.b)
t(lambda: call('a',1)==('a',1))
t(lambda: call.count())
t(lambda: ANY==3)
t(lambda: sentinel.x)
t(lambda: (ANY, call))
mg=MagicMock()
t(lambda: (len(mg),int(mg),float(mg),complex(mg),bool(mg),list(mg),3 in mg,mg[3].x is mg[4].x,mg==mg,mg!=mg,
           mg<1 if 0 else 0))
t(lambda: mg<1)
t(lambda: mg+1 is mg+2)
t(lambda: mg.mock_calls[:5])
mg.reset_mock(return_value=True)
t(lambda: mg.mock_calls)
class MM(MagicMock):
    def __len__(self): return 33
t(lambda: len(MM()))
@dataclasses.dataclass
class D:
    a:int
    b:str='x'
t(lambda: create_autospec(D,instance=True).a.__class__)
t(lambda: create_autospec(D).a)
t(lambda: Mock(spec=D).a.__class__)
t(lambda: create_autospec(D)(1).a.__class__)
t(lambda: create_autospec(A)().f(1))
t(lambda: create_autospec(A).f(1))
t(lambda: create_autospec(A)(1))
t(lambda: create_autospec(len)(1,2))
t(lambda: create_autospec(A,spec_set=True).zz)
t(lambda: setattr(create_autospec(A,spec_set=True),'zz',1))
m=Mock()
m.side_effect=[1,ValueError('v'),DEFAULT]
t(m)
t(m)
t(lambda: type(m()).__name__)
t(m)
m=Mock()
for i in range(30): m(i,'a long argument to make lines long')
t(lambda: m.assert_called_once())
t(lambda: m.call_args_list[:3])
w=Mock(wraps=A())
t(lambda: w.f())
t(lambda: w.x)
m=Mock(**{'a.b.return_value':3})
t(lambda: m.a.b())
t(lambda: Mock(auto_spec=1))
t(lambda: patch('x.y', autospect=1))
t(lambda: create_autospec(A, set_spec=1))
pm=PropertyMock(return_value=5)
class P: q=3
with patch.object(P,'q',new_callable=PropertyMock) as q:
    q.return_value=9
    t(lambda: P().q)
    P().q=4
    t(lambda: q.mock_calls)
m=Mock()
p=PropertyMock()
m.foo=p
t(lambda: m.foo is p)
t(lambda: str(type(Mock())))
t(lambda: Mock().__class__)
t(lambda: isinstance(Mock(spec=int),int))
with patch.dict({'a':1},{'b':2},c=3) as d: t(lambda: d)
t(lambda: hasattr(Mock(),'__len__'))
m=Mock()
del m.x
t(lambda: m.x)
t(lambda: delattr(m,'x'))
t(lambda: Mock().attach_mock(3,'x'))
a=Mock()
b=Mock(name='bb')
a.attach_mock(b,'c')
b(1)
t(lambda: a.mock_calls)
t(lambda: a.method_calls)

#> AssertionError Expected 'm' to not have been called. Called 2 times.
#> Calls: [call(1), call(2, a=3)].
#> AssertionError Expected 'm' to have been called once. Called 2 times.
#> Calls: [call(1), call(2, a=3)].
#> AssertionError expected call not found.
#> Expected: m(3)
#>   Actual: m(2, a=3)
#> AssertionError Expected 'm' to be called once. Called 2 times.
#> Calls: [call(1), call(2, a=3)].
#> AssertionError Calls not found.
#> Expected: [call(9)]
#>   Actual: [call(1), call(2, a=3)]
#> AssertionError 'm' does not contain all of (call(9),) in its call list, found [call(1), call(2, a=3)] instead
#> AssertionError m(7) call not found
#> TypeError too many positional arguments
#> AssertionError Error processing expected calls.
#> Errors: [TypeError('too many positional arguments')]
#> Expected: [call(1, 2)]
#>   Actual: []
#> AssertionError expected call not found.
#> Expected: mock(1, 2)
#>   Actual: not called.
#> AssertionError Error processing expected calls.
#> Errors: [TypeError('too many positional arguments')]
#> Expected: [call(1, 2)]
#>   Actual: [call(1)]
#> AssertionError 'mock' does not contain all of (TypeError('too many positional arguments'),) in its call list, found [call('', (1,), {})] instead
#> AssertionError expected call not found.
#> Expected: mock(1, 2)
#>   Actual: mock(1)
#> AssertionError mock(1, 2) call not found
#> AssertionError Expected 'mock' to have been called.
#> AssertionError expected call not found.
#> Expected: mock(1)
#>   Actual: not called.
#> AttributeError 'asert_x' is not a valid assertion. Use a spec for the mock if 'asert_x' is meant to be an attribute.
#> AttributeError 'called_with' is not a valid assertion. Use a spec for the mock if 'called_with' is meant to be an attribute.
#> AttributeError Mock object has no attribute 'b'
#> AttributeError Mock object has no attribute 'b'
#> AttributeError Mock object has no attribute 'b'
#> AttributeError Mock object has no attribute 'b'
#> AttributeError Attempting to set unsupported magic method '__init__'.
#> AttributeError Mock object has no attribute '__len__'
#> TypeError object of type 'Mock' has no len()
#> InvalidSpecError Cannot spec a Mock object. [object=<Mock >]
#> InvalidSpecError Cannot autospec a Mock object. [object=<Mock >]
#> AttributeError mock.c
#> AttributeError mock.return_value
#> AttributeError Cannot set mock.z
#> AttributeError mock.a.c
#> RuntimeError Patch is already started
#> False
#> None
#> 1
#> None
#> TypeError Need a valid target to patch. You supplied: 'A'
#> TypeError Need a valid target to patch. You supplied: 3
#> TypeError 'A' must be the actual object to be patched, not a str
#> ValueError Must supply at least one keyword argument with patch.multiple
#> AttributeError <class '__main__.A'> does not have the attribute 'zz'
#> ValueError Cannot use 'new' and 'new_callable' together
#> RuntimeError 'auto_spec' might be a typo; use unsafe=True if this is intended
#> TypeError Can't pass kwargs to a mock we aren't creating
#> TypeError Can't specify spec and autospec
#> TypeError autospec creates the mock for you. Can't specify autospec and new.
#> TypeError Can't use 'autospec' with create=True
#> ModuleNotFoundError No module named 'nope'
#> AttributeError module 'collections.abc' has no attribute 'nope'
#> InvalidSpecError Cannot spec attr 'x' as the spec has already been mocked out. [spec=<Mock >]
#> InvalidSpecError Cannot autospec attr 'f' from target 'A' as it has already been mocked out. [target=<class '__main__.A'>, attr=<MagicMock name='f' >]
#> InvalidSpecError Cannot autospec attr 'f' as the patch target has already been mocked out. [target=<Mock >, attr=<Mock name='mock.f' >]
#> AssertionError Expected mock to have been awaited.
#> AssertionError Expected mock to have been awaited once. Awaited 0 times.
#> AssertionError Expected await: mock(1)
#> Not awaited
#> AssertionError mock(1) await not found
#> AssertionError Awaits not found.
#> Expected: [call(1)]
#> Actual: []
#> AssertionError (call(1),) not all found in await list
#> AssertionError Expected mock to not have been awaited. Awaited 2 times.
#> AssertionError Expected mock to have been awaited once. Awaited 2 times.
#> AssertionError expected await not found.
#> Expected: mock(1)
#>   Actual: mock(2)
#> AssertionError Expected mock to have been awaited once. Awaited 2 times.
#> AssertionError mock(3) await not found
#> AssertionError Awaits not found.
#> Expected: [call(3)]
#> Actual: [call(1), call(2)]
#> AssertionError (call(3),) not all found in await list
#> AssertionError mock was not called before timeout(0.01).
#> AssertionError mock(1) call not found
#> None
#> None
#> 'a\nb\n'
#> ''
#> call().close()
#> [call('x'),
#>  call().__enter__(),
#>  call().read(),
#>  call().readline(),
#>  call().__exit__(None, None, None),
#>  call().close()]
#> ['a\n', 'b\n']
#> ['a\n', 'b\n']
#> b'ab'
#> ['a', 'assert_any_call', 'assert_called', 'assert_called_once', 'assert_called_once_with', 'assert_called_with', 'assert_has_calls', 'assert_not_called', 'attach_mock', 'b', 'call_args', 'call_args_list', 'call_count', 'called', 'configure_mock', 'method_calls', 'mock_add_spec', 'mock_calls', 'reset_mock', 'return_value', 'side_effect']
#> 'call().foo.bar()(3)'
#> [call(1), call().foo(2)]
#> False
#> False
#> call.count()
#> True
#> sentinel.x
#> (<ANY>, call)
#> (0, 1, 1.0, 1j, True, [], False, True, True, False, 0)
#> TypeError '<' not supported between instances of 'MagicMock' and 'int'
#> True
#> [call.__len__(), call.__int__(), call.__float__(), call.__complex__(), call.__bool__()]
#> []
#> 0
#> <class 'int'>
#> AttributeError Mock object has no attribute 'a'
#> AttributeError Mock object has no attribute 'a'
#> <class 'int'>
#> TypeError too many positional arguments
#> TypeError too many positional arguments
#> <NonCallableMagicMock name='mock()' spec='A' >
#> <MagicMock name='mock()' >
#> AttributeError Mock object has no attribute 'zz'
#> AttributeError Mock object has no attribute 'zz'
#> 1
#> ValueError v
#> 'Mock'
#> StopIteration 
#> AssertionError Expected 'mock' to have been called once. Called 30 times.
#> Calls: [call(0, 'a long argument to make lines long'),
#>  call(1, 'a long argument to make lines long'),
#>  call(2, 'a long argument to make lines long'),
#>  call(3, 'a long argument to make lines long'),
#>  call(4, 'a long argument to make lines long'),
#>  call(5, 'a long argument to make lines long'),
#>  call(6, 'a long argument to make lines long'),
#>  call(7, 'a long argument to make lines long'),
#>  call(8, 'a long argument to make lines long'),
#>  call(9, 'a long argument to make lines long'),
#>  call(10, 'a long argument to make lines long'),
#>  call(11, 'a long argument to make lines long'),
#>  call(12, 'a long argument to make lines long'),
#>  call(13, 'a long argument to make lines long'),
#>  call(14, 'a long argument to make lines long'),
#>  call(15, 'a long argument to make lines long'),
#>  call(16, 'a long argument to make lines long'),
#>  call(17, 'a long argument to make lines long'),
#>  call(18, 'a long argument to make lines long'),
#>  call(19, 'a long argument to make lines long'),
#>  call(20, 'a long argument to make lines long'),
#>  call(21, 'a long argument to make lines long'),
#>  call(22, 'a long argument to make lines long'),
#>  call(23, 'a long argument to make lines long'),
#>  call(24, 'a long argument to make lines long'),
#>  call(25, 'a long argument to make lines long'),
#>  call(26, 'a long argument to make lines long'),
#>  call(27, 'a long argument to make lines long'),
#>  call(28, 'a long argument to make lines long'),
#>  call(29, 'a long argument to make lines long')].
#> [call(0, 'a long argument to make lines long'), call(1, 'a long argument to make lines long'), call(2, 'a long argument to make lines long')]
#> None
#> <Mock name='mock.x' >
#> 3
#> <Mock >
#> RuntimeError 'autospect' might be a typo; use unsafe=True if this is intended
#> RuntimeError 'set_spec' might be a typo; use unsafe=True if this is intended
#> 9
#> [call(), call(4)]
#> True
#> "<class 'unittest.mock.Mock'>"
#> <class 'unittest.mock.Mock'>
#> True
#> {'a': 1, 'b': 2, 'c': 3}
#> False
#> AttributeError x
#> AttributeError x
#> AttributeError 'int' object has no attribute '_mock_parent' and no __dict__ for setting new attributes
#> [call.c(1)]
#> [call.c(1)]
