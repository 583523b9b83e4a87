# option: --policy standard --enable files
# A file that nobody closed is closed when it dies, with a ResourceWarning that is not shown by default.
import gc
import os
import tempfile
import warnings

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())
for mode, buffering in (("w", -1), ("wb", -1), ("rb", 0), ("r+b", -1), ("rb", -1)):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        open("x", mode, buffering)
        gc.collect()
    print([(each.category.__name__, str(each.message)) for each in caught])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with open("x") as file:
        pass
    del file
    descriptor = os.open("x", os.O_RDONLY)
    stream = open(descriptor, closefd=False)
    del stream
    gc.collect()
    os.close(descriptor)
print(len(caught))
os.chdir(HOME)

#> [('ResourceWarning', "unclosed file <_io.TextIOWrapper name='x' mode='w' encoding='UTF-8'>")]
#> [('ResourceWarning', "unclosed file <_io.BufferedWriter name='x'>")]
#> [('ResourceWarning', "unclosed file <_io.FileIO name='x' mode='rb' closefd=True>")]
#> [('ResourceWarning', "unclosed file <_io.BufferedRandom name='x'>")]
#> [('ResourceWarning', "unclosed file <_io.BufferedReader name='x'>")]
#> 0
