// Reading, writing and laying of module images.
//
// A run finds the modules of an image only once all its cells and rows are there.
#include "library/images/image.h"

#include <algorithm>
#include <cstring>

#include "bytecode/packing.h"
#include "library/core/built_in_code.h"
#include "library/core/modules.h"
#include "objects/attributes/shape.h"
#include "objects/classes/class.h"
#include "objects/classes/registry.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/lifetime/lifecycle.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// The form of the images: three tables (where each image begins, which image each module has, and
// the number of the first code of each image), then the images. All of it are arrays and numbers of
// 8 bytes. An array is the number of its items, then the items, filled up to 8 bytes.
class Reader {
 public:
  explicit Reader(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  uint64_t number() { return *take<uint64_t>(1).data(); }
  template <class Item>
  void array(std::span<const Item>& items) {
    items = take<Item>(number());
  }

 private:
  template <class Item>
  std::span<const Item> take(size_t count) {
    static_assert(alignof(Item) <= 8);
    const size_t size = (count * sizeof(Item) + 7) & ~size_t{7};
    HOGNOSE_CHECK(size <= bytes_.size());
    const auto* items = reinterpret_cast<const Item*>(bytes_.data());
    bytes_ = bytes_.subspan(size);
    return {items, count};
  }

  std::span<const uint8_t> bytes_;
};

class Writer {
 public:
  explicit Writer(std::vector<uint8_t>& bytes) : bytes_(bytes) {}

  void number(uint64_t value) { put(&value, sizeof value); }
  template <class Item>
  void array(std::span<const Item> items) {
    number(items.size());
    put(items.data(), items.size_bytes());
    bytes_.resize((bytes_.size() + 7) & ~size_t{7});
  }

 private:
  void put(const void* start, size_t count) {
    const auto* first = static_cast<const uint8_t*>(start);
    bytes_.insert(bytes_.end(), first, first + count);
  }

  std::vector<uint8_t>& bytes_;
};

size_t bytes_of(const Piece& piece) {
  size_t bytes = 0;
  for (const PieceRun& run : piece.runs) bytes += run.bytes;
  return bytes;
}

}  // namespace

ModuleImages::~ModuleImages() {
  for (auto& entry : entries_) delete entry.load(std::memory_order_relaxed);
}

void ModuleImages::use(std::span<const uint8_t> bytes) {
  if (bytes.empty()) return;  // a build without images
  bytes_ = bytes;
  Reader reader(bytes);
  std::span<const uint32_t> numbers, first_codes;
  reader.array(places_);
  reader.array(numbers);
  reader.array(first_codes);
  numbers_.assign(numbers.begin(), numbers.end());
  first_codes_.assign(first_codes.begin(), first_codes.end());
  entries_.resize(places_.size());
}

ModuleImages::Entry& ModuleImages::read(size_t number) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (Entry* known = entries_[number].load(std::memory_order_relaxed)) return *known;
  Reader reader(bytes_.subspan(places_[number]));
  ModuleImage image;
  image.first_code = first_codes_[number];
  image.piece.start = static_cast<uint32_t>(reader.number());
  image.piece.end = static_cast<uint32_t>(reader.number());
  image.suits_every_profile = reader.number() != 0;
  std::span<const uint8_t> content;
  reader.array(content);
  image.piece.bytes = content.data();
  reader.array(image.piece.runs);
  reader.array(image.piece.starts);
  reader.array(image.piece.kept);
  reader.array(image.needs);
  for_each_row_array(image, [&](auto& rows) { reader.array(rows); });
  auto* entry = new Entry(image);
  entries_[number].store(entry, std::memory_order_release);
  return *entry;
}

void write_images(ModuleImages& images, std::vector<uint8_t>& bytes) {
  std::vector<uint8_t> content;
  std::vector<uint64_t> places;
  std::vector<uint32_t> numbers, first_codes;
  Writer writer(content);
  for (size_t i = 0; i < images.size(); ++i) {
    const ModuleImage& image = images[i];
    places.push_back(content.size());
    first_codes.push_back(image.first_code);
    for (const ImageModule& module : image.modules) {
      if (module.number >= numbers.size()) numbers.resize(module.number + 1, UINT32_MAX);
      numbers[module.number] = static_cast<uint32_t>(i);
    }
    writer.number(image.piece.start);
    writer.number(image.piece.end);
    writer.number(image.suits_every_profile ? 1 : 0);
    writer.array(std::span(image.piece.bytes, bytes_of(image.piece)));
    writer.array(image.piece.runs);
    writer.array(image.piece.starts);
    writer.array(image.piece.kept);
    writer.array(image.needs);
    for_each_row_array(image, [&](auto& rows) { writer.array(rows); });
  }
  auto write_tables = [&](std::vector<uint8_t>& target) {
    Writer tables(target);
    tables.array(std::span<const uint64_t>(places));
    tables.array(std::span<const uint32_t>(numbers));
    tables.array(std::span<const uint32_t>(first_codes));
  };
  std::vector<uint8_t> tables;
  write_tables(tables);
  for (uint64_t& place : places) place += tables.size();
  write_tables(bytes);
  bytes.insert(bytes.end(), content.begin(), content.end());
}

void ModuleImages::add(const ModuleImage& image) {
  auto* entry = new Entry(image);
  ModuleImage& added = entry->image;
  const auto number = static_cast<uint32_t>(entries_.size());
  if (!entries_.empty()) {
    const ModuleImage& last = (*this)[entries_.size() - 1];
    added.first_code = last.first_code + static_cast<uint32_t>(last.codes.size());
  }
  first_codes_.push_back(added.first_code);
  for (const ImageModule& module : added.modules) {
    if (module.number >= numbers_.size()) numbers_.resize(module.number + 1, kNone);
    numbers_[module.number] = number;
  }
  entries_.emplace_back(entry);
}

// Reads the images on the side stack: only the first run of a process does it.
const ModuleImage* ModuleImages::of_module(Machine& machine, uint32_t module) {
  const ModuleImage* image = nullptr;
  machine.stack.side.run([&] {
    image = of_module(module);
    if (image == nullptr) return;
    for (uint32_t need : image->needs) entry(need);
  });
  if (image == nullptr || image->suits_every_profile || is_building_) return image;
  return machine.host.policy->profile() == PolicyProfile::Standard ? image : nullptr;
}

CodeSource::Found ModuleImages::find(uint32_t number) {
  auto above = std::ranges::upper_bound(first_codes_, number);
  Entry& entry_of_image = entry(static_cast<size_t>(above - first_codes_.begin()) - 1);
  const ModuleImage& image = entry_of_image.image;
  const ImageCode& code = image.codes[number - image.first_code];
  if (code.source == ImageCode::kOwn) {
    std::call_once(entry_of_image.once, [&] {
      for (std::span<const uint8_t> rest = image.trees; !rest.empty();) {
        entry_of_image.trees.push_back(unpack(rest));
        list_codes(*entry_of_image.trees.back()->root, entry_of_image.codes);
      }
    });
    return {entry_of_image.codes[code.number], {}, code.globals, code.code_object};
  }
  const BuiltInCode::Entry& entry = code_.get(code.source);
  return {entry.codes[code.number], entry.text, code.globals, code.code_object};
}

LateSources::Found ModuleImages::late_source(uint32_t source) {
  const BuiltInCode::Entry& entry = code_.get(source);
  return {&entry.late, entry.text};
}

Result<void> ModuleImages::lay_calling(Machine& machine, const ModuleImage& image) {
  // of_module() has read them.
  for (uint32_t number : image.needs) TRY(lay_one_calling(machine, known(number)->image));
  return lay_one_calling(machine, image);
}

// No code runs before the modules are in the table of the run: it may import the same ones.
Result<void> ModuleImages::lay_one_calling(Machine& machine, const ModuleImage& image) {
  if (machine.heap.has_laid(image.piece)) return {};
  constexpr uint64_t kBytesPerFuel = 64;
  TRY(machine.meter.charge(image.piece.cost() / kBytesPerFuel));
  if (!machine.heap.lay(image.piece)) return machine.meter.stop(StopReason::Memory);
  const CageBase base = machine.base;
  if (!image.codes.empty()) {
    const auto count = static_cast<uint32_t>(image.codes.size());
    uint32_t first = TRY(machine.reserve_codes(*this, image.first_code, count));
    for (const ImageCodeWord& word : image.code_words) {
      *base.at<uint32_t>(word.place) = first + word.code;
    }
  }
  TRY(add_rows(machine, image));
  for (const ImageModule& row : image.modules) {
    TRY(dict_set_string(machine, machine.built_in_modules, base.at<Str>(row.name),
                        Value::from_offset(row.cell)));
    TRY(adopt_laid_module(machine, code_, row.number, base.at<Module>(row.cell)));
  }
  for (const ImageModule& row : image.modules) {
    TRY(bind_laid_module_calling(machine, code_, row.number, base.at<Module>(row.cell)));
  }
  for (const ImageItem& row : image.items) {
    const Value value = Value::from_bits(row.value);
    if (row.key == 0) {
      TRY(list_append(machine, base.at<List>(row.container), value));
    } else {
      // A guest may have put a key of its own into the dict.
      TRY(dict_set_calling(machine, base.at<Dict>(row.container), Value::from_bits(row.key),
                           value));
    }
  }
  if (machine.classes.registry->library_changed() && !is_building_) {
    for (uint32_t offset : image.classes) {
      TRY(inherit_again_calling(machine, base.at<Type>(offset)));
    }
  }
  return {};
}

Result<void> ModuleImages::add_rows(Machine& machine, const ModuleImage& image) {
  const CageBase base = machine.base;
  Meter& meter = machine.meter;
  for (uint32_t offset : image.classes) {
    if (!machine.classes.registry->add(meter, base.at<Type>(offset))) {
      return meter.stop(StopReason::Memory);
    }
  }
  for (const ImageTransition& row : image.transitions) {
    if (!machine.classes.transitions->add(meter, row.parent, row.name, row.child)) {
      return meter.stop(StopReason::Memory);
    }
  }
  for (const ImageReference& row : image.references) {
    auto kind = static_cast<Lifecycle::WeakKind>(row.kind);
    if (!machine.tables.lifecycle->add_reference(meter, row.referent, row.reference, kind,
                                                 Lifecycle::Notices::Library)) {
      return meter.stop(StopReason::Memory);
    }
  }
  for (const ImageState& row : image.states) {
    Value& state = machine.state(static_cast<LibraryState>(row.which));
    const Value value = Value::from_bits(row.value);
    const int64_t before = row.adds != 0 && state.is_small_int() ? state.small_int() : 0;
    state = row.adds != 0 ? Value::from_small_int(before + value.small_int()) : value;
  }
  for (const ImageFlags& row : image.flags) base.at<Type>(row.type)->flags |= row.flags;
  for (const ImageLateParts& row : image.late) {
    machine.late_names.resume(row.globals, *this, row.source, row.waiting);
  }
  return {};
}

}  // namespace hognose
