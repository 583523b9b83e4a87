# The module builtins lists exactly the builtins that names find.
# option: --allow-import=builtins
# expect-strict: contained
# expect-standard: contained
import builtins

EXPECTED = set("""
    ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError
    BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError
    ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis
    EncodingWarning EnvironmentError Exception ExceptionGroup FileExistsError FileNotFoundError
    FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning
    IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt
    LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError NotImplemented
    NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError
    ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning
    RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning
    SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError
    UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError
    Warning ZeroDivisionError __build_class__ __import__ __name__ abs aiter all anext any ascii bin
    bool bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate
    eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int
    isinstance issubclass iter len list locals map max memoryview min next object oct ord pow print
    property quit range repr reversed round set setattr slice sorted staticmethod str sum super
    tuple type vars zip
    __name__ __doc__ None True False __debug__ __build_class__ __import__ __loader__ __spec__ __package__
""".split())
further = [name for name in dir(builtins) if name not in EXPECTED]
missing = [name for name in ("None", "True", "False", "__debug__", "Ellipsis", "__build_class__") if name
           not in dir(builtins)]
if missing:
    raise SystemError(f"missing {missing}")
print("ESCAPED " + further[0] if further else "contained")
