// The native part of the module zlib. The zlib library does the work. Its memory is charged to the
// meter and freed before each call returns.
//
// Output is made in steps that are charged one by one, so a small input cannot grow into a large
// output uncharged. Incremental objects (zlib.py) keep their input and pass it again to each call,
// so no state of the library outlives a call. A raw stream goes on at the boundary of a block: the
// last bits and the window of 32 KiB are all the state that there is at that point.
#include <zlib.h>

#include <cstdlib>
#include <cstring>

#include "base/foreign_call.h"
#include "base/native_memory.h"
#include "library/core/module_errors.h"
#include "library/core/modules.h"
#include "library/data/checksums.h"
#include "objects/bytes/builder.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// Clearing the compressor's tables, a quarter of a megabyte.
constexpr uint64_t kCompressorFuel = 200;

constexpr uint32_t kInputStep = 4096;
constexpr uint32_t kOutputStep = 2048;

// A z_stream whose memory is charged to the run.
class Stream {
 public:
  enum class Kind : uint8_t { Deflate, Inflate };

  Stream(Vm& vm, Kind kind) : vm_(vm), kind_(kind) {
    stream_.zalloc = allocate;
    stream_.zfree = release;
    stream_.opaque = this;
  }
  ~Stream() {
    if (!open_) return;
    on_foreign_stack([this] {
      if (kind_ == Kind::Deflate) {
        deflateEnd(&stream_);
      } else {
        inflateEnd(&stream_);
      }
    });
  }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  z_stream& operator*() { return stream_; }
  z_stream* operator->() { return &stream_; }
  z_stream* get() { return &stream_; }
  void set_open() { open_ = true; }

  template <class... Arguments>
  Failure raise(int code, const char* doing, Arguments...) {
    if (code == Z_MEM_ERROR) return vm_.raise(TypeId::MemoryError, "");
    const char* text = stream_.msg;
    if (text == nullptr && code == Z_BUF_ERROR) text = "incomplete or truncated stream";
    if (text == nullptr && code == Z_STREAM_ERROR) text = "inconsistent stream state";
    if (text == nullptr && code == Z_DATA_ERROR) text = "invalid input data";
    if (text == nullptr)
      return raise_module_error(vm_, "zlib", "error", "Error {} {}", code, doing);
    return raise_module_error(vm_, "zlib", "error", "Error {} {}: {}", code, doing, text);
  }

 private:
  // The size is stored in front of each block, so that release() can return it to the meter.
  static constexpr size_t kHead = 16;

  static voidpf allocate(voidpf opaque, uInt items, uInt size) {
    auto* self = static_cast<Stream*>(opaque);
    uint64_t bytes = uint64_t{items} * size + kHead;
    if (!self->vm_.meter.take_memory(bytes)) return Z_NULL;
    auto* memory = static_cast<uint8_t*>(native_allocate_zeroed(bytes));
    if (memory == nullptr) {
      self->vm_.meter.give_memory(bytes);
      return Z_NULL;
    }
    std::memcpy(memory, &bytes, sizeof(bytes));
    return memory + kHead;
  }
  static void release(voidpf opaque, voidpf address) {
    auto* memory = static_cast<uint8_t*>(address) - kHead;
    uint64_t bytes;
    std::memcpy(&bytes, memory, sizeof(bytes));
    static_cast<Stream*>(opaque)->vm_.meter.give_memory(bytes);
    native_free(memory);
  }

  Vm& vm_;
  z_stream stream_ = {};
  Kind kind_;
  bool open_ = false;
};

// zlib reads its input through pointers to non-const bytes.
Bytef* input_of(BytesView bytes, uint64_t offset) {
  return const_cast<Bytef*>(bytes.data) + offset;
}

// Fuel for the bytes of input: high levels search longer.
uint64_t deflate_cost(int64_t level, uint32_t bytes) {
  return uint64_t{bytes} * (level >= 8 ? 8 : level >= 4 || level < 0 ? 2 : 1) + 16;
}

Result<int> int_argument(Vm& vm, Value value) {
  return static_cast<int>(TRY(size_argument_calling(vm, value, SizeType::Int)));
}

// Compresses input [from, to), then flushes in the given mode. All output goes to `out`.
Result<void> deflate_part(Vm& vm, Stream& stream, BytesView input, uint64_t from, uint64_t to,
                          int flush, int64_t level, BytesBuilder& out) {
  while (true) {
    auto step = static_cast<uint32_t>(std::min<uint64_t>(to - from, kInputStep));
    bool is_last = from + step == to;
    TRY(vm.meter.charge(deflate_cost(level, step)));
    stream->next_in = input_of(input, from);
    stream->avail_in = step;
    from += step;
    do {
      uint8_t buffer[kOutputStep];
      stream->next_out = buffer;
      stream->avail_out = kOutputStep;
      const int mode = is_last ? flush : Z_NO_FLUSH;
      int code = on_foreign_stack([&] { return deflate(stream.get(), mode); });
      if (code == Z_STREAM_ERROR) return stream.raise(code, "while compressing data");
      TRY(out.append(buffer, kOutputStep - stream->avail_out));
    } while (stream->avail_out == 0);
    if (is_last) return {};
  }
}

Result<BytesView> optional_bytes(Vm& vm, Value value) {
  if (value.is_none()) return BytesView();
  return bytes_argument(vm, value);
}

// Only the part of a dictionary that fits the window has an effect, so zlib gets that part. But the
// stream identifies the dictionary by the checksum of all of it, which zlib would compute without
// polling the limits. So it is computed here.
Result<void> set_dictionary(Vm& vm, Stream& stream, int bits, BytesView dictionary) {
  constexpr uint32_t kWindow = 1 << MAX_WBITS;
  uint32_t used = std::min(dictionary.count, kWindow);
  const uint8_t* tail = dictionary.data + (dictionary.count - used);
  int code = on_foreign_stack([&] { return deflateSetDictionary(stream.get(), tail, used); });
  if (code != Z_OK) {
    return vm.raise(TypeId::ValueError, "Invalid dictionary");
  }
  if (used == dictionary.count || bits < 0) return {};
  TRY(vm.meter.charge_bytes(dictionary.count));
  stream->adler = TRY(paced_checksum(vm, hognose::adler32, 1, dictionary));
  return {};
}

// Writes a prefix of kAdlerPrefix bytes that takes an Adler-32 sum (RFC 1950, section 2.2) from its
// start to the sums `low` and `high`. A byte is added to `low` once, and to `high` once for itself
// and for each byte after it; that number is its weight.
constexpr uint32_t kAdlerModulus = 65521;
constexpr uint32_t kAdlerPrefix = 1024;
void make_adler_prefix(uint32_t low, uint32_t high, uint8_t* prefix) {
  // The byte of that weight.
  auto at = [prefix](uint32_t weight) -> uint8_t& { return prefix[kAdlerPrefix - weight]; };
  std::memset(prefix, 0, kAdlerPrefix);
  uint32_t units = (low + kAdlerModulus - 1) % kAdlerModulus + kAdlerModulus;
  uint32_t full = units / 255;
  uint32_t weighed = kAdlerPrefix;  // `low` starts as 1, which each byte adds to `high`
  for (uint32_t weight = 1; weight <= full; ++weight) {
    at(weight) = 255;
    weighed += weight * 255;
  }
  at(full + 1) = static_cast<uint8_t>(units % 255);
  weighed += (full + 1) * (units % 255);
  // Move units from low weights to higher ones until `high` grows by the missing amount.
  uint32_t missing = (high + kAdlerModulus - weighed % kAdlerModulus) % kAdlerModulus;
  constexpr uint32_t kFarthest = kAdlerPrefix - 1;
  at(1) -= static_cast<uint8_t>(missing / kFarthest);
  at(kAdlerPrefix) += static_cast<uint8_t>(missing / kFarthest);
  uint32_t rest = missing % kFarthest;
  if (rest == 0) return;
  uint32_t from = rest == 1 ? full : rest > full ? 1 : full + 2 - rest;
  --at(from);
  ++at(from + rest);
}

// The counterpart for decompression, where zlib requires a dictionary with the checksum that the
// stream names. Instead of a long dictionary, it gets a shorter one with the same checksum and the
// same end.
Result<int> set_dictionary_to_inflate(Vm& vm, Stream& stream, int bits, BytesView dictionary) {
  constexpr uint32_t kWindow = 1 << MAX_WBITS;
  uint32_t used = std::min(dictionary.count, kWindow);
  const uint8_t* tail = dictionary.data + (dictionary.count - used);
  if (used == dictionary.count || bits < 0) {
    return on_foreign_stack([&] { return inflateSetDictionary(stream.get(), tail, used); });
  }
  TRY(vm.meter.charge_bytes(dictionary.count));
  uint32_t sum = TRY(paced_checksum(vm, hognose::adler32, 1, dictionary));
  if (sum != stream->adler) return Z_DATA_ERROR;
  uint32_t of_tail = hognose::adler32(0, tail, used);
  uint32_t low = ((sum & 0xFFFF) + kAdlerModulus - (of_tail & 0xFFFF)) % kAdlerModulus;
  uint64_t after = (of_tail >> 16) + uint64_t{used} * low;
  auto high =
      static_cast<uint32_t>(((sum >> 16) + kAdlerModulus - after % kAdlerModulus) % kAdlerModulus);
  NativeVector<uint8_t> equal(kAdlerPrefix + used);
  make_adler_prefix(low, high, equal.data());
  std::memcpy(equal.data() + kAdlerPrefix, tail, used);
  return on_foreign_stack(
      [&] { return inflateSetDictionary(stream.get(), equal.data(), kAdlerPrefix + used); });
}

// deflate(data, points, level, wbits, memLevel, strategy, zdict): `points` is a tuple of offset,
// flush mode, offset, flush mode, …: the places at which the compressor was flushed.
Result<Value> zlib_deflate(Vm& vm, const Value* arguments) {
  int level = TRY(int_argument(vm, arguments[2]));
  int bits = TRY(int_argument(vm, arguments[3]));
  int memory_level = TRY(int_argument(vm, arguments[4]));
  int strategy = TRY(int_argument(vm, arguments[5]));
  const Tuple* points = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  if (points == nullptr) return vm.raise(TypeId::TypeError, "points must be a tuple");
  BytesView data = TRY(bytes_argument(vm, arguments[0]));
  BytesView dictionary = TRY(optional_bytes(vm, arguments[6]));
  Stream stream(vm, Stream::Kind::Deflate);
  TRY(vm.meter.charge(kCompressorFuel));
  int code = on_foreign_stack(
      [&] { return deflateInit2(stream.get(), level, Z_DEFLATED, bits, memory_level, strategy); });
  if (code == Z_STREAM_ERROR) return vm.raise(TypeId::ValueError, "Invalid initialization option");
  if (code != Z_OK) return stream.raise(code, "while creating compression object");
  stream.set_open();
  if (!arguments[6].is_none()) TRY(set_dictionary(vm, stream, bits, dictionary));
  BytesBuilder out(vm);
  uint64_t from = 0;
  for (uint32_t i = 0; i + 1 < points->length; i += 2) {
    int64_t to = points->items[i].is_small_int() ? points->items[i].small_int() : 0;
    int64_t flush = points->items[i + 1].is_small_int() ? points->items[i + 1].small_int() : 0;
    uint64_t stop = std::clamp<uint64_t>(static_cast<uint64_t>(to), from, data.count);
    if (flush < Z_NO_FLUSH || flush > Z_TREES) {
      return raise_module_error(vm, "zlib", "error", "invalid operation");
    }
    TRY(deflate_part(vm, stream, data, from, stop, static_cast<int>(flush), level, out));
    from = stop;
  }
  return Value::from_cell(TRY(out.finish()));
}

// A place in a raw stream at which a later call can go on: the boundary of a block (RFC 1951,
// section 3.2.3).
struct Boundary {
  // Snapshots at a distance, because each copies a window.
  static constexpr uint64_t kDistance = 128 * 1024;
  static constexpr uint32_t kWindow = 1 << MAX_WBITS;

  uint64_t offset = 0;  // of the first byte of input that is not consumed
  uint64_t made = 0;    // output before the boundary
  uint32_t bits = 0;    // how many bits of the byte before `offset` are not consumed
  uint32_t last = 0;    // that byte
  Bytes* window = nullptr;

  Result<void> record(Vm& vm, Stream& stream, BytesView data, uint64_t position, uint64_t total) {
    offset = position - stream->avail_in;
    made = total;
    bits = static_cast<uint32_t>(stream->data_type & 7);
    last = offset > 0 ? data.data[offset - 1] : 0;
    TRY(vm.meter.charge_bytes(kWindow));
    uInt length = 0;
    on_foreign_stack([&] { return inflateGetDictionary(stream.get(), nullptr, &length); });
    window = TRY(make_bytes(vm, nullptr, std::min<uInt>(length, kWindow)));
    if (window->length == 0) return {};
    on_foreign_stack(
        [&] { return inflateGetDictionary(stream.get(), window->data.data(), &length); });
    return {};
  }
  Result<Value> tuple(Vm& vm) const {
    if (window == nullptr) return Value::none();
    auto number = [](uint64_t value) { return Value::from_small_int(static_cast<int64_t>(value)); };
    Tuple* all = TRY(make_tuple(
        vm, {number(offset), number(made), number(bits), number(last), Value::from_cell(window)}));
    return Value::from_cell(all);
  }
};

// Puts a raw stream into the state that it had at a boundary: (bits, last byte, window).
Result<void> go_on_at_boundary(Vm& vm, Stream& stream, Value boundary) {
  const Tuple* fields = vm.as<Tuple>(boundary, TypeId::Tuple);
  if (fields == nullptr || fields->length != 3 || !fields->items[0].is_small_int() ||
      !fields->items[1].is_small_int()) {
    return vm.raise(TypeId::TypeError, "a boundary is a tuple of two ints and bytes");
  }
  int bits = static_cast<int>(fields->items[0].small_int() & 7);
  int value = static_cast<int>(fields->items[1].small_int() & 255) >> (8 - bits);
  BytesView window = TRY(bytes_argument(vm, fields->items[2]));
  uint32_t length = std::min<uint32_t>(window.count, Boundary::kWindow);
  int code = on_foreign_stack([&] {
    int primed = bits == 0 ? Z_OK : inflatePrime(stream.get(), bits, value);
    return primed != Z_OK ? primed : inflateSetDictionary(stream.get(), window.data, length);
  });
  if (code != Z_OK) return vm.raise(TypeId::ValueError, "unable to set dictionary");
  return {};
}

// inflate(data, skip, max_length, wbits, zdict, start) -> (output, bytes consumed, whether it
// ended, the last boundary or None). The first `skip` bytes of output are discarded. max_length 0
// means no maximum.
Result<Value> zlib_inflate(Vm& vm, const Value* arguments) {
  int64_t skip = TRY(size_argument_calling(vm, arguments[1]));
  int64_t maximum = TRY(size_argument_calling(vm, arguments[2]));
  int bits = TRY(int_argument(vm, arguments[3]));
  BytesView data = TRY(bytes_argument(vm, arguments[0]));
  BytesView dictionary = TRY(optional_bytes(vm, arguments[4]));
  Stream stream(vm, Stream::Kind::Inflate);
  int code = on_foreign_stack([&] { return inflateInit2(stream.get(), bits); });
  if (code == Z_STREAM_ERROR) return vm.raise(TypeId::ValueError, "Invalid initialization option");
  if (code != Z_OK) return stream.raise(code, "while creating decompression object");
  stream.set_open();
  if (!arguments[4].is_none() && bits < 0 &&
      TRY(set_dictionary_to_inflate(vm, stream, bits, dictionary)) != Z_OK) {
    return vm.raise(TypeId::ValueError, "unable to set dictionary");
  }
  if (!arguments[5].is_none()) TRY(go_on_at_boundary(vm, stream, arguments[5]));
  const int mode = bits < 0 ? Z_BLOCK : Z_SYNC_FLUSH;
  Boundary boundary;
  uint64_t position = 0, skipped = 0;
  auto to_skip = static_cast<uint64_t>(std::max<int64_t>(skip, 0));
  uint64_t room = maximum > 0 ? static_cast<uint64_t>(maximum) : UINT64_MAX;
  BytesBuilder out(vm);
  bool ended = false;
  while (!ended && (skipped < to_skip || out.size() < room)) {
    if (stream->avail_in == 0 && position < data.count) {
      auto step = static_cast<uint32_t>(std::min<uint64_t>(data.count - position, kInputStep));
      stream->next_in = input_of(data, position);
      stream->avail_in = step;
      position += step;
    }
    uint8_t buffer[kOutputStep];
    uint64_t wanted = kOutputStep;
    if (skipped < to_skip) {
      wanted = std::min(wanted, to_skip - skipped);
    } else if (room - out.size() < wanted) {
      wanted = room - out.size();
    }
    stream->next_out = buffer;
    stream->avail_out = static_cast<uint32_t>(wanted);
    uint32_t before = stream->avail_in;
    code = on_foreign_stack([&] { return inflate(stream.get(), mode); });
    if (code == Z_NEED_DICT && !arguments[4].is_none()) {
      code = TRY(set_dictionary_to_inflate(vm, stream, bits, dictionary));
      if (code == Z_OK) continue;
      return stream.raise(code, "while setting zdict");
    }
    if (code == Z_NEED_DICT) return stream.raise(Z_NEED_DICT, "while decompressing data");
    if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) {
      return stream.raise(code, "while decompressing data");
    }
    uint64_t made = wanted - stream->avail_out;
    TRY(vm.meter.charge((made + before - stream->avail_in) / 4 + 1));
    if (skipped < to_skip) {
      skipped += made;
    } else {
      TRY(out.append(buffer, made));
    }
    ended = code == Z_STREAM_END;
    constexpr int kAtBoundary = 128, kInLastBlock = 64;
    if (!ended && bits < 0 && (stream->data_type & kAtBoundary) != 0) {
      uint64_t total = skipped + out.size();
      if ((stream->data_type & kInLastBlock) == 0 && total >= boundary.made + Boundary::kDistance) {
        TRY(boundary.record(vm, stream, data, position, total));
      }
      continue;
    }
    bool stuck = made == 0 && stream->avail_in == before;
    if (stuck || (made < wanted && stream->avail_in == 0 && position == data.count)) break;
  }
  uint64_t consumed = position - stream->avail_in;
  Value output = Value::from_cell(TRY(out.finish()));
  Value place = TRY(boundary.tuple(vm));
  return Value::from_cell(
      TRY(make_tuple(vm, {output, Value::from_small_int(static_cast<int64_t>(consumed)),
                          Value::boolean(ended), place})));
}

Result<Value> zlib_crc32(Vm& vm, const Value* arguments) {
  uint32_t start = TRY(checksum_argument_calling(vm, arguments[1]));
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  TRY(vm.meter.charge(bytes.count / 8));
  return Value::from_small_int(TRY(paced_checksum(vm, hognose::crc32, start, bytes)));
}

Result<Value> zlib_adler32(Vm& vm, const Value* arguments) {
  uint32_t start = TRY(checksum_argument_calling(vm, arguments[1]));
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  TRY(vm.meter.charge(bytes.count / 8));
  return Value::from_small_int(TRY(paced_checksum(vm, hognose::adler32, start, bytes)));
}

constexpr NativeRow kRows[] = {
    {"_deflate(data, points, level, wbits, memLevel, strategy, zdict, /)", zlib_deflate},
    {"_inflate(data, skip, max_length, wbits, zdict, start=None, /)", zlib_inflate},
    {"adler32(data, value=1, /)", zlib_adler32},
    {"crc32(data, value=0, /)", zlib_crc32},
};

}  // namespace

std::span<const NativeRow> zlib_module_functions() { return kRows; }

Result<void> fill_zlib_module(Vm& vm, Dict* dict) {
  Str* version = TRY(make_string_ascii(vm, ZLIB_VERSION));
  TRY(add_to_module(vm, dict, "ZLIB_VERSION", Value::from_cell(version)));
  return add_to_module(vm, dict, "ZLIB_RUNTIME_VERSION", Value::from_cell(version));
}

}  // namespace hognose
