# The feature unicodedata opens the module unicodedata.
# option: --enable unicodedata
# expect-strict: contained
# expect-standard: contained
import unicodedata

assert unicodedata.category('a') == 'Ll'
print("contained")
