# Native numbers of threads are never given again, though the numbers that identify them are.
# option: --policy standard
import threading

seen = []


def work():
    seen.append((threading.get_native_id(), threading.current_thread().native_id))


threads = []
for _ in range(5):
    threads.append(threading.Thread(target=work))
    threads[-1].start()
    threads[-1].join()
numbers = [threading.get_native_id()] + [thread.native_id for thread in threads]
print(len(set(numbers)), seen == [(number, number) for number in numbers[1:]], threading.main_thread().native_id in numbers)
#> 6 True True
