# codecs: escape codecs.
# option: --policy standard
print('é\n€\\'.encode('unicode_escape'), b'\\xe9\\n\\u20ac\\N{BULLET}'.decode('unicode_escape'))
print('é€😀\n'.encode('raw_unicode_escape'), b'\\u20acx\\n'.decode('raw_unicode_escape'))
try:
    b'\\xg'.decode('unicode_escape')
except UnicodeDecodeError as error:
    print(error)

#> b'\\xe9\\n\\u20ac\\\\' é
#> €•
#> b'\xe9\\u20ac\\U0001f600\n' €x\n
#> 'unicodeescape' codec can't decode bytes in position 0-1: truncated \xXX escape
