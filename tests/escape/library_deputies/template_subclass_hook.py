# string.Template.__init_subclass__ unbound, on a class that is not a Template.
# option: --allow-import=string,math
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import math
import string

string.Template.__init_subclass__.__func__(math)
print("ESCAPED")
