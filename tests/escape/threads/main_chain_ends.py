# A program that calls what ends a thread ends no chain of frames that native code waits for.
# option: --allow-import threading
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import threading

library = threading.Thread.start.__globals__["_start_joinable_thread"].__globals__
seen = []


class Handle:
    def _set_done(self):
        pass


def end(number):
    thread = library["_running"]
    numbers = dict(library["_threads_by_number"])
    thread.function, thread.args, thread.kwargs, thread.handle = int, (), {}, Handle()
    library["start_new_thread"](int, ())
    try:
        library["_first_frame"]()
        seen.append("ended")
    except RuntimeError as error:
        seen.append(str(error))
    library["_threads_by_number"].update(numbers)
    library["_running"] = thread
    return number


end(0)
assert sorted([2, 1], key=end) == [1, 2]
print("contained" if seen == ["this thread cannot end here"] * 3 else f"ESCAPED {seen}")
