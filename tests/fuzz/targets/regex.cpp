// Regular expressions: a pattern and a text, through the module `re`.
//
// The first byte chooses flags, and bytes or text. The first line after it is the pattern, the
// second a template for replacements, and the rest the subject. For any match, spans must be within
// the subject and agree with the groups, and split() must lose nothing of the subject.
#include "guest.h"
#include "input.h"

using namespace hognose;

namespace {

constexpr const char* kProgram = R"(
import re
def text_of(data):
    return data if in_bytes else data.decode('utf-8', 'surrogateescape')
pattern, template, subject = text_of(pattern), text_of(template), text_of(subject)
nothing = subject[:0]

def check(match):
    for number in range(match.re.groups + 1):
        start, end = match.span(number)
        if start == -1:
            assert end == -1 and match[number] is None
        else:
            assert 0 <= start <= end <= len(subject), (start, end)
            assert match[number] == subject[start:end]
    assert match.lastindex is None or match.span(match.lastindex) != (-1, -1)
    return match[0]

def look(compiled):
    for match in compiled.match(subject), compiled.search(subject), compiled.fullmatch(subject):
        if match: check(match)
    whole = compiled.fullmatch(subject)
    if whole: assert whole.span() == (0, len(subject))
    middle = len(subject) // 2
    later = compiled.search(subject, middle, middle + 5)
    if later: assert middle <= later.start() <= later.end() <= middle + 5
    found = list(compiled.finditer(subject))
    texts = [check(match) for match in found]
    ends = [0] + [match.end() for match in found]
    assert all(match.start() >= end for match, end in zip(found, ends))
    assert compiled.sub(lambda match: match[0], subject) == subject
    replaced, count = compiled.subn(nothing, subject)
    assert count == len(found) and len(replaced) == len(subject) - sum(map(len, texts))
    if compiled.groups == 0:
        assert compiled.findall(subject) == texts
        parts = compiled.split(subject)
        assert len(parts) == len(found) + 1
        assert nothing.join(parts) == replaced
    compiled.split(subject, 2)
    try:
        compiled.sub(template, subject)
        if found: found[-1].expand(template)
    except (re.error, IndexError):
        pass
    repr(compiled)
    assert re.compile(compiled.pattern, flags) == compiled
    assert compiled.scanner(subject).search() is None or found

try:
    compiled = re.compile(pattern, flags)
except (re.error, ValueError, OverflowError):
    pass
else:
    look(compiled)
quoted = re.escape(subject)
assert re.fullmatch(quoted, subject)
)";

constexpr int64_t kFlags[] = {2, 8, 16, 64, 256};  // I, M, S, X, A

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const fuzz::FixedProgram program(kProgram, "regex.py");
  fuzz::Input input(data, size);
  uint8_t choice = input.byte();
  int64_t flags = 0;
  for (unsigned i = 0; i < std::size(kFlags); ++i) {
    if ((choice >> i & 1) != 0) flags |= kFlags[i];
  }
  bool in_bytes = (choice & 64) != 0;
  std::string_view pattern = input.line(), replacement = input.line();
  program.run({{"flags", flags},
               {"in_bytes", in_bytes},
               {"pattern", HostValue::bytes(std::string(pattern))},
               {"template", HostValue::bytes(std::string(replacement))},
               {"subject", HostValue::bytes(std::string(input.take(2000)))}});
  return 0;
}
