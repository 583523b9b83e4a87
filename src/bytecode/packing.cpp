// Packs trees of codes, and unpacks them.
//
// Numbers are in groups of seven bits, the lowest first. Each text is written once for a tree,
// ahead of the codes, which refer to it by number. Positions are written as differences. `Packer`
// and `Unpacker` have the same functions in the same order.
#include "bytecode/packing.h"

#include <cstdlib>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace hognose {

namespace {

static_assert(std::is_trivially_copyable_v<Instruction>);

uint64_t zigzag(int64_t number) {
  return (static_cast<uint64_t>(number) << 1) ^ static_cast<uint64_t>(number >> 63);
}
int64_t unzigzag(uint64_t number) {
  return static_cast<int64_t>(number >> 1) ^ -static_cast<int64_t>(number & 1);
}

class Packer {
 public:
  void code(const Code& code) {
    text(code.name);
    text(code.qualified_name);
    text(code.filename);
    for (uint32_t field :
         {code.first_line, code.flags, uint32_t{code.rights}, code.positional_only_count,
          code.argument_count, code.keyword_only_count, code.local_count, code.register_count,
          code.cleared_from, code.cleared_to, code.spilled_from, uint32_t{code.spill_register},
          code.constant_words, code.instance_attribute_hint, uint32_t{code.has_docstring}}) {
      number(field);
    }
    texts(code.local_names);
    texts(code.cell_names);
    raw(code.cell_registers);
    texts(code.free_names);
    texts(code.spilled_names);
    items(code.scoped_names, [&](const ScopedName& name) {
      text(name.name);
      for (uint32_t field : {name.start, name.end, uint32_t{name.reg}, uint32_t{name.is_cell}}) {
        number(field);
      }
    });
    raw(code.instructions);
    items(code.constants, [&](const Constant& each) { constant(each); });
    items(code.caches, [&](const CacheSite& site) {
      number(static_cast<uint64_t>(site.kind));
      number(zigzag(site.index));
      number(zigzag(site.name_index));
    });
    items(code.exceptions, [&](const ExceptionEntry& entry) {
      for (uint32_t field : {entry.start, entry.end, entry.handler, uint32_t{entry.target}}) {
        number(field);
      }
    });
    Position last;
    items(code.positions, [&](const Position& position) {
      number(zigzag(int64_t{position.line} - last.line));
      number(zigzag(int64_t{position.end_line} - position.line));
      number(zigzag(int64_t{position.column} - last.column));
      number(zigzag(int64_t{position.end_column} - position.column));
      last = position;
    });
    items(code.children, [&](const Code* child) { this->code(*child); });
  }

  void finish(std::string& bytes) {
    std::string codes = std::move(out_);
    out_.clear();
    number(texts_.size());
    for (std::string_view each : texts_) {
      number(each.size());
      out_.append(each);
    }
    bytes += out_;
    bytes += codes;
  }

 private:
  void number(uint64_t value) {
    for (; value >= 0x80; value >>= 7) out_.push_back(static_cast<char>(value | 0x80));
    out_.push_back(static_cast<char>(value));
  }
  void text(std::string_view text) {
    auto [place, is_new] = numbers_.try_emplace(text, texts_.size());
    if (is_new) texts_.push_back(text);
    number(place->second);
  }
  template <class Item, class Write>
  void items(std::span<const Item> items, Write write) {
    number(items.size());
    for (const Item& item : items) write(item);
  }
  void texts(std::span<const std::string_view> texts) {
    items(texts, [&](std::string_view each) { text(each); });
  }
  template <class Item>
  void raw(std::span<const Item> items) {
    number(items.size());
    out_.append(reinterpret_cast<const char*>(items.data()), items.size_bytes());
  }
  void constant(const Constant& constant) {
    number(static_cast<uint64_t>(constant.kind));
    number(zigzag(constant.integer));  // or the bits of the number
    text(constant.text);
    items(constant.items, [&](const Constant& item) { this->constant(item); });
  }

  std::string out_;
  std::vector<std::string_view> texts_;
  std::unordered_map<std::string_view, size_t> numbers_;
};

class Unpacker {
 public:
  Unpacker(const uint8_t* bytes, Arena& arena) : next_(bytes), arena_(arena) {
    const uint64_t count = number();
    auto* texts = array<std::string_view>(count);
    for (uint64_t i = 0; i < count; ++i) {
      const uint64_t size = number();
      texts[i] = {reinterpret_cast<const char*>(next_), size};
      next_ += size;
    }
    texts_ = texts;
  }

  const Code* code() {
    auto* code = arena_.make<Code>();
    code->name = text();
    code->qualified_name = text();
    code->filename = text();
    code->first_line = small();
    code->flags = small();
    code->rights = static_cast<uint16_t>(small());
    code->positional_only_count = small();
    code->argument_count = small();
    code->keyword_only_count = small();
    code->local_count = small();
    code->register_count = small();
    code->cleared_from = small();
    code->cleared_to = small();
    code->spilled_from = small();
    code->spill_register = static_cast<uint8_t>(small());
    code->constant_words = small();
    code->instance_attribute_hint = small();
    code->has_docstring = small() != 0;
    code->local_names = texts();
    code->cell_names = texts();
    code->cell_registers = raw<uint8_t>();
    code->free_names = texts();
    code->spilled_names = texts();
    code->scoped_names = items<ScopedName>([&](ScopedName& name) {
      name.name = text();
      name.start = small();
      name.end = small();
      name.reg = static_cast<uint8_t>(small());
      name.is_cell = small() != 0;
    });
    code->instructions = raw<Instruction>();
    code->constants = items<Constant>([&](Constant& each) { constant(each); });
    code->caches = items<CacheSite>([&](CacheSite& site) {
      site.kind = static_cast<CacheKind>(small());
      site.index = static_cast<int32_t>(unzigzag(number()));
      site.name_index = static_cast<int32_t>(unzigzag(number()));
    });
    code->exceptions = items<ExceptionEntry>([&](ExceptionEntry& entry) {
      entry.start = small();
      entry.end = small();
      entry.handler = small();
      entry.target = static_cast<uint16_t>(small());
    });
    Position last;
    code->positions = items<Position>([&](Position& position) {
      position.line = moved(last.line);
      position.end_line = moved(position.line);
      position.column = moved(last.column);
      position.end_column = moved(position.column);
      last = position;
    });
    code->children = items<const Code*>([&](const Code*& child) { child = this->code(); });
    return code;
  }

  const uint8_t* next() const { return next_; }

 private:
  uint64_t number() {
    uint64_t value = *next_++;
    if (value < 0x80) return value;
    value &= 0x7F;
    for (unsigned shift = 7;; shift += 7) {
      const uint8_t byte = *next_++;
      value |= static_cast<uint64_t>(byte & 0x7F) << shift;
      if (byte < 0x80) return value;
    }
  }
  uint32_t small() { return static_cast<uint32_t>(number()); }
  uint32_t moved(uint32_t from) { return static_cast<uint32_t>(from + unzigzag(number())); }
  std::string_view text() { return texts_[number()]; }

  template <class Item>
  Item* array(size_t count) {
    if (count == 0) return nullptr;
    auto* items = arena_.array<Item>(count);
    if (items == nullptr) std::abort();  // the host itself is out of memory
    return items;
  }
  template <class Item, class Read>
  std::span<const Item> items(Read read) {
    const uint64_t count = number();
    auto* items = array<Item>(count);
    for (uint64_t i = 0; i < count; ++i) read(*new (items + i) Item());
    return {items, count};
  }
  std::span<const std::string_view> texts() {
    return items<std::string_view>([&](std::string_view& each) { each = text(); });
  }
  template <class Item>
  std::span<const Item> raw() {
    const uint64_t count = number();
    auto* items = array<Item>(count);
    if (count != 0) std::memcpy(items, next_, count * sizeof(Item));
    next_ += count * sizeof(Item);
    return {items, count};
  }
  void constant(Constant& constant) {
    constant.kind = static_cast<Constant::Kind>(small());
    constant.integer = unzigzag(number());
    constant.text = text();
    constant.items = items<Constant>([&](Constant& item) { this->constant(item); });
  }

  const uint8_t* next_;
  Arena& arena_;
  const std::string_view* texts_ = nullptr;
};

}  // namespace

void pack(const CodeTree& tree, std::string& bytes) {
  Packer packer;
  packer.code(*tree.root);
  packer.finish(bytes);
}

std::unique_ptr<CodeTree> unpack(std::span<const uint8_t>& bytes) {
  auto tree = std::make_unique<CodeTree>(SIZE_MAX);
  Unpacker unpacker(bytes.data(), tree->arena);
  tree->root = unpacker.code();
  bytes = bytes.subspan(static_cast<size_t>(unpacker.next() - bytes.data()));
  return tree;
}

}  // namespace hognose
