"""What a feed waits for: an answer to a call, the value of a name, or answers to calls that are awaited."""

import builtins

MISSING = object()


class MontyComplete:
    """The end of a feed. output: the value of its last expression."""

    def __init__(self, output):
        self.output = output

    def __repr__(self):
        return f"MontyComplete(output={self.output!r})"


class _Snapshot:
    def __init__(self, feed):
        self._feed = feed
        self.script_name = feed.session.script_name

    def dump(self):
        raise NotImplementedError("a run that waits cannot be saved yet")

    def _take(self):
        if self._feed.current is not self:
            raise RuntimeError("this snapshot was resumed already, or its session is finished")
        return self._feed


class FunctionSnapshot(_Snapshot):
    """A call of a function of the host: function_name, args, kwargs; call_id counts from 0 in a feed."""

    is_os_function = False
    object_id = None
    allow_eager_await = False

    def __init__(self, feed, call_id, name, args, kwargs):
        super().__init__(feed)
        self.call_id, self.function_name, self.args, self.kwargs = call_id, name, args, kwargs

    def resume(self, result):
        """result: {"return_value": x}, {"exception": e}, {"exc_type": name, "message": text} or {"future": ...}."""
        return self._take().answer_call(self.call_id, result)

    def resume_not_handled(self):
        """Raises a NameError in the guest."""
        return self.resume({"exception": NameError(f"name {self.function_name!r} is not defined")})

    def resume_auto(self):
        """Calls the function of `external_lookup`."""
        feed = self._take()
        function = feed.session.lookup.get(self.function_name, MISSING)
        if function is MISSING:
            return self.resume_not_handled()
        return self.resume(called(function, self.args, self.kwargs))

    def __repr__(self):
        return f"FunctionSnapshot(function_name={self.function_name!r}, args={self.args!r}, kwargs={self.kwargs!r})"


class NameLookupSnapshot(_Snapshot):
    """A name without a value: variable_name."""

    object_id = None

    def __init__(self, feed, name):
        super().__init__(feed)
        self.variable_name = name

    def resume(self, *, value=MISSING):
        """Goes on with a value or a function for the name, or without: then reading it is a NameError."""
        return self._take().answer_name(self.variable_name, value)

    def resume_auto(self):
        """Goes on with what `external_lookup` has, if anything."""
        return self.resume(value=self._feed.session.lookup.get(self.variable_name, MISSING))

    def __repr__(self):
        return f"NameLookupSnapshot(variable_name={self.variable_name!r})"


class FutureSnapshot(_Snapshot):
    """Nothing of the guest can go on before one of the calls of pending_call_ids has an answer."""

    def __init__(self, feed, pending):
        super().__init__(feed)
        self.pending_call_ids = pending

    def resume(self, results):
        """results: answers by call_id, as for FunctionSnapshot.resume(); those without one stay pending."""
        return self._take().answer_futures(dict(results))

    def resume_auto(self):
        raise RuntimeError("only the host can answer these calls")

    def __repr__(self):
        return f"FutureSnapshot(pending_call_ids={self.pending_call_ids})"


def called(function, args, kwargs):
    """The answer that a call of the function gives."""
    if not callable(function):
        return {"exception": TypeError(f"{type(function).__name__!r} object is not callable")}
    try:
        value = function(*args, **kwargs)
    except Exception as error:
        return {"exception": error}
    if hasattr(value, "__await__"):
        if hasattr(value, "close"):
            value.close()
        return {"exception": TypeError("an asynchronous function of the host needs AsyncMonty")}
    return {"return_value": value}


def settled(result, allow_future):
    """(value, None) or (None, exception) of an answer; None for a future."""
    if not isinstance(result, dict):
        raise TypeError("an answer is a dict")
    keys = set(result)
    if keys == {"return_value"}:
        return result["return_value"], None
    if keys == {"exception"} and isinstance(result["exception"], BaseException):
        return None, result["exception"]
    if keys in ({"exc_type"}, {"exc_type", "message"}):
        kind = getattr(builtins, str(result["exc_type"]), None)
        if not (isinstance(kind, type) and issubclass(kind, Exception)):
            raise ValueError(f"there is no exception {result['exc_type']!r}")
        return None, kind(*([result["message"]] if "message" in result else []))
    if allow_future and keys == {"future"} and result["future"] is ...:
        return None
    raise ValueError("an answer is {'return_value': x}, {'exception': e}, {'exc_type': name, 'message': text}"
                     + (" or {'future': ...}" if allow_future else ""))
