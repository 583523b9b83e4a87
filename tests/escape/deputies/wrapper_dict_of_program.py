# update_wrapper() passes the dict of a function to update() of the wrapper's object: a copy, with only
# what the program may read.
# option: --allow-import='*' --module-path ../../modules/host
# policy: {"guarded": {"add": ["solution"]}}
# expect-strict: contained
# expect-standard: contained
import functools
import vault

got = []


class Recorder:
    def update(self, entries):
        got.append(entries)


class Wrapper:
    __dict__ = Recorder()


f = vault.annotated
functools.update_wrapper(Wrapper(), f)
got[0]["visible"] = 0
got[0]["new"] = 1
print("contained" if "solution" not in got[0] and f.visible == 42 and not hasattr(f, "new")
      else "ESCAPED")
