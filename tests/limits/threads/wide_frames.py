# Deep chains of frames with many variables are suspended and moved; they do not run into each other.
# option: --allow-import threading
# expect: ok
# output: done
# generate: "import threading\nevent = threading.Event()\n"
# generate: "def deepen(level):\n" + "".join(f"    v{i} = level\n" for i in range(240))

    if level:
        deepen(level - 1)
    else:
        event.wait(0.001)
    assert v0 == v120 == v239 == level


def key(item):
    event.wait(0.001)
    return item


threads = [threading.Thread(target=deepen, args=(800,)) for _ in range(4)]
threads += [threading.Thread(target=sorted, args=([2, 1],), kwargs={"key": key}) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("done")
