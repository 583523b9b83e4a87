# A view of a BytesIO that dies together with it is no error.
# option: --allow-import io,gc
import gc
import io


def make():
    stream = io.BytesIO(b"abc")
    view = stream.getbuffer()
    view[0] = 65
    return stream.getvalue()


for _ in range(50):
    print(make(), end=" ")
gc.collect()
print("done")

#> b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' b'Abc' done
