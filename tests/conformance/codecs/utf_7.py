# codecs: utf 7.
# option: --policy standard
print('+é'.encode('utf-7'), b'+AOk-'.decode('utf-7'))

#> b'+-+AOk-' é
