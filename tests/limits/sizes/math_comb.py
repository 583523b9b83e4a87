# A binomial coefficient with a lower index near 2**62.
# option: --allow-import *
# option: --max-time 2
# expect: timeout
import math

math.comb(2**63, 2**62)
