# codecs: single byte tables.
# option: --policy standard
print('€'.encode('cp1252'), b'\x80\x93'.decode('cp1252'), 'é'.encode('cp437'), 'я'.encode('koi8-r'),
      'я'.encode('cp1251'), 'ÿ'.encode('iso8859-15'))

#> b'\x80' €“ b'\x82' b'\xd1' b'\xff' b'\xff'
