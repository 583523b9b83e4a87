# The fields of struct_time beyond the nine of the sequence: time zone and offset.
# option: --policy standard
import time
t=time.struct_time
for f in (lambda: t("123456789", dict=None), lambda: t("123456789", {}), lambda: t("1234567890"),
          lambda: t("123", dict={}), lambda: t(None), lambda: t("123456789", dict=5),
          lambda: t("123456789ab").tm_zone, lambda: t("123456789",{'tm_zone':'X','tm_gmtoff':3}).tm_gmtoff,
          lambda: t("123456789",{'tm_mon':'X'}), lambda: t.tm_zone.__doc__, lambda: t.tm_gmtoff.__doc__,
          lambda: setattr(t("123456789"),'tm_zone',1), lambda: setattr(t("123456789"),'tm_sec',1),
          lambda: setattr(t("123456789"),'x',1), lambda: delattr(t("123456789"),'tm_zone')):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

#> TypeError time.struct_time() takes a dict as second arg, if any
#> time.struct_time(tm_year='1', tm_mon='2', tm_mday='3', tm_hour='4', tm_min='5', tm_sec='6', tm_wday='7', tm_yday='8', tm_isdst='9')
#> time.struct_time(tm_year='1', tm_mon='2', tm_mday='3', tm_hour='4', tm_min='5', tm_sec='6', tm_wday='7', tm_yday='8', tm_isdst='9')
#> TypeError time.struct_time() takes an at least 9-sequence (3-sequence given)
#> TypeError constructor requires a sequence
#> TypeError time.struct_time() takes a dict as second arg, if any
#> a
#> 3
#> TypeError time.struct_time() got duplicate or unexpected field name(s)
#> abbreviation of timezone name
#> offset from UTC in seconds
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError 'time.struct_time' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
