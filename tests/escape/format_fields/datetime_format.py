# datetime's __format__ is strftime: no attributes.
# option: --allow-import=datetime
# expect-strict: contained
# expect-standard: contained
import datetime

text = format(datetime.date(2026, 1, 1), "%Y {0.__class__}")
print("contained" if text == "2026 {0.__class__}" else "ESCAPED " + text)
