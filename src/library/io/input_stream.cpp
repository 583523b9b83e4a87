// Reading from sys.stdin: the lines that the host supplies.
//
// The run's Input holds the lines as bytes. When a call reads part of a line, the rest goes back
// into the Input.
#include <algorithm>

#include "library/io/streams.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Result<void> check_readable(Vm& vm, Value self) {
  TRY(check_stream_open(vm, self));
  if (vm.cell<TextStream>(self)->stream == kInputStream) return {};
  return vm.raise(TypeId::OSError, "not readable");
}

// Returns up to `limit` characters of the next line; null at the end of the input.
Result<Str*> take(Vm& vm, uint64_t limit) {
  Input& input = vm.host.output->input();
  std::string_view bytes = TRY(input.next_line());
  if (bytes.empty()) return static_cast<Str*>(nullptr);
  Str* replace = TRY(intern(vm, "replace"));
  Str* line = TRY(decode_bytes_calling(vm, reinterpret_cast<const uint8_t*>(bytes.data()),
                                       bytes.size(), nullptr, replace));
  if (limit >= line->length) return line;
  auto end = static_cast<uint32_t>(limit);
  StringBuilder rest(vm);
  TRY(rest.append_part(line, end, line->length));
  const Bytes* encoded = TRY(encode_string_calling(vm, TRY(rest.finish()), nullptr, nullptr));
  input.put_back({reinterpret_cast<const char*>(encoded->data.data()), encoded->length});
  StringBuilder text(vm);
  TRY(text.append_part(line, 0, end));
  return text.finish();
}

// Converts the size argument: None or a negative number means no limit.
Result<uint64_t> limit_of(Vm& vm, Value size) {
  if (size.is_none()) return UINT64_MAX;
  int64_t limit = TRY(index_int64_calling(vm, size, OutOfRange::Clamp));
  return limit < 0 ? UINT64_MAX : static_cast<uint64_t>(limit);
}

}  // namespace

Result<Value> stream_read(Vm& vm, const Value* arguments) {
  TRY(check_readable(vm, arguments[0]));
  uint64_t limit = TRY(limit_of(vm, arguments[1]));
  StringBuilder text(vm);
  while (text.length() < limit) {
    Str* part = TRY(take(vm, limit - text.length()));
    if (part == nullptr) break;
    TRY(text.append(part));
  }
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> stream_readline(Vm& vm, const Value* arguments) {
  TRY(check_readable(vm, arguments[0]));
  uint64_t limit = TRY(limit_of(vm, arguments[1]));
  if (limit == 0) return Value::from_cell(vm.empty_string());
  Str* line = TRY(take(vm, limit));
  return Value::from_cell(line == nullptr ? vm.empty_string() : line);
}

Result<Value> stream_readlines(Vm& vm, const Value* arguments) {
  TRY(check_readable(vm, arguments[0]));
  uint64_t limit = TRY(limit_of(vm, arguments[1]));
  if (limit == 0) limit = UINT64_MAX;  // a hint of 0 means no limit
  List* lines = TRY(make_list(vm, nullptr, 0));
  for (uint64_t count = 0; count < limit;) {
    TRY(vm.meter.charge(1));
    Str* line = TRY(take(vm, UINT64_MAX));
    if (line == nullptr) break;
    count += line->length;
    TRY(list_append(vm, lines, Value::from_cell(line)));
  }
  return Value::from_cell(lines);
}

Result<Value> stream_next(Vm& vm, Value self) {
  TRY(check_readable(vm, self));
  Str* line = TRY(take(vm, UINT64_MAX));
  return line == nullptr ? Value::undefined() : Value::from_cell(line);
}

}  // namespace hognose
