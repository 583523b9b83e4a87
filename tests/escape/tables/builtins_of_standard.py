# The builtins of standard, exactly: one more or one less fails.
# expect-strict: SystemError: further []
# expect-standard: contained
PROBES = {
    "ArithmeticError": lambda: ArithmeticError,
    "AssertionError": lambda: AssertionError,
    "AttributeError": lambda: AttributeError,
    "BaseException": lambda: BaseException,
    "BaseExceptionGroup": lambda: BaseExceptionGroup,
    "BlockingIOError": lambda: BlockingIOError,
    "BrokenPipeError": lambda: BrokenPipeError,
    "BufferError": lambda: BufferError,
    "BytesWarning": lambda: BytesWarning,
    "ChildProcessError": lambda: ChildProcessError,
    "ConnectionAbortedError": lambda: ConnectionAbortedError,
    "ConnectionError": lambda: ConnectionError,
    "ConnectionRefusedError": lambda: ConnectionRefusedError,
    "ConnectionResetError": lambda: ConnectionResetError,
    "DeprecationWarning": lambda: DeprecationWarning,
    "EOFError": lambda: EOFError,
    "Ellipsis": lambda: Ellipsis,
    "EncodingWarning": lambda: EncodingWarning,
    "EnvironmentError": lambda: EnvironmentError,
    "Exception": lambda: Exception,
    "ExceptionGroup": lambda: ExceptionGroup,
    "FileExistsError": lambda: FileExistsError,
    "FileNotFoundError": lambda: FileNotFoundError,
    "FloatingPointError": lambda: FloatingPointError,
    "FutureWarning": lambda: FutureWarning,
    "GeneratorExit": lambda: GeneratorExit,
    "IOError": lambda: IOError,
    "ImportError": lambda: ImportError,
    "ImportWarning": lambda: ImportWarning,
    "IndentationError": lambda: IndentationError,
    "IndexError": lambda: IndexError,
    "InterruptedError": lambda: InterruptedError,
    "IsADirectoryError": lambda: IsADirectoryError,
    "KeyError": lambda: KeyError,
    "KeyboardInterrupt": lambda: KeyboardInterrupt,
    "LookupError": lambda: LookupError,
    "MemoryError": lambda: MemoryError,
    "ModuleNotFoundError": lambda: ModuleNotFoundError,
    "NameError": lambda: NameError,
    "NotADirectoryError": lambda: NotADirectoryError,
    "NotImplemented": lambda: NotImplemented,
    "NotImplementedError": lambda: NotImplementedError,
    "OSError": lambda: OSError,
    "OverflowError": lambda: OverflowError,
    "PendingDeprecationWarning": lambda: PendingDeprecationWarning,
    "PermissionError": lambda: PermissionError,
    "ProcessLookupError": lambda: ProcessLookupError,
    "PythonFinalizationError": lambda: PythonFinalizationError,
    "RecursionError": lambda: RecursionError,
    "ReferenceError": lambda: ReferenceError,
    "ResourceWarning": lambda: ResourceWarning,
    "RuntimeError": lambda: RuntimeError,
    "RuntimeWarning": lambda: RuntimeWarning,
    "StopAsyncIteration": lambda: StopAsyncIteration,
    "StopIteration": lambda: StopIteration,
    "SyntaxError": lambda: SyntaxError,
    "SyntaxWarning": lambda: SyntaxWarning,
    "SystemError": lambda: SystemError,
    "SystemExit": lambda: SystemExit,
    "TabError": lambda: TabError,
    "TimeoutError": lambda: TimeoutError,
    "TypeError": lambda: TypeError,
    "UnboundLocalError": lambda: UnboundLocalError,
    "UnicodeDecodeError": lambda: UnicodeDecodeError,
    "UnicodeEncodeError": lambda: UnicodeEncodeError,
    "UnicodeError": lambda: UnicodeError,
    "UnicodeTranslateError": lambda: UnicodeTranslateError,
    "UnicodeWarning": lambda: UnicodeWarning,
    "UserWarning": lambda: UserWarning,
    "ValueError": lambda: ValueError,
    "Warning": lambda: Warning,
    "ZeroDivisionError": lambda: ZeroDivisionError,
    "__build_class__": lambda: __build_class__,
    "__import__": lambda: __import__,
    "__name__": lambda: __name__,
    "abs": lambda: abs,
    "aiter": lambda: aiter,
    "all": lambda: all,
    "anext": lambda: anext,
    "any": lambda: any,
    "ascii": lambda: ascii,
    "bin": lambda: bin,
    "bool": lambda: bool,
    "breakpoint": lambda: breakpoint,
    "bytearray": lambda: bytearray,
    "bytes": lambda: bytes,
    "callable": lambda: callable,
    "chr": lambda: chr,
    "classmethod": lambda: classmethod,
    "compile": lambda: compile,
    "complex": lambda: complex,
    "copyright": lambda: copyright,
    "credits": lambda: credits,
    "delattr": lambda: delattr,
    "dict": lambda: dict,
    "dir": lambda: dir,
    "divmod": lambda: divmod,
    "enumerate": lambda: enumerate,
    "eval": lambda: eval,
    "exec": lambda: exec,
    "execfile": lambda: execfile,
    "exit": lambda: exit,
    "file": lambda: file,
    "filter": lambda: filter,
    "float": lambda: float,
    "format": lambda: format,
    "frozenset": lambda: frozenset,
    "getattr": lambda: getattr,
    "globals": lambda: globals,
    "hasattr": lambda: hasattr,
    "hash": lambda: hash,
    "help": lambda: help,
    "hex": lambda: hex,
    "id": lambda: id,
    "input": lambda: input,
    "int": lambda: int,
    "isinstance": lambda: isinstance,
    "issubclass": lambda: issubclass,
    "iter": lambda: iter,
    "len": lambda: len,
    "license": lambda: license,
    "list": lambda: list,
    "locals": lambda: locals,
    "map": lambda: map,
    "max": lambda: max,
    "memory": lambda: memory,
    "memoryview": lambda: memoryview,
    "min": lambda: min,
    "next": lambda: next,
    "object": lambda: object,
    "oct": lambda: oct,
    "open": lambda: open,
    "ord": lambda: ord,
    "os": lambda: os,
    "pow": lambda: pow,
    "print": lambda: print,
    "property": lambda: property,
    "quit": lambda: quit,
    "range": lambda: range,
    "reload": lambda: reload,
    "repr": lambda: repr,
    "reversed": lambda: reversed,
    "round": lambda: round,
    "set": lambda: set,
    "setattr": lambda: setattr,
    "slice": lambda: slice,
    "sorted": lambda: sorted,
    "staticmethod": lambda: staticmethod,
    "str": lambda: str,
    "sum": lambda: sum,
    "super": lambda: super,
    "sys": lambda: sys,
    "tuple": lambda: tuple,
    "type": lambda: type,
    "vars": lambda: vars,
    "zip": lambda: zip,
}
del __name__  # of this module: without it, that of the builtins is found
there = []
for name, probe in PROBES.items():
    try:
        probe()
        there.append(name)
    except NameError:
        pass
EXPECTED = """
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
""".split()
missing = [name for name in EXPECTED if name not in there]
further = [name for name in there if name not in EXPECTED]
if missing or further:
    raise SystemError(f"missing {missing}, further {further}")
print("contained")
