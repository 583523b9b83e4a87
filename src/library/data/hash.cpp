// The module _hash: the native part of hashlib.
//
// The state of a digest is in a bytearray that the Python object (hashlib.py) holds. It is checked
// each time it is loaded. Hashing charges for the bytes.
#include "library/core/modules.h"
#include "library/data/charged_digest.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/packed_items.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<Value> stored(Vm& vm, const DigestState& state) {
  auto* bytes = reinterpret_cast<const uint8_t*>(&state);
  return Value::from_cell(TRY(make_bytearray(vm, bytes, sizeof(state))));
}

Result<void> load(Vm& vm, Value value, DigestState* state) {
  ByteStore* store = vm.as<ByteStore>(value, TypeId::Bytearray);
  if (store == nullptr || store->length != sizeof(DigestState)) {
    return vm.raise(TypeId::TypeError, "not the state of a hash object");
  }
  std::memcpy(state, store->data(), sizeof(DigestState));
  digest_repair(*state);
  return {};
}

Result<DigestKind> kind_argument(Vm& vm, Value value) {
  Str* name = TRY(string_argument(vm, value, "new", "argument 'name'"));
  DigestKind kind = DigestKind::Count;
  if (name->is_ascii()) {
    kind = find_digest(ascii_text(name));
  }
  if (kind == DigestKind::Count) {
    return vm.raise(TypeId::ValueError, "unsupported hash type {}", name);
  }
  return kind;
}

Result<Value> hash_start(Vm& vm, const Value* arguments) {
  DigestState state;
  digest_start(state, TRY(kind_argument(vm, arguments[0])));
  return stored(vm, state);
}

// Python has checked the arguments. This only keeps them within bounds.
Result<uint64_t> number_argument(Vm& vm, Value value, uint64_t maximum) {
  int64_t number = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
  return number < 0 ? 0 : std::min<uint64_t>(static_cast<uint64_t>(number), maximum);
}

Result<void> copy_argument(Vm& vm, Value value, uint8_t* target, size_t room, uint8_t* size) {
  BytesView bytes = TRY(bytes_argument(vm, value));
  size_t count = std::min<size_t>(bytes.count, room);
  if (count != 0) std::memcpy(target, bytes.data, count);
  if (size != nullptr) *size = static_cast<uint8_t>(count);
  return {};
}

Result<Value> hash_blake2(Vm& vm, const Value* arguments) {
  DigestKind kind = TRY(kind_argument(vm, arguments[0]));
  if (kind < DigestKind::Blake2b) kind = DigestKind::Blake2b;
  const DigestRow* row = digest_row(kind);
  size_t salt_size = kind == DigestKind::Blake2b ? 16 : 8;
  Blake2Parameters parameters;
  uint8_t key[kMaximumDigestSize] = {};
  parameters.digest_size =
      static_cast<uint8_t>(TRY(number_argument(vm, arguments[1], row->digest_size)));
  if (parameters.digest_size == 0) parameters.digest_size = row->digest_size;
  TRY(copy_argument(vm, arguments[2], key, row->digest_size, &parameters.key_size));
  TRY(copy_argument(vm, arguments[3], parameters.salt, salt_size, nullptr));
  TRY(copy_argument(vm, arguments[4], parameters.person, salt_size, nullptr));
  parameters.fanout = static_cast<uint8_t>(TRY(number_argument(vm, arguments[5], 255)));
  parameters.depth = static_cast<uint8_t>(TRY(number_argument(vm, arguments[6], 255)));
  parameters.leaf_size = static_cast<uint32_t>(TRY(number_argument(vm, arguments[7], UINT32_MAX)));
  Value offset = TRY(index_calling(vm, arguments[8]));
  if (!integer_bits(vm, offset, ItemKind::Unsigned, 8, &parameters.node_offset)) {
    return vm.raise(TypeId::OverflowError, "node_offset is too large");
  }
  parameters.node_depth = static_cast<uint8_t>(TRY(number_argument(vm, arguments[9], 255)));
  parameters.inner_size =
      static_cast<uint8_t>(TRY(number_argument(vm, arguments[10], row->digest_size)));
  DigestState state;
  digest_start_blake2(state, kind, parameters, key);
  state.last_node = TRY(truth_calling(vm, arguments[11])) ? 1 : 0;
  return stored(vm, state);
}

Result<Value> hash_update(Vm& vm, const Value* arguments) {
  DigestState state;
  TRY(load(vm, arguments[0], &state));
  BytesView bytes;
  if (!find_bytes(vm, arguments[1], &bytes)) {
    if (vm.has_layout(arguments[1], TypeId::Str)) {
      return vm.raise(TypeId::TypeError, "Strings must be encoded before hashing");
    }
    if (vm.has_layout(arguments[1], TypeId::MemoryView)) {
      return raise_no_contiguous_bytes(vm, arguments[1]);
    }
    return vm.raise(TypeId::TypeError, "object supporting the buffer API required");
  }
  TRY(digest_update_charged(vm, state, bytes.data, bytes.count));
  std::memcpy(vm.cell<ByteStore>(arguments[0])->data(), &state, sizeof(state));
  return Value::none();
}

Result<Value> hash_finish(Vm& vm, const Value* arguments) {
  DigestState state;
  TRY(load(vm, arguments[0], &state));
  uint64_t size = state.digest_size;
  if (digest_row(state.kind)->digest_size == 0) {
    int64_t length = TRY(size_argument_calling(vm, arguments[1]));
    if (length < 0) return vm.raise(TypeId::ValueError, "Cannot convert negative int");
    size = static_cast<uint64_t>(length);
  }
  TRY(vm.meter.charge(size / kDigestBytesPerFuel + 64));
  Bytes* digest = TRY(make_bytes_room(vm, size));
  size_t part =
      kPacedItems / digest_row(state.kind)->block_size * digest_row(state.kind)->block_size;
  TRY(in_parts(vm.meter, size, part, [&](size_t begin, size_t end) {
    (begin == 0 ? digest_finish : digest_squeeze)(state, digest->data.from(begin), end - begin);
  }));
  return Value::from_cell(digest);
}

// --- HMAC and PBKDF2, whose loop would be slow in Python

class Hmac {
 public:
  explicit Hmac(Meter& meter) : meter_(meter) {}

  Result<void> start(DigestKind kind, BytesView key) {
    const DigestRow* row = digest_row(kind);
    uint8_t block[168] = {};
    if (key.count > row->block_size) {
      DigestState state;
      digest_start(state, kind);
      TRY(update(state, key));
      digest_finish(state, block, row->digest_size);
    } else if (key.count != 0) {
      std::memcpy(block, key.data, key.count);
    }
    for (uint8_t& byte : block) byte ^= 0x36;
    digest_start(inner_, kind);
    digest_update(inner_, block, row->block_size);
    for (uint8_t& byte : block) byte ^= 0x36 ^ 0x5C;
    digest_start(outer_, kind);
    digest_update(outer_, block, row->block_size);
    size_ = row->digest_size;
    return {};
  }

  unsigned size() const { return size_; }

  // The authentication code of `first` followed by `second`.
  Result<void> code(BytesView first, BytesView second, uint8_t* out) const {
    DigestState state = inner_;
    TRY(update(state, first));
    TRY(update(state, second));
    uint8_t digest[kMaximumDigestSize];
    digest_finish(state, digest, size_);
    state = outer_;
    digest_update(state, digest, size_);
    digest_finish(state, out, size_);
    return {};
  }

 private:
  // The caller has charged for the bytes.
  Result<void> update(DigestState& state, BytesView bytes) const {
    return in_parts(meter_, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
      digest_update(state, bytes.data + begin, end - begin);
    });
  }

  Meter& meter_;
  DigestState inner_;
  DigestState outer_;
  unsigned size_ = 0;
};

Result<Value> hash_pbkdf2(Vm& vm, const Value* arguments) {
  DigestKind kind = TRY(kind_argument(vm, arguments[0]));
  if (digest_row(kind)->digest_size == 0) {
    return vm.raise(TypeId::ValueError, "unsupported hash type");
  }
  int64_t iterations = TRY(size_argument_calling(vm, arguments[3]));
  int64_t wanted = arguments[4].is_none() ? digest_row(kind)->digest_size
                                          : TRY(size_argument_calling(vm, arguments[4]));
  if (iterations < 1) {
    return vm.raise(TypeId::ValueError, "iteration value must be greater than 0.");
  }
  if (wanted < 1) return vm.raise(TypeId::ValueError, "key length must be greater than 0.");
  BytesView password = TRY(bytes_argument(vm, arguments[1]));
  BytesView salt = TRY(bytes_argument(vm, arguments[2]));
  TRY(vm.meter.charge((uint64_t{password.count} + salt.count) / kDigestBytesPerFuel));
  Hmac hmac(vm.meter);
  TRY(hmac.start(kind, password));
  Bytes* key = TRY(make_bytes_room(vm, static_cast<uint64_t>(wanted)));
  uint64_t done = 0;
  for (uint32_t number = 1; done < key->length; ++number) {
    uint8_t counter[4], code[kMaximumDigestSize], sum[kMaximumDigestSize];
    write_integer(counter, 4, Endian::Big, number);
    TRY(vm.meter.charge(salt.count / kDigestBytesPerFuel + 128));
    TRY(hmac.code(salt, {counter, 4}, code));
    std::memcpy(sum, code, sizeof(sum));
    for (int64_t i = 1; i < iterations; ++i) {
      TRY(vm.meter.charge(128));
      TRY(hmac.code({code, hmac.size()}, {}, code));
      for (unsigned k = 0; k < hmac.size(); ++k) sum[k] ^= code[k];
    }
    uint64_t part = std::min<uint64_t>(hmac.size(), key->length - done);
    std::memcpy(key->data.from(done), sum, part);
    done += part;
  }
  return Value::from_cell(key);
}

constexpr NativeRow kRows[] = {
    {"blake2(name, digest_size, key, salt, person, fanout, depth, leaf_size, node_offset, "
     "node_depth, inner_size, last_node, /)",
     hash_blake2},
    {"finish(state, length=0, /)", hash_finish},
    {"pbkdf2(name, password, salt, iterations, length, /)", hash_pbkdf2},
    {"start(name, /)", hash_start},
    {"update(state, data, /)", hash_update},
};

}  // namespace

std::span<const NativeRow> hash_module_functions() { return kRows; }

Result<void> fill_hash_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
