// The native core of the streams in io: lines, small pieces and small writes.
//
// The classes of io are in Python. Their instances begin with a StreamCore, and reading a line or
// writing a few bytes works on it alone. Everything that needs the stream below, an error, or a
// decision goes to a Python method of the class: _next_line(), _read_line(), _read_more(),
// _write_more(). The state is that of the methods in Python: they see it as attributes (_held,
// _place, ...). Guests see these, too, so no value in a core is trusted: types and bounds are
// checked at every use.
#include "library/core/modules.h"
#include "objects/attributes/attributes.h"
#include "objects/bytes/byte_store.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"
#include "objects/text/search.h"

namespace hognose {

namespace {

// What ends a line. The numbers are those of _LINE_ENDS in io.py.
enum class LineEnd : uint8_t { Unknown, LineFeed, CarriageReturn, Both, Any };
constexpr int64_t kLastLineEnd = static_cast<int64_t>(LineEnd::Any);

struct StreamCore : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::StreamCore; }
  Value held;     // str, bytes or bytearray to read from, or None
  Value waiting;  // a bytearray of what is to be written, or None
  Value below;    // the stream below; None for the lowest, and for one over a stream of the guest
  int64_t place;  // what has not been read begins here, perhaps beyond the end of `held`
  uint32_t room;  // writes go to `waiting` (for StringIO, `held`) while it has fewer bytes
  LineEnd line_end;
  bool is_open;       // of the lowest stream
  bool is_whole;      // `held` is everything that there is to read
  bool iterates;      // next() may take a line from `held` without asking
  bool is_unwatched;  // it has no finalizer to run
};

StreamCore* core_of(const Vm& vm, Value self) { return vm.known<StreamCore>(self); }

// A text stream, a buffer and a file are three.
constexpr int kMostStreams = 3;

bool is_open(const Vm& vm, const StreamCore* core) {
  for (int i = 0; i < kMostStreams; ++i) {
    const StreamCore* below = vm.as<StreamCore>(core->below, TypeId::StreamCore);
    if (below == nullptr) return core->is_open;
    core = below;
  }
  return false;
}

Result<Value> call_own_calling(Vm& vm, Value self, const char* method,
                               std::initializer_list<Value> arguments) {
  Str* name = TRY(intern(vm, method));
  return vm.call(TRY(get_attribute_calling(vm, self, name)), arguments);
}

Failure raise_wrong_state(Vm& vm) { return vm.raise(TypeId::TypeError, "wrong state of a stream"); }

// --- reading

uint32_t held_length(const Vm& vm, const StreamCore* core) {
  if (vm.is_exactly(core->held, TypeId::Str)) return vm.known<Str>(core->held)->length;
  return vm.is_exactly(core->held, TypeId::Bytes) || vm.is_exactly(core->held, TypeId::Bytearray)
             ? view_of(vm, core->held).count
             : 0;
}

template <class Unit>
Result<int64_t> find_unit(Vm& vm, Units<Unit> text, int64_t from, int64_t stop, char wanted) {
  const Unit unit = static_cast<Unit>(wanted);
  Search<Unit> search(vm);
  search.set(&unit, 1);
  return search.find(text.data, from, stop);
}

// The position after the first end of a line from there on. -1 if there is none, or if only what
// follows can tell.
template <class Unit>
Result<int64_t> find_line_end(Vm& vm, Units<Unit> text, int64_t from, LineEnd kind) {
  const int64_t count = text.count;
  HOGNOSE_CHECK(from >= 0);
  if (kind == LineEnd::Both) {
    const Unit both[] = {'\r', '\n'};
    Search<Unit> search(vm);
    search.set(both, 2);
    int64_t found = TRY(search.find(text.data, from, count));
    return found < 0 ? found : found + 2;
  }
  if (kind == LineEnd::LineFeed || kind == LineEnd::CarriageReturn) {
    char wanted = kind == LineEnd::LineFeed ? '\n' : '\r';
    int64_t found = TRY(find_unit(vm, text, from, count, wanted));
    return found < 0 ? found : found + 1;
  }
  // In windows, so that one kind of end is not looked for far beyond the other.
  for (int64_t window = 256; from < count; window *= 4) {
    const int64_t stop = std::min(count, from + window);
    const int64_t line_feed = TRY(find_unit(vm, text, from, stop, '\n'));
    const int64_t most = line_feed < 0 ? stop : line_feed;
    const int64_t carriage_return = TRY(find_unit(vm, text, from, most, '\r'));
    if (carriage_return >= 0) {
      const int64_t next = carriage_return + 1;
      if (next == count) return -1;
      return text[static_cast<uint32_t>(next)] == '\n' ? next + 1 : next;
    }
    if (line_feed >= 0) return line_feed + 1;
    from = stop;
  }
  return -1;
}

Result<int64_t> held_line_end(Vm& vm, const StreamCore* core) {
  if (vm.is_exactly(core->held, TypeId::Str)) {
    return with_units(vm.known<Str>(core->held), [&](auto text) {
      return find_line_end(vm, text, core->place, core->line_end);
    });
  }
  BytesView bytes = view_of(vm, core->held);
  return find_line_end(vm, Units<uint8_t>(bytes.data, bytes.count), core->place, core->line_end);
}

// Reads up to that position of `held`.
Result<Value> take(Vm& vm, StreamCore* core, int64_t stop) {
  HOGNOSE_CHECK(core->place >= 0 && core->place <= stop);
  auto first = static_cast<uint32_t>(core->place), last = static_cast<uint32_t>(stop);
  Value part = vm.is_exactly(core->held, TypeId::Str)
                   ? Value::from_cell(TRY(substring(vm, vm.known<Str>(core->held), first, last)))
                   : TRY(bytes_part(vm, core->held, first, last));
  core->place = stop;
  return part;
}

// Lines that end with a line feed, in bytes or ASCII, are by far the most common. Takes one of
// fewer bytes than a poll is due for.
Result<Value> take_common_line(Vm& vm, StreamCore* core) {
  constexpr size_t kMost = 4096;
  const uint8_t* data;
  uint32_t length;
  const bool is_text = vm.is_exactly(core->held, TypeId::Str);
  if (is_text) {
    const Str* text = vm.known<Str>(core->held);
    if (!text->is_ascii()) return Value::undefined();
    data = str_data(text);
    length = text->length;
  } else if (vm.is_exactly(core->held, TypeId::Bytes) ||
             vm.is_exactly(core->held, TypeId::Bytearray)) {
    const BytesView bytes = view_of(vm, core->held);
    data = bytes.data;
    length = bytes.count;
  } else {
    return Value::undefined();
  }
  if (core->place < 0 || core->place >= length) return Value::undefined();
  const uint8_t* line = data + core->place;
  const size_t most = std::min<size_t>(length - static_cast<size_t>(core->place), kMost);
  const void* end = std::memchr(line, '\n', most);
  if (end == nullptr) return Value::undefined();
  const auto count = static_cast<uint32_t>(static_cast<const uint8_t*>(end) - line) + 1;
  TRY(vm.meter.charge(count / 16));
  Value part = is_text ? Value::from_cell(TRY(make_ascii_part(vm, line, count)))
                       : Value::from_cell(TRY(make_bytes(vm, line, count)));
  core->place += count;
  return part;
}

// The next line, of at most that many units if `most` is not negative. Undefined, and nothing read,
// if `held` alone does not tell.
Result<Value> take_line(Vm& vm, StreamCore* core, int64_t most) {
  if (core->line_end == LineEnd::LineFeed && most < 0 && is_open(vm, core)) {
    Value line = TRY(take_common_line(vm, core));
    if (!line.is_undefined()) return line;
  }
  const int64_t length = held_length(vm, core), from = core->place;
  if (core->line_end == LineEnd::Unknown || from >= length || !is_open(vm, core)) {
    return Value::undefined();
  }
  int64_t stop = TRY(held_line_end(vm, core));
  if (stop < 0 && core->is_whole && core->line_end != LineEnd::Any) stop = length;
  if (stop < 0) return Value::undefined();
  return take(vm, core, most < 0 ? stop : std::min(stop, from + most));
}

// A size that needs no guest code: None is -1. False for other values.
bool read_size(Value value, int64_t* size) {
  if (!value.is_none() && !value.is_small_int()) return false;
  *size = value.is_none() ? -1 : value.small_int();
  return true;
}

// (self, size)
Result<Value> core_readline_calling(Vm& vm, const Value* arguments) {
  int64_t size;
  if (read_size(arguments[1], &size)) {
    Value line = TRY(take_line(vm, core_of(vm, arguments[0]), size));
    if (!line.is_undefined()) return line;
  }
  return call_own_calling(vm, arguments[0], "_read_line", {arguments[1]});
}

Result<Value> core_next_calling(Vm& vm, Value self) {
  StreamCore* core = core_of(vm, self);
  if (core->iterates) {
    Value line = TRY(take_line(vm, core, -1));
    if (!line.is_undefined()) return line;
  }
  Value line = TRY(call_own_calling(vm, self, "_next_line", {}));
  return line.is_none() ? Value::undefined() : line;
}

// (self, size)
Result<Value> core_read_calling(Vm& vm, const Value* arguments) {
  int64_t size;
  StreamCore* core = core_of(vm, arguments[0]);
  if (read_size(arguments[1], &size) && is_open(vm, core)) {
    const int64_t length = held_length(vm, core), left = length - std::min(core->place, length);
    if (core->is_whole && (size < 0 || size > left)) size = left;
    if (size >= 0 && size <= left && left != 0) return take(vm, core, core->place + size);
  }
  return call_own_calling(vm, arguments[0], "_read_more", {arguments[1]});
}

// --- writing

// Appends to `waiting`. False, and nothing done, if there is no room.
Result<bool> append_waiting(Vm& vm, StreamCore* core, const uint8_t* data, uint32_t count) {
  if (!vm.is_exactly(core->waiting, TypeId::Bytearray) || !is_open(vm, core)) return false;
  ByteStore* store = vm.known<ByteStore>(core->waiting);
  const uint32_t length = store->length;
  if (uint64_t{length} + count >= core->room || store->exports != 0) return false;
  TRY(vm.meter.charge_bytes(count));
  uint8_t* room = TRY(replace_in_store(vm, store, length, length, count));
  TRY(paced_copy(vm.meter, room, data, count));
  return true;
}

// Writes text into `waiting`, for an encoding in which ASCII is as it is.
Result<bool> write_text(Vm& vm, StreamCore* core, Value data) {
  if (!vm.is_exactly(data, TypeId::Str)) return false;
  const Str* text = vm.known<Str>(data);
  if (!text->is_ascii()) return false;
  return append_waiting(vm, core, str_data(text), text->length);
}

// Writes bytes into `waiting`.
Result<bool> write_bytes(Vm& vm, StreamCore* core, Value data) {
  if (!vm.is_exactly(data, TypeId::Bytes)) return false;
  const BytesView bytes = view_of(vm, data);
  return append_waiting(vm, core, bytes.data, bytes.count);
}

// Writes text at the end of `held`, which is everything.
Result<bool> write_held_text(Vm& vm, StreamCore* core, Value data) {
  Str* held = vm.known<Str>(core->held);
  if (core->room == 0 || core->place != held->length || !vm.is_exactly(data, TypeId::Str) ||
      !is_open(vm, core)) {
    return false;
  }
  Str* whole = TRY(append_string(vm, held, vm.known<Str>(data)));
  core->held = Value::from_cell(whole);
  core->place = whole->length;
  return true;
}

// Writes bytes over those of `held`, which is everything, and beyond its end.
Result<bool> write_held_bytes(Vm& vm, StreamCore* core, Value data) {
  ByteStore* store = vm.known<ByteStore>(core->held);
  if (core->place > store->length || !vm.is_exactly(data, TypeId::Bytes) || !is_open(vm, core)) {
    return false;
  }
  const BytesView bytes = view_of(vm, data);
  const auto start = static_cast<uint32_t>(core->place);
  const uint32_t stop = start + std::min(bytes.count, store->length - start);
  TRY(vm.meter.charge_bytes(bytes.count));
  uint8_t* room = TRY(replace_in_store(vm, store, start, stop, bytes.count));
  TRY(paced_copy(vm.meter, room, bytes.data, bytes.count));
  core->place += bytes.count;
  return true;
}

// False, and nothing done, if it is not for the core alone.
Result<bool> write(Vm& vm, StreamCore* core, Value data) {
  const bool is_text = vm.is_exactly(core->held, TypeId::Str);
  if (!core->is_whole) return is_text ? write_text(vm, core, data) : write_bytes(vm, core, data);
  if (is_text) return write_held_text(vm, core, data);
  return vm.is_exactly(core->held, TypeId::Bytearray) ? write_held_bytes(vm, core, data) : false;
}

// (self, data)
Result<Value> core_write_calling(Vm& vm, const Value* arguments) {
  if (TRY(write(vm, core_of(vm, arguments[0]), arguments[1]))) {
    return Value::from_small_int(uint32_t{vm.known<SizedCell>(arguments[1])->length});
  }
  return call_own_calling(vm, arguments[0], "_write_more", {arguments[1]});
}

// --- finalization

// (self, is_watched): whether __del__ is to run when the stream dies. Watched objects cost time at
// every statement, and most streams need no finalizer: those in memory, and those within others.
Result<Value> core_watch(Vm& vm, const Value* arguments) {
  StreamCore* core = core_of(vm, arguments[0]);
  if (!arguments[1].is_boolean()) return raise_wrong_state(vm);
  const bool has_finalizer = (vm.base.at<Shape>(core->shape)->flags & kShapeFinalizer) != 0;
  if (has_finalizer && arguments[1].is_true() == core->is_unwatched) {
    if (core->is_unwatched) {
      TRY(watch_instance(vm, core));
      core->is_unwatched = false;
    } else {
      core->is_unwatched = unwatch_instance(vm, core);
    }
  }
  return Value::none();
}

// --- the attributes that the methods in Python use

template <Value StreamCore::* field>
Result<Value> get_value(Vm& vm, Value self) {
  return core_of(vm, self)->*field;
}

// Undefined, for a deletion, is of no type.
template <Value StreamCore::* field, TypeId... types>
Result<void> set_value(Vm& vm, Value self, Value value) {
  if (!value.is_none() && !(vm.is_exactly(value, types) || ...)) return raise_wrong_state(vm);
  core_of(vm, self)->*field = value;
  return {};
}

Result<void> set_below(Vm& vm, Value self, Value value) {
  if (!value.is_none() && !vm.has_layout(value, TypeId::StreamCore)) return raise_wrong_state(vm);
  core_of(vm, self)->below = value;
  return {};
}

template <bool StreamCore::* field>
Result<Value> get_flag(Vm& vm, Value self) {
  return Value::boolean(core_of(vm, self)->*field);
}

template <bool StreamCore::* field>
Result<void> set_flag(Vm& vm, Value self, Value value) {
  if (!value.is_boolean()) return raise_wrong_state(vm);
  core_of(vm, self)->*field = value.is_true();
  return {};
}

bool is_number_up_to(Value value, int64_t most) {
  return value.is_small_int() && value.small_int() >= 0 && value.small_int() <= most;
}

Result<Value> get_place(Vm& vm, Value self) { return make_int(vm, core_of(vm, self)->place); }

// Larger numbers than the small ints come from seek(), too.
Result<void> set_place_calling(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_wrong_state(vm);
  int64_t place = TRY(index_int64_calling(vm, value, OutOfRange::RaiseOverflow));
  if (place < 0) return raise_wrong_state(vm);
  core_of(vm, self)->place = place;
  return {};
}

Result<Value> get_room(Vm& vm, Value self) {
  return Value::from_small_int(core_of(vm, self)->room);
}

Result<void> set_room(Vm& vm, Value self, Value value) {
  if (!is_number_up_to(value, INT32_MAX)) return raise_wrong_state(vm);
  core_of(vm, self)->room = static_cast<uint32_t>(value.small_int());
  return {};
}

Result<Value> get_line_end(Vm& vm, Value self) {
  return Value::from_small_int(static_cast<int64_t>(core_of(vm, self)->line_end));
}

Result<void> set_line_end(Vm& vm, Value self, Value value) {
  if (!is_number_up_to(value, kLastLineEnd)) return raise_wrong_state(vm);
  core_of(vm, self)->line_end = static_cast<LineEnd>(value.small_int());
  return {};
}

constexpr PropertyRow kProperties[] = {
    {"_held", get_value<&StreamCore::held>,
     set_value<&StreamCore::held, TypeId::Str, TypeId::Bytes, TypeId::Bytearray>},
    {"_waiting", get_value<&StreamCore::waiting>,
     set_value<&StreamCore::waiting, TypeId::Bytearray>},
    {"_below", get_value<&StreamCore::below>, set_below},
    {"_place", get_place, set_place_calling},
    {"_room", get_room, set_room},
    {"_line_end", get_line_end, set_line_end},
    {"_is_open", get_flag<&StreamCore::is_open>, set_flag<&StreamCore::is_open>},
    {"_is_whole", get_flag<&StreamCore::is_whole>, set_flag<&StreamCore::is_whole>},
    {"_iterates", get_flag<&StreamCore::iterates>, set_flag<&StreamCore::iterates>},
};

Result<Value> core_new(Vm& vm, const Value* arguments) {
  auto* core = TRY(vm.make_instance<StreamCore>(vm.cell<Type>(arguments[0])));
  core->held = core->waiting = core->below = Value::none();
  return Value::from_cell(core);
}

void trace_core(Tracer& tracer, Cell* cell, size_t) {
  const auto* core = static_cast<const StreamCore*>(cell);
  tracer.visit(core->held);
  tracer.visit(core->waiting);
  tracer.visit(core->below);
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", core_new,
                            kNativeConstructor | kNativeIgnoresArguments};

constexpr NativeRow kMethods[] = {
    {"readline(self, size=-1, /)", core_readline_calling},
    {"read(self, size=-1, /)", core_read_calling, kNativePrivate},
    {"write(self, data, /)", core_write_calling, kNativePrivate},
    {"_watch(self, is_watched, /)", core_watch, kNativeConstantTime},
};

}  // namespace

extern const TypeSpec kStreamCoreType;
const TypeSpec kStreamCoreType = {
    .module = "_io",
    .slots = {.next = core_next_calling},
    .trace = trace_core,
    .instance_bytes = sizeof(StreamCore),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
};

std::span<const NativeRow> streams_module_functions() { return {}; }

Result<void> fill_streams_module(Vm& vm, Dict* dict) {
  return add_type_to_module(vm, dict, TypeId::StreamCore);
}

}  // namespace hognose
