from rings.first import other

value = 2
