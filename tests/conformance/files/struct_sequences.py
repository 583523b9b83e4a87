# The results of stat(), statvfs() and get_terminal_size(), and struct_time, as classes.
# option: --policy standard --enable files
import copy
import os
import pickle
import sys
import time


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


CLASSES = os.stat_result, os.statvfs_result, os.terminal_size, time.struct_time
for cls in CLASSES:
    print(cls, cls.__module__, cls.__mro__)
    print(cls.n_fields, cls.n_sequence_fields, cls.n_unnamed_fields, cls.__match_args__)
    length, first = cls.n_sequence_fields, cls.__match_args__[0]
    made = cls(range(length))
    for count in (0, length - 1, length, length + 1, cls.n_fields, cls.n_fields + 1):
        print(attempt(cls, range(count)))
    print(attempt(cls, 5), attempt(cls, range(length), 5), attempt(cls, range(length), None))
    print(attempt(cls, range(length), {}), attempt(cls, range(length), {"other": 1}))
    print(attempt(cls, dict={}, sequence=range(length)))
    print(attempt(lambda: made.__dict__), attempt(lambda: made.other))
    print(attempt(setattr, made, first, 1), attempt(delattr, made, first), attempt(setattr, made, "other", 1))
    print(made.__reduce__(), made[:2], type(made + (1,)), made == tuple(range(length)))
    print(attempt(made.__replace__, **{first: 77}), attempt(made.__replace__, other=1))
    print(attempt(copy.replace, made, **{first: 77}), hash(made) == hash(tuple(range(length))))
    print(copy.copy(made) == copy.deepcopy(made) == pickle.loads(pickle.dumps(made)))
    print(attempt(type, "Derived", (cls,), {}), attempt(cls.__new__, tuple, ()))
    print(attempt(tuple.__new__, cls, range(length)), attempt(object.__new__, cls))
    print(attempt(cls.__dict__[first].__get__, (1, 2)), cls.__dict__[first].__name__)

# Hidden fields come from the sequence, else from the dict.
HIDDEN = [name for name in dir(os.stat_result) if name.startswith("st_")]
for given in (os.stat_result(range(10)), os.stat_result(range(12)), os.stat_result(range(19)),
              os.stat_result(range(10), {"st_atime": 5, "st_mtime_ns": 7, "st_blocks": 9}),
              os.stat_result(range(10), {"st_atime": None})):
    print({name: getattr(given, name) for name in HIDDEN})
    print(given.__reduce__())
for count, fields in ((9, {"tm_zone": "X"}), (9, {"tm_gmtoff": 1, "tm_zone": 2}), (10, {"tm_zone": 1}),
                      (10, {"tm_gmtoff": 1}), (9, {"tm_year": 1}), (9, {"tm_zone": 3, "other": 1})):
    given = attempt(time.struct_time, range(count), fields)
    print(given.__reduce__() if isinstance(given, time.struct_time) else given)
zoned = time.struct_time(range(11))
print(zoned.__replace__(tm_zone="Z").__reduce__(), zoned.__replace__(tm_mon=3, tm_gmtoff=None).__reduce__())


class Changing(dict):
    def __getitem__(self, key):
        print("read")

    def __len__(self):
        return 0


print(time.struct_time(range(9), Changing(tm_zone="kept")).tm_zone)
print(attempt(time.struct_time, Changing(a=1)))

match os.stat("."):
    case os.stat_result(mode, st_nlink=links):
        print(mode & 0o170000 == 0o040000, links > 0)
match os.terminal_size((80, 24)):
    case [columns, lines]:
        print(columns, lines)

print(sys.version_info.__replace__(major=4)[:2], attempt(type(sys.version_info), range(5)))
print(attempt(sys.version_info.__replace__, other=1), sys.flags.__reduce__()[1][1])
print(time.gmtime(0).__reduce__(), time.strptime("2020", "%Y").__reduce__())


def kind(value):
    match value:
        case [first, *rest]:
            return first, len(rest)
        case _:
            return None


print(kind(os.terminal_size((80, 24))), kind(sys.version_info), kind(time.gmtime(0)), kind("ab"))

#> <class 'os.stat_result'> os (<class 'os.stat_result'>, <class 'tuple'>, <class 'object'>)
#> 19 10 3 ('st_mode', 'st_ino', 'st_dev', 'st_nlink', 'st_uid', 'st_gid', 'st_size')
#> TypeError: os.stat_result() takes an at least 10-sequence (0-sequence given)
#> TypeError: os.stat_result() takes an at least 10-sequence (9-sequence given)
#> os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
#> os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
#> os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
#> TypeError: os.stat_result() takes an at most 19-sequence (20-sequence given)
#> TypeError: constructor requires a sequence TypeError: os.stat_result() takes a dict as second arg, if any TypeError: os.stat_result() takes a dict as second arg, if any
#> os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9) TypeError: os.stat_result() got duplicate or unexpected field name(s)
#> os.stat_result(st_mode=0, st_ino=1, st_dev=2, st_nlink=3, st_uid=4, st_gid=5, st_size=6, st_atime=7, st_mtime=8, st_ctime=9)
#> AttributeError: 'os.stat_result' object has no attribute '__dict__' AttributeError: 'os.stat_result' object has no attribute 'other'
#> AttributeError: readonly attribute AttributeError: readonly attribute AttributeError: 'os.stat_result' object has no attribute 'other' and no __dict__ for setting new attributes
#> (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 7, 'st_mtime': 8, 'st_ctime': 9, 'st_atime_ns': None, 'st_mtime_ns': None, 'st_ctime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_rdev': None})) (0, 1) <class 'tuple'> True
#> TypeError: __replace__() is not supported for os.stat_result because it has unnamed field(s) TypeError: __replace__() is not supported for os.stat_result because it has unnamed field(s)
#> TypeError: __replace__() is not supported for os.stat_result because it has unnamed field(s) True
#> True
#> TypeError: type 'os.stat_result' is not an acceptable base type TypeError: os.stat_result.__new__(tuple): tuple is not a subtype of os.stat_result
#> TypeError: tuple.__new__(os.stat_result) is not safe, use os.stat_result.__new__() TypeError: object.__new__(os.stat_result) is not safe, use os.stat_result.__new__()
#> TypeError: descriptor 'st_mode' for 'os.stat_result' objects doesn't apply to a 'tuple' object st_mode
#> <class 'os.statvfs_result'> os (<class 'os.statvfs_result'>, <class 'tuple'>, <class 'object'>)
#> 11 10 0 ('f_bsize', 'f_frsize', 'f_blocks', 'f_bfree', 'f_bavail', 'f_files', 'f_ffree', 'f_favail', 'f_flag', 'f_namemax')
#> TypeError: os.statvfs_result() takes an at least 10-sequence (0-sequence given)
#> TypeError: os.statvfs_result() takes an at least 10-sequence (9-sequence given)
#> os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9)
#> os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9)
#> os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9)
#> TypeError: os.statvfs_result() takes an at most 11-sequence (12-sequence given)
#> TypeError: constructor requires a sequence TypeError: os.statvfs_result() takes a dict as second arg, if any TypeError: os.statvfs_result() takes a dict as second arg, if any
#> os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9) TypeError: os.statvfs_result() got duplicate or unexpected field name(s)
#> os.statvfs_result(f_bsize=0, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9)
#> AttributeError: 'os.statvfs_result' object has no attribute '__dict__' AttributeError: 'os.statvfs_result' object has no attribute 'other'
#> AttributeError: readonly attribute AttributeError: readonly attribute AttributeError: 'os.statvfs_result' object has no attribute 'other' and no __dict__ for setting new attributes
#> (<class 'os.statvfs_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'f_fsid': None})) (0, 1) <class 'tuple'> True
#> os.statvfs_result(f_bsize=77, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9) TypeError: Got unexpected field name(s): ['other']
#> os.statvfs_result(f_bsize=77, f_frsize=1, f_blocks=2, f_bfree=3, f_bavail=4, f_files=5, f_ffree=6, f_favail=7, f_flag=8, f_namemax=9) True
#> True
#> TypeError: type 'os.statvfs_result' is not an acceptable base type TypeError: os.statvfs_result.__new__(tuple): tuple is not a subtype of os.statvfs_result
#> TypeError: tuple.__new__(os.statvfs_result) is not safe, use os.statvfs_result.__new__() TypeError: object.__new__(os.statvfs_result) is not safe, use os.statvfs_result.__new__()
#> TypeError: descriptor 'f_bsize' for 'os.statvfs_result' objects doesn't apply to a 'tuple' object f_bsize
#> <class 'os.terminal_size'> os (<class 'os.terminal_size'>, <class 'tuple'>, <class 'object'>)
#> 2 2 0 ('columns', 'lines')
#> TypeError: os.terminal_size() takes a 2-sequence (0-sequence given)
#> TypeError: os.terminal_size() takes a 2-sequence (1-sequence given)
#> os.terminal_size(columns=0, lines=1)
#> TypeError: os.terminal_size() takes a 2-sequence (3-sequence given)
#> os.terminal_size(columns=0, lines=1)
#> TypeError: os.terminal_size() takes a 2-sequence (3-sequence given)
#> TypeError: constructor requires a sequence TypeError: os.terminal_size() takes a dict as second arg, if any TypeError: os.terminal_size() takes a dict as second arg, if any
#> os.terminal_size(columns=0, lines=1) TypeError: os.terminal_size() got duplicate or unexpected field name(s)
#> os.terminal_size(columns=0, lines=1)
#> AttributeError: 'os.terminal_size' object has no attribute '__dict__' AttributeError: 'os.terminal_size' object has no attribute 'other'
#> AttributeError: readonly attribute AttributeError: readonly attribute AttributeError: 'os.terminal_size' object has no attribute 'other' and no __dict__ for setting new attributes
#> (<class 'os.terminal_size'>, ((0, 1), {})) (0, 1) <class 'tuple'> True
#> os.terminal_size(columns=77, lines=1) TypeError: Got unexpected field name(s): ['other']
#> os.terminal_size(columns=77, lines=1) True
#> True
#> TypeError: type 'os.terminal_size' is not an acceptable base type TypeError: os.terminal_size.__new__(tuple): tuple is not a subtype of os.terminal_size
#> TypeError: tuple.__new__(os.terminal_size) is not safe, use os.terminal_size.__new__() TypeError: object.__new__(os.terminal_size) is not safe, use os.terminal_size.__new__()
#> TypeError: descriptor 'columns' for 'os.terminal_size' objects doesn't apply to a 'tuple' object columns
#> <class 'time.struct_time'> time (<class 'time.struct_time'>, <class 'tuple'>, <class 'object'>)
#> 11 9 0 ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday', 'tm_yday', 'tm_isdst')
#> TypeError: time.struct_time() takes an at least 9-sequence (0-sequence given)
#> TypeError: time.struct_time() takes an at least 9-sequence (8-sequence given)
#> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> TypeError: time.struct_time() takes an at most 11-sequence (12-sequence given)
#> TypeError: constructor requires a sequence TypeError: time.struct_time() takes a dict as second arg, if any TypeError: time.struct_time() takes a dict as second arg, if any
#> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8) TypeError: time.struct_time() got duplicate or unexpected field name(s)
#> time.struct_time(tm_year=0, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8)
#> AttributeError: 'time.struct_time' object has no attribute '__dict__' AttributeError: 'time.struct_time' object has no attribute 'other'
#> AttributeError: readonly attribute AttributeError: readonly attribute AttributeError: 'time.struct_time' object has no attribute 'other' and no __dict__ for setting new attributes
#> (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': None, 'tm_gmtoff': None})) (0, 1) <class 'tuple'> True
#> time.struct_time(tm_year=77, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8) TypeError: Got unexpected field name(s): ['other']
#> time.struct_time(tm_year=77, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=6, tm_yday=7, tm_isdst=8) True
#> True
#> TypeError: type 'time.struct_time' is not an acceptable base type TypeError: time.struct_time.__new__(tuple): tuple is not a subtype of time.struct_time
#> TypeError: tuple.__new__(time.struct_time) is not safe, use time.struct_time.__new__() TypeError: object.__new__(time.struct_time) is not safe, use time.struct_time.__new__()
#> TypeError: descriptor 'tm_year' for 'time.struct_time' objects doesn't apply to a 'tuple' object tm_year
#> {'st_atime': 7, 'st_atime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_ctime': 9, 'st_ctime_ns': None, 'st_dev': 2, 'st_gid': 5, 'st_ino': 1, 'st_mode': 0, 'st_mtime': 8, 'st_mtime_ns': None, 'st_nlink': 3, 'st_rdev': None, 'st_size': 6, 'st_uid': 4}
#> (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 7, 'st_mtime': 8, 'st_ctime': 9, 'st_atime_ns': None, 'st_mtime_ns': None, 'st_ctime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_rdev': None}))
#> {'st_atime': 10, 'st_atime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_ctime': 9, 'st_ctime_ns': None, 'st_dev': 2, 'st_gid': 5, 'st_ino': 1, 'st_mode': 0, 'st_mtime': 11, 'st_mtime_ns': None, 'st_nlink': 3, 'st_rdev': None, 'st_size': 6, 'st_uid': 4}
#> (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 10, 'st_mtime': 11, 'st_ctime': 9, 'st_atime_ns': None, 'st_mtime_ns': None, 'st_ctime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_rdev': None}))
#> {'st_atime': 10, 'st_atime_ns': 13, 'st_blksize': 16, 'st_blocks': 17, 'st_ctime': 12, 'st_ctime_ns': 15, 'st_dev': 2, 'st_gid': 5, 'st_ino': 1, 'st_mode': 0, 'st_mtime': 11, 'st_mtime_ns': 14, 'st_nlink': 3, 'st_rdev': 18, 'st_size': 6, 'st_uid': 4}
#> (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 10, 'st_mtime': 11, 'st_ctime': 12, 'st_atime_ns': 13, 'st_mtime_ns': 14, 'st_ctime_ns': 15, 'st_blksize': 16, 'st_blocks': 17, 'st_rdev': 18}))
#> {'st_atime': 5, 'st_atime_ns': None, 'st_blksize': None, 'st_blocks': 9, 'st_ctime': 9, 'st_ctime_ns': None, 'st_dev': 2, 'st_gid': 5, 'st_ino': 1, 'st_mode': 0, 'st_mtime': 8, 'st_mtime_ns': 7, 'st_nlink': 3, 'st_rdev': None, 'st_size': 6, 'st_uid': 4}
#> (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 5, 'st_mtime': 8, 'st_ctime': 9, 'st_atime_ns': None, 'st_mtime_ns': 7, 'st_ctime_ns': None, 'st_blksize': None, 'st_blocks': 9, 'st_rdev': None}))
#> {'st_atime': 7, 'st_atime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_ctime': 9, 'st_ctime_ns': None, 'st_dev': 2, 'st_gid': 5, 'st_ino': 1, 'st_mode': 0, 'st_mtime': 8, 'st_mtime_ns': None, 'st_nlink': 3, 'st_rdev': None, 'st_size': 6, 'st_uid': 4}
#> (<class 'os.stat_result'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), {'st_atime': 7, 'st_mtime': 8, 'st_ctime': 9, 'st_atime_ns': None, 'st_mtime_ns': None, 'st_ctime_ns': None, 'st_blksize': None, 'st_blocks': None, 'st_rdev': None}))
#> (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': 'X', 'tm_gmtoff': None}))
#> (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': 2, 'tm_gmtoff': 1}))
#> TypeError: time.struct_time() got duplicate or unexpected field name(s)
#> (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': 9, 'tm_gmtoff': 1}))
#> TypeError: time.struct_time() got duplicate or unexpected field name(s)
#> TypeError: time.struct_time() got duplicate or unexpected field name(s)
#> (<class 'time.struct_time'>, ((0, 1, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': 'Z', 'tm_gmtoff': 10})) (<class 'time.struct_time'>, ((0, 3, 2, 3, 4, 5, 6, 7, 8), {'tm_zone': 9, 'tm_gmtoff': None}))
#> kept
#> TypeError: time.struct_time() takes an at least 9-sequence (1-sequence given)
#> True True
#> 80 24
#> (4, 14) TypeError: cannot create 'sys.version_info' instances
#> TypeError: Got unexpected field name(s): ['other'] {'gil': 1, 'thread_inherit_context': 0, 'context_aware_warnings': 0}
#> (<class 'time.struct_time'>, ((1970, 1, 1, 0, 0, 0, 3, 1, 0), {'tm_zone': 'GMT', 'tm_gmtoff': 0})) (<class 'time.struct_time'>, ((2020, 1, 1, 0, 0, 0, 2, 1, -1), {'tm_zone': None, 'tm_gmtoff': None}))
#> (80, 1) (3, 4) (1970, 8) None
