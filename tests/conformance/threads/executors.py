# option: --policy standard
# python: 3.11
# concurrent.futures: results, errors, callbacks, waiting and cancelling.
import concurrent.futures
import time


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def slowly(number):
    time.sleep(number / 100)
    return number * number


with concurrent.futures.ThreadPoolExecutor(max_workers=3) as pool:
    print(list(pool.map(slowly, [3, 1, 2])), list(pool.map(pow, [2, 3], [3, 2])))
    futures = [pool.submit(slowly, number) for number in (5, 1, 3)]
    print([future.result() for future in concurrent.futures.as_completed(futures)])
    failing = pool.submit(lambda: 1 / 0)
    print(attempt(failing.result), type(failing.exception()).__name__, failing.done())
    marks = []
    marked = pool.submit(slowly, 2)
    marked.add_done_callback(lambda future: marks.append(future.result()))
    print(marked.result(), marks)
    done, rest = concurrent.futures.wait([pool.submit(slowly, 1), pool.submit(slowly, 9)],
                                         return_when=concurrent.futures.FIRST_COMPLETED)
    print(len(done), len(rest))
    print(attempt(pool.submit(slowly, 50).result, timeout=0.01).strip())
    print(attempt(lambda: list(pool.map(lambda value: 1 / value, [1, 0]))))
print(attempt(pool.submit, print))
with concurrent.futures.ThreadPoolExecutor(1) as pool:
    first = pool.submit(slowly, 5)
    second = pool.submit(slowly, 1)
    print(second.cancel(), second.cancelled(), attempt(second.result), first.result())
print(attempt(concurrent.futures.ThreadPoolExecutor, 0))
future = concurrent.futures.Future()
print(future.done(), attempt(future.result, 0.001), future.set_result(4), future.result(), attempt(future.set_result, 5).split(":")[0])

#> [9, 1, 4] [8, 9]
#> [1, 9, 25]
#> ZeroDivisionError: division by zero ZeroDivisionError True
#> 4 [4]
#> 1 1
#> TimeoutError:
#> ZeroDivisionError: division by zero
#> RuntimeError: cannot schedule new futures after shutdown
#> True True CancelledError:  25
#> ValueError: max_workers must be greater than 0
#> False TimeoutError:  None 4 InvalidStateError
