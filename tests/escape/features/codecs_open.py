# The feature codecs opens the module codecs.
# option: --enable codecs
# expect-strict: contained
# expect-standard: contained
import codecs

assert codecs.lookup('utf-8').name == 'utf-8'
print("contained")
