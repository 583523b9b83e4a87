# option: --policy standard
# sys.flags and its relatives: named items, and flags with fields beyond the sequence.
import re
import sys

hidden = {"gil", "thread_inherit_context", "context_aware_warnings"}
print(len(sys.flags), type(sys.flags).n_sequence_fields, type(sys.flags).n_fields)
print(type(sys.flags).__match_args__)
print(re.findall(r"(\w+)=", repr(sys.flags)) == list(type(sys.flags).__match_args__))
print(re.findall(r"=([^,)]+)", repr(sys.flags)) == [repr(item) for item in sys.flags])
kind, (items, extra) = sys.flags.__reduce__()
print(kind is type(sys.flags), items == sys.flags, set(extra) == hidden)
print(all(extra[name] == getattr(sys.flags, name) for name in hidden))
print([name for name in type(sys.flags).__match_args__
       if getattr(sys.flags, name) != sys.flags[type(sys.flags).__match_args__.index(name)]])

for value in sys.version_info, sys.float_info, sys.int_info, sys.hash_info:
    kind = type(value)
    print(kind.__name__, len(value), kind.n_sequence_fields, kind.n_fields, kind.n_unnamed_fields)
    print(kind.__match_args__, value.__reduce__()[1][1])
    print(repr(value).count("=") == len(value))

#> 18 18 21
#> ('debug', 'inspect', 'interactive', 'optimize', 'dont_write_bytecode', 'no_user_site', 'no_site', 'ignore_environment', 'verbose', 'bytes_warning', 'quiet', 'hash_randomization', 'isolated', 'dev_mode', 'utf8_mode', 'warn_default_encoding', 'safe_path', 'int_max_str_digits')
#> True
#> True
#> True True True
#> True
#> []
#> version_info 5 5 5 0
#> ('major', 'minor', 'micro', 'releaselevel', 'serial') {}
#> True
#> float_info 11 11 11 0
#> ('max', 'max_exp', 'max_10_exp', 'min', 'min_exp', 'min_10_exp', 'dig', 'mant_dig', 'epsilon', 'radix', 'rounds') {}
#> True
#> int_info 4 4 4 0
#> ('bits_per_digit', 'sizeof_digit', 'default_max_str_digits', 'str_digits_check_threshold') {}
#> True
#> hash_info 9 9 9 0
#> ('width', 'modulus', 'inf', 'nan', 'imag', 'algorithm', 'hash_bits', 'seed_bits', 'cutoff') {}
#> True
