# max-seconds: 3
# option: --policy standard --max-time 0.5
# expect: timeout
import itertools
import statistics

statistics.variance(itertools.cycle([1.5, 2]))
