# The whole hierarchy of built-in exceptions: bases and how they relate.
tree = {
    "BaseException": "object", "Exception": "BaseException", "GeneratorExit": "BaseException",
    "KeyboardInterrupt": "BaseException", "SystemExit": "BaseException",
    "ArithmeticError": "Exception", "FloatingPointError": "ArithmeticError", "OverflowError": "ArithmeticError",
    "ZeroDivisionError": "ArithmeticError", "AssertionError": "Exception", "AttributeError": "Exception",
    "BufferError": "Exception", "EOFError": "Exception", "ImportError": "Exception",
    "ModuleNotFoundError": "ImportError",
    "LookupError": "Exception", "IndexError": "LookupError", "KeyError": "LookupError", "MemoryError": "Exception",
    "NameError": "Exception", "UnboundLocalError": "NameError", "OSError": "Exception", "BlockingIOError": "OSError",
    "ChildProcessError": "OSError", "ConnectionError": "OSError", "BrokenPipeError": "ConnectionError",
    "FileExistsError": "OSError", "FileNotFoundError": "OSError",
    "InterruptedError": "OSError", "IsADirectoryError": "OSError", "NotADirectoryError": "OSError",
    "PermissionError": "OSError", "ProcessLookupError": "OSError", "TimeoutError": "OSError",
    "ReferenceError": "Exception", "RuntimeError": "Exception", "NotImplementedError": "RuntimeError",
    "RecursionError": "RuntimeError", "StopAsyncIteration": "Exception", "StopIteration": "Exception",
    "SyntaxError": "Exception",
    "IndentationError": "SyntaxError", "TabError": "IndentationError", "SystemError": "Exception",
    "TypeError": "Exception", "ValueError": "Exception", "UnicodeError": "ValueError",
    "UnicodeDecodeError": "UnicodeError", "UnicodeEncodeError": "UnicodeError",
    "UnicodeTranslateError": "UnicodeError", "Warning": "Exception", "BytesWarning": "Warning",
    "DeprecationWarning": "Warning", "FutureWarning": "Warning", "ImportWarning": "Warning",
    "PendingDeprecationWarning": "Warning", "ResourceWarning": "Warning", "RuntimeWarning": "Warning",
    "SyntaxWarning": "Warning", "UnicodeWarning": "Warning", "UserWarning": "Warning", "EncodingWarning": "Warning",
}
types = [BaseException, Exception, GeneratorExit, KeyboardInterrupt, SystemExit, ArithmeticError, FloatingPointError,
         OverflowError, ZeroDivisionError, AssertionError, AttributeError, BufferError, EOFError, ImportError,
         ModuleNotFoundError, LookupError, IndexError, KeyError, MemoryError, NameError, UnboundLocalError, OSError,
         BlockingIOError, ChildProcessError, ConnectionError, BrokenPipeError, FileExistsError, FileNotFoundError,
         InterruptedError, IsADirectoryError, NotADirectoryError, PermissionError, ProcessLookupError, TimeoutError,
         ReferenceError, RuntimeError, NotImplementedError, RecursionError, StopAsyncIteration, StopIteration,
         SyntaxError, IndentationError, TabError, SystemError, TypeError, ValueError, UnicodeError,
         UnicodeDecodeError, UnicodeEncodeError, UnicodeTranslateError, Warning, BytesWarning, DeprecationWarning,
         FutureWarning, ImportWarning, PendingDeprecationWarning, ResourceWarning, RuntimeWarning, SyntaxWarning,
         UnicodeWarning, UserWarning, EncodingWarning]
by_name = {t.__name__: t for t in types}
by_name["object"] = object
print(len(types), set(tree) | {"object"} == set(by_name))
for name, base in tree.items():
    t, b = by_name[name], by_name[base]
    supers = [s.__name__ for s in types if issubclass(t, s)]
    print(name, issubclass(t, b), sorted(supers), repr(t))
print(EnvironmentError is OSError, IOError is OSError)
for t in types:
    if not issubclass(t, (UnicodeDecodeError, UnicodeEncodeError, UnicodeTranslateError, SyntaxError)):
        print(repr(t("text")), repr(t()), str(t("text")), t("a", 2).args, end="; ")
print()

#> 62 True
#> BaseException True ['BaseException'] <class 'BaseException'>
#> Exception True ['BaseException', 'Exception'] <class 'Exception'>
#> GeneratorExit True ['BaseException', 'GeneratorExit'] <class 'GeneratorExit'>
#> KeyboardInterrupt True ['BaseException', 'KeyboardInterrupt'] <class 'KeyboardInterrupt'>
#> SystemExit True ['BaseException', 'SystemExit'] <class 'SystemExit'>
#> ArithmeticError True ['ArithmeticError', 'BaseException', 'Exception'] <class 'ArithmeticError'>
#> FloatingPointError True ['ArithmeticError', 'BaseException', 'Exception', 'FloatingPointError'] <class 'FloatingPointError'>
#> OverflowError True ['ArithmeticError', 'BaseException', 'Exception', 'OverflowError'] <class 'OverflowError'>
#> ZeroDivisionError True ['ArithmeticError', 'BaseException', 'Exception', 'ZeroDivisionError'] <class 'ZeroDivisionError'>
#> AssertionError True ['AssertionError', 'BaseException', 'Exception'] <class 'AssertionError'>
#> AttributeError True ['AttributeError', 'BaseException', 'Exception'] <class 'AttributeError'>
#> BufferError True ['BaseException', 'BufferError', 'Exception'] <class 'BufferError'>
#> EOFError True ['BaseException', 'EOFError', 'Exception'] <class 'EOFError'>
#> ImportError True ['BaseException', 'Exception', 'ImportError'] <class 'ImportError'>
#> ModuleNotFoundError True ['BaseException', 'Exception', 'ImportError', 'ModuleNotFoundError'] <class 'ModuleNotFoundError'>
#> LookupError True ['BaseException', 'Exception', 'LookupError'] <class 'LookupError'>
#> IndexError True ['BaseException', 'Exception', 'IndexError', 'LookupError'] <class 'IndexError'>
#> KeyError True ['BaseException', 'Exception', 'KeyError', 'LookupError'] <class 'KeyError'>
#> MemoryError True ['BaseException', 'Exception', 'MemoryError'] <class 'MemoryError'>
#> NameError True ['BaseException', 'Exception', 'NameError'] <class 'NameError'>
#> UnboundLocalError True ['BaseException', 'Exception', 'NameError', 'UnboundLocalError'] <class 'UnboundLocalError'>
#> OSError True ['BaseException', 'Exception', 'OSError'] <class 'OSError'>
#> BlockingIOError True ['BaseException', 'BlockingIOError', 'Exception', 'OSError'] <class 'BlockingIOError'>
#> ChildProcessError True ['BaseException', 'ChildProcessError', 'Exception', 'OSError'] <class 'ChildProcessError'>
#> ConnectionError True ['BaseException', 'ConnectionError', 'Exception', 'OSError'] <class 'ConnectionError'>
#> BrokenPipeError True ['BaseException', 'BrokenPipeError', 'ConnectionError', 'Exception', 'OSError'] <class 'BrokenPipeError'>
#> FileExistsError True ['BaseException', 'Exception', 'FileExistsError', 'OSError'] <class 'FileExistsError'>
#> FileNotFoundError True ['BaseException', 'Exception', 'FileNotFoundError', 'OSError'] <class 'FileNotFoundError'>
#> InterruptedError True ['BaseException', 'Exception', 'InterruptedError', 'OSError'] <class 'InterruptedError'>
#> IsADirectoryError True ['BaseException', 'Exception', 'IsADirectoryError', 'OSError'] <class 'IsADirectoryError'>
#> NotADirectoryError True ['BaseException', 'Exception', 'NotADirectoryError', 'OSError'] <class 'NotADirectoryError'>
#> PermissionError True ['BaseException', 'Exception', 'OSError', 'PermissionError'] <class 'PermissionError'>
#> ProcessLookupError True ['BaseException', 'Exception', 'OSError', 'ProcessLookupError'] <class 'ProcessLookupError'>
#> TimeoutError True ['BaseException', 'Exception', 'OSError', 'TimeoutError'] <class 'TimeoutError'>
#> ReferenceError True ['BaseException', 'Exception', 'ReferenceError'] <class 'ReferenceError'>
#> RuntimeError True ['BaseException', 'Exception', 'RuntimeError'] <class 'RuntimeError'>
#> NotImplementedError True ['BaseException', 'Exception', 'NotImplementedError', 'RuntimeError'] <class 'NotImplementedError'>
#> RecursionError True ['BaseException', 'Exception', 'RecursionError', 'RuntimeError'] <class 'RecursionError'>
#> StopAsyncIteration True ['BaseException', 'Exception', 'StopAsyncIteration'] <class 'StopAsyncIteration'>
#> StopIteration True ['BaseException', 'Exception', 'StopIteration'] <class 'StopIteration'>
#> SyntaxError True ['BaseException', 'Exception', 'SyntaxError'] <class 'SyntaxError'>
#> IndentationError True ['BaseException', 'Exception', 'IndentationError', 'SyntaxError'] <class 'IndentationError'>
#> TabError True ['BaseException', 'Exception', 'IndentationError', 'SyntaxError', 'TabError'] <class 'TabError'>
#> SystemError True ['BaseException', 'Exception', 'SystemError'] <class 'SystemError'>
#> TypeError True ['BaseException', 'Exception', 'TypeError'] <class 'TypeError'>
#> ValueError True ['BaseException', 'Exception', 'ValueError'] <class 'ValueError'>
#> UnicodeError True ['BaseException', 'Exception', 'UnicodeError', 'ValueError'] <class 'UnicodeError'>
#> UnicodeDecodeError True ['BaseException', 'Exception', 'UnicodeDecodeError', 'UnicodeError', 'ValueError'] <class 'UnicodeDecodeError'>
#> UnicodeEncodeError True ['BaseException', 'Exception', 'UnicodeEncodeError', 'UnicodeError', 'ValueError'] <class 'UnicodeEncodeError'>
#> UnicodeTranslateError True ['BaseException', 'Exception', 'UnicodeError', 'UnicodeTranslateError', 'ValueError'] <class 'UnicodeTranslateError'>
#> Warning True ['BaseException', 'Exception', 'Warning'] <class 'Warning'>
#> BytesWarning True ['BaseException', 'BytesWarning', 'Exception', 'Warning'] <class 'BytesWarning'>
#> DeprecationWarning True ['BaseException', 'DeprecationWarning', 'Exception', 'Warning'] <class 'DeprecationWarning'>
#> FutureWarning True ['BaseException', 'Exception', 'FutureWarning', 'Warning'] <class 'FutureWarning'>
#> ImportWarning True ['BaseException', 'Exception', 'ImportWarning', 'Warning'] <class 'ImportWarning'>
#> PendingDeprecationWarning True ['BaseException', 'Exception', 'PendingDeprecationWarning', 'Warning'] <class 'PendingDeprecationWarning'>
#> ResourceWarning True ['BaseException', 'Exception', 'ResourceWarning', 'Warning'] <class 'ResourceWarning'>
#> RuntimeWarning True ['BaseException', 'Exception', 'RuntimeWarning', 'Warning'] <class 'RuntimeWarning'>
#> SyntaxWarning True ['BaseException', 'Exception', 'SyntaxWarning', 'Warning'] <class 'SyntaxWarning'>
#> UnicodeWarning True ['BaseException', 'Exception', 'UnicodeWarning', 'Warning'] <class 'UnicodeWarning'>
#> UserWarning True ['BaseException', 'Exception', 'UserWarning', 'Warning'] <class 'UserWarning'>
#> EncodingWarning True ['BaseException', 'EncodingWarning', 'Exception', 'Warning'] <class 'EncodingWarning'>
#> True True
#> BaseException('text') BaseException() text ('a', 2); Exception('text') Exception() text ('a', 2); GeneratorExit('text') GeneratorExit() text ('a', 2); KeyboardInterrupt('text') KeyboardInterrupt() text ('a', 2); SystemExit('text') SystemExit() text ('a', 2); ArithmeticError('text') ArithmeticError() text ('a', 2); FloatingPointError('text') FloatingPointError() text ('a', 2); OverflowError('text') OverflowError() text ('a', 2); ZeroDivisionError('text') ZeroDivisionError() text ('a', 2); AssertionError('text') AssertionError() text ('a', 2); AttributeError('text') AttributeError() text ('a', 2); BufferError('text') BufferError() text ('a', 2); EOFError('text') EOFError() text ('a', 2); ImportError('text') ImportError() text ('a', 2); ModuleNotFoundError('text') ModuleNotFoundError() text ('a', 2); LookupError('text') LookupError() text ('a', 2); IndexError('text') IndexError() text ('a', 2); KeyError('text') KeyError() 'text' ('a', 2); MemoryError('text') MemoryError() text ('a', 2); NameError('text') NameError() text ('a', 2); UnboundLocalError('text') UnboundLocalError() text ('a', 2); OSError('text') OSError() text ('a', 2); BlockingIOError('text') BlockingIOError() text ('a', 2); ChildProcessError('text') ChildProcessError() text ('a', 2); ConnectionError('text') ConnectionError() text ('a', 2); BrokenPipeError('text') BrokenPipeError() text ('a', 2); FileExistsError('text') FileExistsError() text ('a', 2); FileNotFoundError('text') FileNotFoundError() text ('a', 2); InterruptedError('text') InterruptedError() text ('a', 2); IsADirectoryError('text') IsADirectoryError() text ('a', 2); NotADirectoryError('text') NotADirectoryError() text ('a', 2); PermissionError('text') PermissionError() text ('a', 2); ProcessLookupError('text') ProcessLookupError() text ('a', 2); TimeoutError('text') TimeoutError() text ('a', 2); ReferenceError('text') ReferenceError() text ('a', 2); RuntimeError('text') RuntimeError() text ('a', 2); NotImplementedError('text') NotImplementedError() text ('a', 2); RecursionError('text') RecursionError() text ('a', 2); StopAsyncIteration('text') StopAsyncIteration() text ('a', 2); StopIteration('text') StopIteration() text ('a', 2); SystemError('text') SystemError() text ('a', 2); TypeError('text') TypeError() text ('a', 2); ValueError('text') ValueError() text ('a', 2); UnicodeError('text') UnicodeError() text ('a', 2); Warning('text') Warning() text ('a', 2); BytesWarning('text') BytesWarning() text ('a', 2); DeprecationWarning('text') DeprecationWarning() text ('a', 2); FutureWarning('text') FutureWarning() text ('a', 2); ImportWarning('text') ImportWarning() text ('a', 2); PendingDeprecationWarning('text') PendingDeprecationWarning() text ('a', 2); ResourceWarning('text') ResourceWarning() text ('a', 2); RuntimeWarning('text') RuntimeWarning() text ('a', 2); SyntaxWarning('text') SyntaxWarning() text ('a', 2); UnicodeWarning('text') UnicodeWarning() text ('a', 2); UserWarning('text') UserWarning() text ('a', 2); EncodingWarning('text') EncodingWarning() text ('a', 2); 
