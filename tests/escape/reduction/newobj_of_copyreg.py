# copyreg.__newobj__ calls cls.__new__: of safe classes only.
# option: --allow-import=copyreg
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import copyreg

copyreg.__newobj__(type(x for x in ()))
print("ESCAPED")
