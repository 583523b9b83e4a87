// Format strings: str.format, %, f-strings and format(), struct, strftime and strptime.
//
// The first byte chooses the kind of format and the second the value. The first line is the format.
// The rest is the data that is formatted or parsed with it.
#include "guest.h"
#include "input.h"

using namespace hognose;

namespace {

constexpr const char* kProgram = R"(
import datetime, string, struct, time
EXPECTED = (ValueError, TypeError, LookupError, AttributeError, OverflowError, struct.error)

class Odd:
    def __init__(self): self.a = [1, {'k': 'v'}]; self.form = form
    def __format__(self, spec): return spec[::-1]
    def __getitem__(self, key): return key
    def __repr__(self): return 'odd\xe9\u4e2d'
    def __index__(self): return 70
class Number(int):
    def __str__(self): return form
    def __int__(self): return self
class Text(str):
    def __format__(self, spec): return Text(spec)
    def __str__(self): return self

number = int.from_bytes(data[:40], 'little', signed=True)
text = data.decode('utf-8', 'surrogateescape')
try:
    real = struct.unpack('<d', (data + bytes(8))[:8])[0]
except struct.error:
    real = 0.5
VALUES = (number, -number, real, -real, text, data, 0, 1, -1, 1.0, 1e300, 0.1, 5e-324, float('inf'), float('nan'),
          complex(real, 2), True, None, 'a\u4e2d\U0001f600', Odd(), Number(5), Text('t'), (1, 2, 3), {'a': number, 'b': real},
          [1], 10 ** 40, 255, datetime.date(2024, 2, 29), 123456789.123, bytearray(b'xyz'))
value = VALUES[choice % len(VALUES)]

def by_format():
    result = format(value, form)
    assert '{:{}}'.format(value, form) == result
    assert f'{value:{form}}' == result
    if type(value) is int and type(result) is str and form.lstrip('0123456789')[:1] == '':
        assert int(result) == value

def by_str_format():
    result = form.format(value, number, real, *VALUES[:6], a=value, b=number, odd=Odd(), width=choice)
    assert isinstance(result, str)  # one field alone hands on what __format__ gave
    for piece in string.Formatter().parse(form):
        assert len(piece) == 4
    form.format_map({'a': value, 'b': Odd()})

def by_percent():
    for arguments in (value, (value,), (value, number, real), {'a': value, 'b': real}, (choice, value), (choice, 5, real)):
        try:
            assert type(form % arguments) is str
        except EXPECTED:
            pass
        try:
            raw % arguments
        except EXPECTED:
            pass

def by_f_string():
    eval('f"' + form + '"', {'v': value, 'n': number, 'r': real, 'odd': Odd()})

def by_struct():
    size = struct.calcsize(form)
    if size > 4096: return
    values = struct.unpack(form, (data + bytes(size))[:size])
    packed = struct.pack(form, *values)
    assert len(packed) == size
    assert list(map(repr, struct.unpack(form, packed))) == list(map(repr, values))
    buffer = bytearray(size + 3)
    struct.pack_into(form, buffer, 3, *values)
    assert buffer[3:] == packed
    if size: list(struct.iter_unpack(form, packed * 2))
    try:
        struct.pack(form, *[value] * len(values))
    except EXPECTED:
        pass
    memoryview(data).cast('B').cast(form) if len(form) < 3 else 0

def by_time():
    moment = datetime.datetime.fromtimestamp(number % 10 ** 10, datetime.timezone(datetime.timedelta(seconds=number % 86000)))
    written = moment.strftime(form)
    assert time.strftime(form) is not None
    format(moment, form), format(moment.date(), form), format(moment.time(), form)
    try:
        datetime.datetime.strptime(written, form)
    except EXPECTED:
        pass
    try:
        time.strptime(text, form)
    except EXPECTED:
        pass
    for read in datetime.datetime.fromisoformat, datetime.date.fromisoformat, datetime.time.fromisoformat:
        try:
            assert read(read(text).isoformat()) == read(text)
        except ValueError:
            pass

def by_template():
    template = string.Template(form)
    template.safe_substitute(a=value, b=number)
    template.substitute(a=value, b=number)

raw = form
form = form.decode('utf-8', 'surrogateescape')
ways = [by_format, by_str_format, by_percent, by_f_string, by_struct, by_time, by_template]
try:
    ways[kind % len(ways)]()
except EXPECTED:
    pass
except MemoryError:
    pass  # a width may be larger than any text
except (SyntaxError, NameError, ZeroDivisionError, RecursionError):
    assert ways[kind % len(ways)] is by_f_string or type(value) is Odd
)";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const fuzz::FixedProgram program(kProgram, "formats.py");
  fuzz::Input input(data, size);
  int64_t kind = input.byte(), choice = input.byte();
  std::string_view form = input.line();
  program.run({{"kind", kind},
               {"choice", choice},
               {"form", HostValue::bytes(std::string(form))},
               {"data", HostValue::bytes(std::string(input.take(1000)))}});
  return 0;
}
