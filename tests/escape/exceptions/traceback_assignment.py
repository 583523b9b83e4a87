# __traceback__ takes tracebacks only.
# expect-strict: TypeError: __traceback__ must be a traceback or None
# expect-standard: TypeError: __traceback__ must be a traceback or None
ValueError().__traceback__ = object()
print("ESCAPED")
