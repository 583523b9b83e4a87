from ..other import y
z=y+1
