# imports: spec of built in module.
# option: --policy standard
import math
print(math.__spec__.name, math.__spec__.parent == '')

#> math True
