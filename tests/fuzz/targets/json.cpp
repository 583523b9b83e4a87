// JSON: reads any text, writes the value in many forms, and reads it again.
//
// The first byte chooses how the value is written, and the rest is the text.
#include "guest.h"
#include "input.h"

using namespace hognose;

namespace {

constexpr const char* kProgram = R"(
import json
def equal(a, b):
    return repr(a) == repr(b)

class Odd:
    def __init__(self, value): self.value = value
class Number(int):
    def __repr__(self): return '"'
class Text(str):
    def __str__(self): return 'x'
class Table(dict):
    def items(self): return [('a', 1), (2, self.get('a'))]

def hooked(value):
    """The same structure with objects that the writer does not know, or that lie."""
    if type(value) is list: return [hooked(item) for item in value] + [Number(3), Text('t')]
    if type(value) is dict: return Table({key: hooked(item) for key, item in value.items()})
    return Odd(value)

def replaced(value):
    return value.value if choice & 1 else [Odd(value.value)][:choice & 2]

def look(value, text):
    plain = json.dumps(value)
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return  # two lone surrogates side by side come back as the character that they escape
    assert equal(json.loads(plain), value), plain
    assert plain.isascii()
    indent = (None, 0, 3, '\t', '', -1)[choice % 6]
    separators = (None, (',', ':'), (' , ', ' : '))[choice % 3]
    keys = bool(choice & 8)
    form = json.dumps(value, indent=indent, separators=separators, ensure_ascii=bool(choice & 4), sort_keys=keys)
    again = json.loads(form)
    if not keys: assert equal(again, value), form
    assert equal(json.loads(json.dumps(again, sort_keys=True)), json.loads(json.dumps(value, sort_keys=True)))
    assert json.loads(plain, object_pairs_hook=dict) == json.loads(plain, object_hook=lambda found: found) or 'NaN' in plain
    json.loads(plain, parse_int=str, parse_float=bytes if choice & 16 else float, parse_constant=str) if 'e' not in plain and '.' not in plain else 0
    assert ''.join(json.JSONEncoder(indent=indent).iterencode(value)) == json.dumps(value, indent=indent)
    try:
        json.dumps(hooked(value), default=replaced, skipkeys=bool(choice & 32), indent=indent, allow_nan=bool(choice & 64))
    except (TypeError, ValueError, RecursionError):
        pass

for source in text, text.decode('utf-8', 'surrogateescape' if choice & 1 else 'replace'):
    try:
        value = json.loads(source, strict=bool(choice & 128))
    except UnicodeDecodeError:
        continue
    except json.JSONDecodeError as error:
        assert 0 <= error.pos <= len(error.doc) and error.lineno >= 1 and error.colno >= 1
    except ValueError as error:
        assert 'digits' in str(error), error
    else:
        look(value, source)
    try:
        json.JSONDecoder().raw_decode(source if type(source) is str else '[' , choice % 7)
    except ValueError:
        pass
)";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const fuzz::FixedProgram program(kProgram, "json.py");
  fuzz::Input input(data, size);
  int64_t choice = input.byte();
  program.run({{"choice", choice}, {"text", HostValue::bytes(std::string(input.rest()))}});
  return 0;
}
