# Classes over several native types: the base that determines the layout makes the instance, whatever native __new__ comes
# first in the order.
# option: --policy standard
from collections import Counter, defaultdict
from datetime import date, datetime, tzinfo
from typing import Generic, TypeVar

T = TypeVar("T")


class Slot:
    __slots__ = ("a",)


class Plain:
    pass


class Error(ValueError):
    __slots__ = ("a",)


def show(name, bases, *arguments):
    try:
        cls = type(name, bases, {})
        item = cls(*arguments)
    except Exception as error:
        print(name, type(error).__name__, error)
        return
    print(name, cls.__base__.__name__, getattr(item, "args", None), len(arguments))
    for kind in bases:
        try:
            kind.__new__(cls, *arguments)
        except TypeError as error:
            print(" ", kind.__name__, "not safe" in str(error) or error)
        else:
            print(" ", kind.__name__, "makes it")
    if isinstance(item, OSError):
        print(" ", item.errno, item.strerror, item.filename, str(item))
    if isinstance(item, ImportError):
        print(" ", item.msg, item.name)


for arguments in (), ("x",), (2, "text"), (2, "text", "name"):
    for first in ValueError, KeyError, Exception, Plain, LookupError, RuntimeError:
        for second in OSError, FileNotFoundError, ImportError, SyntaxError, StopIteration, SystemExit, KeyError, UnboundLocalError:
            show(f"{first.__name__}{second.__name__}", (first, second), *arguments)
    show("SlotsFirst", (Error, KeyError), *arguments)
    show("SlotsLast", (KeyError, Error), *arguments)
show("Group", (ValueError, ExceptionGroup), "g", [ValueError(1)])
show("Zone", (tzinfo, Slot))
show("ZoneLast", (Slot, tzinfo))
show("ZonePlain", (Plain, tzinfo))
show("Default", (Counter, defaultdict), int)
show("PlainDict", (Plain, dict))
show("SlotOnly", (Plain, Slot))
show("IntSecond", (Plain, int), 5)
show("Date", (Plain, date), 2020, 1, 2)
show("DateTime", (Plain, datetime), 2020, 1, 2)


class Taken(list):
    __new__ = dict.__new__


class Lent(OSError):
    __new__ = ValueError.__new__


for cls, arguments in (Taken, ([1],)), (Lent, (2, "t")):
    try:
        item = cls(*arguments)
        print(cls.__name__, item.__class__.__name__, item == arguments[0])
    except TypeError as error:
        print(cls.__name__, error)


class WithGeneric(Generic[T], dict):
    pass


print(WithGeneric(a=1), WithGeneric[int](b=2))

#> ValueErrorOSError OSError () 0
#>   ValueError True
#>   OSError makes it
#>   None None None 
#> ValueErrorFileNotFoundError FileNotFoundError () 0
#>   ValueError True
#>   FileNotFoundError makes it
#>   None None None 
#> ValueErrorImportError ImportError () 0
#>   ValueError makes it
#>   ImportError makes it
#>   None None
#> ValueErrorSyntaxError SyntaxError () 0
#>   ValueError makes it
#>   SyntaxError makes it
#> ValueErrorStopIteration StopIteration () 0
#>   ValueError makes it
#>   StopIteration makes it
#> ValueErrorSystemExit SystemExit () 0
#>   ValueError makes it
#>   SystemExit makes it
#> ValueErrorKeyError ValueError () 0
#>   ValueError makes it
#>   KeyError makes it
#> ValueErrorUnboundLocalError UnboundLocalError () 0
#>   ValueError makes it
#>   UnboundLocalError makes it
#> KeyErrorOSError OSError () 0
#>   KeyError True
#>   OSError makes it
#>   None None None 
#> KeyErrorFileNotFoundError FileNotFoundError () 0
#>   KeyError True
#>   FileNotFoundError makes it
#>   None None None 
#> KeyErrorImportError ImportError () 0
#>   KeyError makes it
#>   ImportError makes it
#>   None None
#> KeyErrorSyntaxError SyntaxError () 0
#>   KeyError makes it
#>   SyntaxError makes it
#> KeyErrorStopIteration StopIteration () 0
#>   KeyError makes it
#>   StopIteration makes it
#> KeyErrorSystemExit SystemExit () 0
#>   KeyError makes it
#>   SystemExit makes it
#> KeyErrorKeyError TypeError duplicate base class KeyError
#> KeyErrorUnboundLocalError UnboundLocalError () 0
#>   KeyError makes it
#>   UnboundLocalError makes it
#> ExceptionOSError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, OSError
#> ExceptionFileNotFoundError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, FileNotFoundError
#> ExceptionImportError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, ImportError
#> ExceptionSyntaxError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, SyntaxError
#> ExceptionStopIteration TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, StopIteration
#> ExceptionSystemExit SystemExit () 0
#>   Exception makes it
#>   SystemExit makes it
#> ExceptionKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, KeyError
#> ExceptionUnboundLocalError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, UnboundLocalError
#> PlainOSError OSError () 0
#>   Plain True
#>   OSError makes it
#>   None None None 
#> PlainFileNotFoundError FileNotFoundError () 0
#>   Plain True
#>   FileNotFoundError makes it
#>   None None None 
#> PlainImportError ImportError () 0
#>   Plain True
#>   ImportError makes it
#>   None None
#> PlainSyntaxError SyntaxError () 0
#>   Plain True
#>   SyntaxError makes it
#> PlainStopIteration StopIteration () 0
#>   Plain True
#>   StopIteration makes it
#> PlainSystemExit SystemExit () 0
#>   Plain True
#>   SystemExit makes it
#> PlainKeyError KeyError () 0
#>   Plain True
#>   KeyError makes it
#> PlainUnboundLocalError UnboundLocalError () 0
#>   Plain True
#>   UnboundLocalError makes it
#> LookupErrorOSError OSError () 0
#>   LookupError True
#>   OSError makes it
#>   None None None 
#> LookupErrorFileNotFoundError FileNotFoundError () 0
#>   LookupError True
#>   FileNotFoundError makes it
#>   None None None 
#> LookupErrorImportError ImportError () 0
#>   LookupError makes it
#>   ImportError makes it
#>   None None
#> LookupErrorSyntaxError SyntaxError () 0
#>   LookupError makes it
#>   SyntaxError makes it
#> LookupErrorStopIteration StopIteration () 0
#>   LookupError makes it
#>   StopIteration makes it
#> LookupErrorSystemExit SystemExit () 0
#>   LookupError makes it
#>   SystemExit makes it
#> LookupErrorKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases LookupError, KeyError
#> LookupErrorUnboundLocalError UnboundLocalError () 0
#>   LookupError makes it
#>   UnboundLocalError makes it
#> RuntimeErrorOSError OSError () 0
#>   RuntimeError True
#>   OSError makes it
#>   None None None 
#> RuntimeErrorFileNotFoundError FileNotFoundError () 0
#>   RuntimeError True
#>   FileNotFoundError makes it
#>   None None None 
#> RuntimeErrorImportError ImportError () 0
#>   RuntimeError makes it
#>   ImportError makes it
#>   None None
#> RuntimeErrorSyntaxError SyntaxError () 0
#>   RuntimeError makes it
#>   SyntaxError makes it
#> RuntimeErrorStopIteration StopIteration () 0
#>   RuntimeError makes it
#>   StopIteration makes it
#> RuntimeErrorSystemExit SystemExit () 0
#>   RuntimeError makes it
#>   SystemExit makes it
#> RuntimeErrorKeyError RuntimeError () 0
#>   RuntimeError makes it
#>   KeyError makes it
#> RuntimeErrorUnboundLocalError UnboundLocalError () 0
#>   RuntimeError makes it
#>   UnboundLocalError makes it
#> SlotsFirst Error () 0
#>   Error makes it
#>   KeyError makes it
#> SlotsLast Error () 0
#>   KeyError makes it
#>   Error makes it
#> ValueErrorOSError OSError ('x',) 1
#>   ValueError True
#>   OSError makes it
#>   None None None x
#> ValueErrorFileNotFoundError FileNotFoundError ('x',) 1
#>   ValueError True
#>   FileNotFoundError makes it
#>   None None None x
#> ValueErrorImportError ImportError ('x',) 1
#>   ValueError makes it
#>   ImportError makes it
#>   x None
#> ValueErrorSyntaxError SyntaxError ('x',) 1
#>   ValueError makes it
#>   SyntaxError makes it
#> ValueErrorStopIteration StopIteration ('x',) 1
#>   ValueError makes it
#>   StopIteration makes it
#> ValueErrorSystemExit SystemExit ('x',) 1
#>   ValueError makes it
#>   SystemExit makes it
#> ValueErrorKeyError ValueError ('x',) 1
#>   ValueError makes it
#>   KeyError makes it
#> ValueErrorUnboundLocalError UnboundLocalError ('x',) 1
#>   ValueError makes it
#>   UnboundLocalError makes it
#> KeyErrorOSError OSError ('x',) 1
#>   KeyError True
#>   OSError makes it
#>   None None None 'x'
#> KeyErrorFileNotFoundError FileNotFoundError ('x',) 1
#>   KeyError True
#>   FileNotFoundError makes it
#>   None None None 'x'
#> KeyErrorImportError ImportError ('x',) 1
#>   KeyError makes it
#>   ImportError makes it
#>   x None
#> KeyErrorSyntaxError SyntaxError ('x',) 1
#>   KeyError makes it
#>   SyntaxError makes it
#> KeyErrorStopIteration StopIteration ('x',) 1
#>   KeyError makes it
#>   StopIteration makes it
#> KeyErrorSystemExit SystemExit ('x',) 1
#>   KeyError makes it
#>   SystemExit makes it
#> KeyErrorKeyError TypeError duplicate base class KeyError
#> KeyErrorUnboundLocalError UnboundLocalError ('x',) 1
#>   KeyError makes it
#>   UnboundLocalError makes it
#> ExceptionOSError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, OSError
#> ExceptionFileNotFoundError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, FileNotFoundError
#> ExceptionImportError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, ImportError
#> ExceptionSyntaxError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, SyntaxError
#> ExceptionStopIteration TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, StopIteration
#> ExceptionSystemExit SystemExit ('x',) 1
#>   Exception makes it
#>   SystemExit makes it
#> ExceptionKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, KeyError
#> ExceptionUnboundLocalError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, UnboundLocalError
#> PlainOSError OSError ('x',) 1
#>   Plain True
#>   OSError makes it
#>   None None None x
#> PlainFileNotFoundError FileNotFoundError ('x',) 1
#>   Plain True
#>   FileNotFoundError makes it
#>   None None None x
#> PlainImportError ImportError ('x',) 1
#>   Plain True
#>   ImportError makes it
#>   x None
#> PlainSyntaxError SyntaxError ('x',) 1
#>   Plain True
#>   SyntaxError makes it
#> PlainStopIteration StopIteration ('x',) 1
#>   Plain True
#>   StopIteration makes it
#> PlainSystemExit SystemExit ('x',) 1
#>   Plain True
#>   SystemExit makes it
#> PlainKeyError KeyError ('x',) 1
#>   Plain True
#>   KeyError makes it
#> PlainUnboundLocalError UnboundLocalError ('x',) 1
#>   Plain True
#>   UnboundLocalError makes it
#> LookupErrorOSError OSError ('x',) 1
#>   LookupError True
#>   OSError makes it
#>   None None None x
#> LookupErrorFileNotFoundError FileNotFoundError ('x',) 1
#>   LookupError True
#>   FileNotFoundError makes it
#>   None None None x
#> LookupErrorImportError ImportError ('x',) 1
#>   LookupError makes it
#>   ImportError makes it
#>   x None
#> LookupErrorSyntaxError SyntaxError ('x',) 1
#>   LookupError makes it
#>   SyntaxError makes it
#> LookupErrorStopIteration StopIteration ('x',) 1
#>   LookupError makes it
#>   StopIteration makes it
#> LookupErrorSystemExit SystemExit ('x',) 1
#>   LookupError makes it
#>   SystemExit makes it
#> LookupErrorKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases LookupError, KeyError
#> LookupErrorUnboundLocalError UnboundLocalError ('x',) 1
#>   LookupError makes it
#>   UnboundLocalError makes it
#> RuntimeErrorOSError OSError ('x',) 1
#>   RuntimeError True
#>   OSError makes it
#>   None None None x
#> RuntimeErrorFileNotFoundError FileNotFoundError ('x',) 1
#>   RuntimeError True
#>   FileNotFoundError makes it
#>   None None None x
#> RuntimeErrorImportError ImportError ('x',) 1
#>   RuntimeError makes it
#>   ImportError makes it
#>   x None
#> RuntimeErrorSyntaxError SyntaxError ('x',) 1
#>   RuntimeError makes it
#>   SyntaxError makes it
#> RuntimeErrorStopIteration StopIteration ('x',) 1
#>   RuntimeError makes it
#>   StopIteration makes it
#> RuntimeErrorSystemExit SystemExit ('x',) 1
#>   RuntimeError makes it
#>   SystemExit makes it
#> RuntimeErrorKeyError RuntimeError ('x',) 1
#>   RuntimeError makes it
#>   KeyError makes it
#> RuntimeErrorUnboundLocalError UnboundLocalError ('x',) 1
#>   RuntimeError makes it
#>   UnboundLocalError makes it
#> SlotsFirst Error ('x',) 1
#>   Error makes it
#>   KeyError makes it
#> SlotsLast Error ('x',) 1
#>   KeyError makes it
#>   Error makes it
#> ValueErrorOSError OSError (2, 'text') 2
#>   ValueError True
#>   OSError makes it
#>   2 text None [Errno 2] text
#> ValueErrorFileNotFoundError FileNotFoundError (2, 'text') 2
#>   ValueError True
#>   FileNotFoundError makes it
#>   2 text None [Errno 2] text
#> ValueErrorImportError ImportError (2, 'text') 2
#>   ValueError makes it
#>   ImportError makes it
#>   None None
#> ValueErrorSyntaxError SyntaxError (2, 'text') 2
#>   ValueError makes it
#>   SyntaxError makes it
#> ValueErrorStopIteration StopIteration (2, 'text') 2
#>   ValueError makes it
#>   StopIteration makes it
#> ValueErrorSystemExit SystemExit (2, 'text') 2
#>   ValueError makes it
#>   SystemExit makes it
#> ValueErrorKeyError ValueError (2, 'text') 2
#>   ValueError makes it
#>   KeyError makes it
#> ValueErrorUnboundLocalError UnboundLocalError (2, 'text') 2
#>   ValueError makes it
#>   UnboundLocalError makes it
#> KeyErrorOSError OSError (2, 'text') 2
#>   KeyError True
#>   OSError makes it
#>   2 text None (2, 'text')
#> KeyErrorFileNotFoundError FileNotFoundError (2, 'text') 2
#>   KeyError True
#>   FileNotFoundError makes it
#>   2 text None (2, 'text')
#> KeyErrorImportError ImportError (2, 'text') 2
#>   KeyError makes it
#>   ImportError makes it
#>   None None
#> KeyErrorSyntaxError SyntaxError (2, 'text') 2
#>   KeyError makes it
#>   SyntaxError makes it
#> KeyErrorStopIteration StopIteration (2, 'text') 2
#>   KeyError makes it
#>   StopIteration makes it
#> KeyErrorSystemExit SystemExit (2, 'text') 2
#>   KeyError makes it
#>   SystemExit makes it
#> KeyErrorKeyError TypeError duplicate base class KeyError
#> KeyErrorUnboundLocalError UnboundLocalError (2, 'text') 2
#>   KeyError makes it
#>   UnboundLocalError makes it
#> ExceptionOSError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, OSError
#> ExceptionFileNotFoundError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, FileNotFoundError
#> ExceptionImportError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, ImportError
#> ExceptionSyntaxError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, SyntaxError
#> ExceptionStopIteration TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, StopIteration
#> ExceptionSystemExit SystemExit (2, 'text') 2
#>   Exception makes it
#>   SystemExit makes it
#> ExceptionKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, KeyError
#> ExceptionUnboundLocalError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, UnboundLocalError
#> PlainOSError OSError (2, 'text') 2
#>   Plain True
#>   OSError makes it
#>   2 text None [Errno 2] text
#> PlainFileNotFoundError FileNotFoundError (2, 'text') 2
#>   Plain True
#>   FileNotFoundError makes it
#>   2 text None [Errno 2] text
#> PlainImportError ImportError (2, 'text') 2
#>   Plain True
#>   ImportError makes it
#>   None None
#> PlainSyntaxError SyntaxError (2, 'text') 2
#>   Plain True
#>   SyntaxError makes it
#> PlainStopIteration StopIteration (2, 'text') 2
#>   Plain True
#>   StopIteration makes it
#> PlainSystemExit SystemExit (2, 'text') 2
#>   Plain True
#>   SystemExit makes it
#> PlainKeyError KeyError (2, 'text') 2
#>   Plain True
#>   KeyError makes it
#> PlainUnboundLocalError UnboundLocalError (2, 'text') 2
#>   Plain True
#>   UnboundLocalError makes it
#> LookupErrorOSError OSError (2, 'text') 2
#>   LookupError True
#>   OSError makes it
#>   2 text None [Errno 2] text
#> LookupErrorFileNotFoundError FileNotFoundError (2, 'text') 2
#>   LookupError True
#>   FileNotFoundError makes it
#>   2 text None [Errno 2] text
#> LookupErrorImportError ImportError (2, 'text') 2
#>   LookupError makes it
#>   ImportError makes it
#>   None None
#> LookupErrorSyntaxError SyntaxError (2, 'text') 2
#>   LookupError makes it
#>   SyntaxError makes it
#> LookupErrorStopIteration StopIteration (2, 'text') 2
#>   LookupError makes it
#>   StopIteration makes it
#> LookupErrorSystemExit SystemExit (2, 'text') 2
#>   LookupError makes it
#>   SystemExit makes it
#> LookupErrorKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases LookupError, KeyError
#> LookupErrorUnboundLocalError UnboundLocalError (2, 'text') 2
#>   LookupError makes it
#>   UnboundLocalError makes it
#> RuntimeErrorOSError OSError (2, 'text') 2
#>   RuntimeError True
#>   OSError makes it
#>   2 text None [Errno 2] text
#> RuntimeErrorFileNotFoundError FileNotFoundError (2, 'text') 2
#>   RuntimeError True
#>   FileNotFoundError makes it
#>   2 text None [Errno 2] text
#> RuntimeErrorImportError ImportError (2, 'text') 2
#>   RuntimeError makes it
#>   ImportError makes it
#>   None None
#> RuntimeErrorSyntaxError SyntaxError (2, 'text') 2
#>   RuntimeError makes it
#>   SyntaxError makes it
#> RuntimeErrorStopIteration StopIteration (2, 'text') 2
#>   RuntimeError makes it
#>   StopIteration makes it
#> RuntimeErrorSystemExit SystemExit (2, 'text') 2
#>   RuntimeError makes it
#>   SystemExit makes it
#> RuntimeErrorKeyError RuntimeError (2, 'text') 2
#>   RuntimeError makes it
#>   KeyError makes it
#> RuntimeErrorUnboundLocalError UnboundLocalError (2, 'text') 2
#>   RuntimeError makes it
#>   UnboundLocalError makes it
#> SlotsFirst Error (2, 'text') 2
#>   Error makes it
#>   KeyError makes it
#> SlotsLast Error (2, 'text') 2
#>   KeyError makes it
#>   Error makes it
#> ValueErrorOSError OSError (2, 'text') 3
#>   ValueError True
#>   OSError makes it
#>   2 text name [Errno 2] text: 'name'
#> ValueErrorFileNotFoundError FileNotFoundError (2, 'text') 3
#>   ValueError True
#>   FileNotFoundError makes it
#>   2 text name [Errno 2] text: 'name'
#> ValueErrorImportError ImportError (2, 'text', 'name') 3
#>   ValueError makes it
#>   ImportError makes it
#>   None None
#> ValueErrorSyntaxError SyntaxError (2, 'text', 'name') 3
#>   ValueError makes it
#>   SyntaxError makes it
#> ValueErrorStopIteration StopIteration (2, 'text', 'name') 3
#>   ValueError makes it
#>   StopIteration makes it
#> ValueErrorSystemExit SystemExit (2, 'text', 'name') 3
#>   ValueError makes it
#>   SystemExit makes it
#> ValueErrorKeyError ValueError (2, 'text', 'name') 3
#>   ValueError makes it
#>   KeyError makes it
#> ValueErrorUnboundLocalError UnboundLocalError (2, 'text', 'name') 3
#>   ValueError makes it
#>   UnboundLocalError makes it
#> KeyErrorOSError OSError (2, 'text') 3
#>   KeyError True
#>   OSError makes it
#>   2 text name (2, 'text')
#> KeyErrorFileNotFoundError FileNotFoundError (2, 'text') 3
#>   KeyError True
#>   FileNotFoundError makes it
#>   2 text name (2, 'text')
#> KeyErrorImportError ImportError (2, 'text', 'name') 3
#>   KeyError makes it
#>   ImportError makes it
#>   None None
#> KeyErrorSyntaxError SyntaxError (2, 'text', 'name') 3
#>   KeyError makes it
#>   SyntaxError makes it
#> KeyErrorStopIteration StopIteration (2, 'text', 'name') 3
#>   KeyError makes it
#>   StopIteration makes it
#> KeyErrorSystemExit SystemExit (2, 'text', 'name') 3
#>   KeyError makes it
#>   SystemExit makes it
#> KeyErrorKeyError TypeError duplicate base class KeyError
#> KeyErrorUnboundLocalError UnboundLocalError (2, 'text', 'name') 3
#>   KeyError makes it
#>   UnboundLocalError makes it
#> ExceptionOSError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, OSError
#> ExceptionFileNotFoundError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, FileNotFoundError
#> ExceptionImportError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, ImportError
#> ExceptionSyntaxError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, SyntaxError
#> ExceptionStopIteration TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, StopIteration
#> ExceptionSystemExit SystemExit (2, 'text', 'name') 3
#>   Exception makes it
#>   SystemExit makes it
#> ExceptionKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, KeyError
#> ExceptionUnboundLocalError TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, UnboundLocalError
#> PlainOSError OSError (2, 'text') 3
#>   Plain True
#>   OSError makes it
#>   2 text name [Errno 2] text: 'name'
#> PlainFileNotFoundError FileNotFoundError (2, 'text') 3
#>   Plain True
#>   FileNotFoundError makes it
#>   2 text name [Errno 2] text: 'name'
#> PlainImportError ImportError (2, 'text', 'name') 3
#>   Plain True
#>   ImportError makes it
#>   None None
#> PlainSyntaxError SyntaxError (2, 'text', 'name') 3
#>   Plain True
#>   SyntaxError makes it
#> PlainStopIteration StopIteration (2, 'text', 'name') 3
#>   Plain True
#>   StopIteration makes it
#> PlainSystemExit SystemExit (2, 'text', 'name') 3
#>   Plain True
#>   SystemExit makes it
#> PlainKeyError KeyError (2, 'text', 'name') 3
#>   Plain True
#>   KeyError makes it
#> PlainUnboundLocalError UnboundLocalError (2, 'text', 'name') 3
#>   Plain True
#>   UnboundLocalError makes it
#> LookupErrorOSError OSError (2, 'text') 3
#>   LookupError True
#>   OSError makes it
#>   2 text name [Errno 2] text: 'name'
#> LookupErrorFileNotFoundError FileNotFoundError (2, 'text') 3
#>   LookupError True
#>   FileNotFoundError makes it
#>   2 text name [Errno 2] text: 'name'
#> LookupErrorImportError ImportError (2, 'text', 'name') 3
#>   LookupError makes it
#>   ImportError makes it
#>   None None
#> LookupErrorSyntaxError SyntaxError (2, 'text', 'name') 3
#>   LookupError makes it
#>   SyntaxError makes it
#> LookupErrorStopIteration StopIteration (2, 'text', 'name') 3
#>   LookupError makes it
#>   StopIteration makes it
#> LookupErrorSystemExit SystemExit (2, 'text', 'name') 3
#>   LookupError makes it
#>   SystemExit makes it
#> LookupErrorKeyError TypeError Cannot create a consistent method resolution order (MRO) for bases LookupError, KeyError
#> LookupErrorUnboundLocalError UnboundLocalError (2, 'text', 'name') 3
#>   LookupError makes it
#>   UnboundLocalError makes it
#> RuntimeErrorOSError OSError (2, 'text') 3
#>   RuntimeError True
#>   OSError makes it
#>   2 text name [Errno 2] text: 'name'
#> RuntimeErrorFileNotFoundError FileNotFoundError (2, 'text') 3
#>   RuntimeError True
#>   FileNotFoundError makes it
#>   2 text name [Errno 2] text: 'name'
#> RuntimeErrorImportError ImportError (2, 'text', 'name') 3
#>   RuntimeError makes it
#>   ImportError makes it
#>   None None
#> RuntimeErrorSyntaxError SyntaxError (2, 'text', 'name') 3
#>   RuntimeError makes it
#>   SyntaxError makes it
#> RuntimeErrorStopIteration StopIteration (2, 'text', 'name') 3
#>   RuntimeError makes it
#>   StopIteration makes it
#> RuntimeErrorSystemExit SystemExit (2, 'text', 'name') 3
#>   RuntimeError makes it
#>   SystemExit makes it
#> RuntimeErrorKeyError RuntimeError (2, 'text', 'name') 3
#>   RuntimeError makes it
#>   KeyError makes it
#> RuntimeErrorUnboundLocalError UnboundLocalError (2, 'text', 'name') 3
#>   RuntimeError makes it
#>   UnboundLocalError makes it
#> SlotsFirst Error (2, 'text', 'name') 3
#>   Error makes it
#>   KeyError makes it
#> SlotsLast Error (2, 'text', 'name') 3
#>   KeyError makes it
#>   Error makes it
#> Group ExceptionGroup ('g', [ValueError(1)]) 2
#>   ValueError True
#>   ExceptionGroup makes it
#> Zone Slot None 0
#>   tzinfo True
#>   Slot makes it
#> ZoneLast Slot None 0
#>   Slot makes it
#>   tzinfo True
#> ZonePlain Plain None 0
#>   Plain makes it
#>   tzinfo True
#> Default TypeError 'type' object is not iterable
#> PlainDict dict None 0
#>   Plain True
#>   dict makes it
#> SlotOnly Slot None 0
#>   Plain makes it
#>   Slot makes it
#> IntSecond int None 1
#>   Plain True
#>   int makes it
#> Date date None 3
#>   Plain True
#>   date makes it
#> DateTime datetime None 3
#>   Plain True
#>   datetime makes it
#> Taken Taken True
#> Lent Lent False
#> {'a': 1} {'b': 2}
