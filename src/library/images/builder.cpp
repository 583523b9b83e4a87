// Makes an image of what the import of a module leaves behind.
//
// It runs in the program that bakes and in tests, never in a process that runs guests.
#include "library/images/builder.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <unordered_map>

#include "bytecode/packing.h"
#include "bytecode/verifier.h"
#include "library/builtins/image.h"
#include "library/core/importer.h"
#include "library/core/library.h"
#include "library/core/modules.h"
#include "objects/attributes/shape.h"
#include "objects/classes/registry.h"
#include "objects/containers/dict_access.h"
#include "objects/core/interned.h"
#include "objects/core/make.h"
#include "objects/core/output.h"
#include "objects/core/type_specs.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"
#include "policy/effective_policy.h"

namespace hognose {

// What the spans of an image refer to.
struct ImageBuilder::Content {
  std::vector<PieceRun> runs;
  std::vector<uint8_t> bytes;
  std::vector<uint64_t> starts;
  std::vector<uint32_t> kept;
  std::vector<uint32_t> needs;
  std::vector<ImageModule> modules;
  std::vector<ImageCode> codes;
  std::vector<ImageCodeWord> code_words;
  std::vector<uint32_t> classes;
  std::vector<ImageTransition> transitions;
  std::vector<ImageState> states;
  std::vector<ImageFlags> flags;
  std::vector<ImageReference> references;
  std::vector<ImageLateParts> late;
  std::vector<ImageItem> items;
  std::vector<uint8_t> trees;

  ModuleImage image(uint32_t start, uint32_t end) const {
    ModuleImage made;
    made.piece = {start, end, runs, bytes.data(), starts};
    made.needs = needs;
    made.modules = modules;
    made.codes = codes;
    made.code_words = code_words;
    made.classes = classes;
    made.transitions = transitions;
    made.states = states;
    made.flags = flags;
    made.references = references;
    made.late = late;
    made.items = items;
    made.trees = trees;
    return made;
  }
};

namespace {

constexpr size_t kStateCount = static_cast<size_t>(LibraryState::Count);

}  // namespace

// A run that imports a module.
class ImageBuilder::Attempt {
 public:
  Attempt(ImageBuilder& builder, uint32_t module)
      : builder_(builder),
        module_(module),
        heap_(builder.pool_, Boot::trace_table(), kTypeCount),
        machine_(heap_, builder.boot_),
        policy_(builder.profile_) {
    policy_.set_feature("files", true);  // some modules ask whether os has functions
    importer_.use_code(&builder.code_);
  }
  ~Attempt() {
    machine_.finish();
    heap_.finish();
  }
  Attempt(const Attempt&) = delete;
  Attempt& operator=(const Attempt&) = delete;

  // Returns false if the import fails.
  bool run() {
    if (!machine_.reserve()) return fail("no memory");
    machine_.meter.start(MeterLimits{}, nullptr);
    heap_.start(machine_.meter, machine_.root_source(), HeapDebug{});
    output_.start(machine_.meter, Output::Keeping::All, nullptr, nullptr);
    output_.input().start(machine_.meter, nullptr, nullptr);
    machine_.host.output = &output_;
    machine_.host.policy = &policy_;
    machine_.takes_texts_from_boot = true;
    // What depends on them differs between two sets of images.
    machine_.random.seed = static_cast<uint64_t>(builder_.profile_);
    machine_.clock.start_nanoseconds = int64_t{1'000'000'000}
                                       << static_cast<int>(builder_.profile_);
    if (!begin().ok()) return fail("the run does not begin");
    for (size_t i = 0; i < kStateCount; ++i) {
      states_[i] = machine_.state(static_cast<LibraryState>(i));
    }
    // NaNs have numbers (new_float), by which those of images differ from each other and from those
    // of runs.
    machine_.numbers.nan_identities =
        (uint64_t{1} << 40) + (uint64_t{builder_.code_.images().size()} << 8);
    heap_.begin_piece(builder_.next_place_);
    Result<void> imported = import();
    if (imported.ok()) return true;
    if (imported.failure() != Failure::Raised) return fail("the import was stopped");
    Value error = machine_.take_pending();
    Result<Str*> text = repr_calling(machine_, error);
    return fail(text.ok() ? std::string(ascii_text(text.value())) : "an exception");
  }

  // The modules that the run made by executing their bodies.
  std::vector<uint32_t> executed() {
    std::vector<uint32_t> modules;
    uint32_t position = 0;
    Value key, value;
    while (dict_next(machine_.built_in_modules, &position, &key, &value)) {
      uint32_t number = find_module(ascii_text(machine_.cell<Str>(key))).number;
      if (builder_.code_.images().of_module(number) == nullptr) modules.push_back(number);
    }
    return modules;
  }

  // Returns false if the modules cannot have an image.
  bool survey(const std::vector<uint32_t>& modules, Content& content);

  const std::string& reason() const { return reason_; }

 private:
  Result<void> begin() {
    TRY(machine_.start(1000));
    auto builtins = TRY(builtins_.get(machine_, policy_));
    TRY(start_library(machine_, policy_, *builtins, importer_));
    machine_.program_globals = TRY(make_main_globals(machine_, ""));
    return {};
  }

  Result<void> import() {
    Str* name = TRY(intern(machine_, module_name(module_)));
    TRY(built_in_module_calling(machine_, builder_.code_, name));
    return {};
  }

  void note_names(const std::vector<uint32_t>& cells) {
    for (uint32_t offset : cells) {
      const Cell* cell = machine_.base.at<Cell>(offset);
      if (!is_exactly(cell, TypeId::Str)) continue;
      const auto* string = static_cast<const Str*>(cell);
      if (!string->is_ascii() || string->length < 2) continue;
      std::string_view text = ascii_text(string);
      if (interned_in_boot(machine_, text) == nullptr) builder_.names_.emplace(text);
    }
  }

  bool fail(std::string reason) {
    if (reason_.empty()) reason_ = std::move(reason);
    return false;
  }
  std::string describe(uint32_t offset) {
    Cell* cell = machine_.base.at<Cell>(offset);
    TypeId id = layout_of(cell);
    std::string text(row_of(id).name);
    if (id == TypeId::Str) text.append(" ").append(ascii_text(static_cast<Str*>(cell)));
    if (id == TypeId::Type)
      text.append(" ").append(ascii_text(static_cast<Type*>(cell)->name.get()));
    if (id == TypeId::Function) {
      text.append(" ").append(ascii_text(static_cast<Function*>(cell)->qualified_name.get()));
    }
    return text;
  }

  void restore_namespaces();
  void take_items(Content& content);
  void restore(const ModuleImage& image, uint32_t offset);
  void restore_dict(const ModuleImage& image, uint32_t offset);
  void restore_caches();
  // Calls visit(image, cell, its bytes in the image, size) for all cells of other images.
  template <class Visit>
  void for_each_laid_cell(Visit visit) {
    ModuleImages& images = builder_.code_.images();
    for (uint32_t i = 0; i < images.size(); ++i) {
      if (!heap_.has_laid(images[i].piece)) continue;
      const uint8_t* bytes = images[i].piece.bytes;
      for (const PieceRun& run : images[i].piece.runs) {
        for (uint32_t at = 0; at < run.bytes;) {
          Cell* cell = machine_.base.at<Cell>(run.start + at);
          auto size = static_cast<uint32_t>(heap_.usable_size(cell));
          visit(images[i], cell, bytes + at, size);
          at += size;
        }
        bytes += run.bytes;
      }
    }
  }
  void find_needs(const MadePiece& made, Content& content);
  bool check_cells(const MadePiece& made);
  bool needs(const Content& content, const ModuleImage& image);
  bool check_earlier(Content& content);
  uint32_t code_row(uint32_t index, Content& content);
  bool add_codes(const MadePiece& made, Content& content);
  void add_cells(const MadePiece& made, Content& content);

  ImageBuilder& builder_;
  uint32_t module_;
  Heap heap_;
  Machine machine_;
  EffectivePolicy policy_;
  BuiltinsImages builtins_;
  LibraryImporter importer_{nullptr};
  Output output_;
  Value states_[kStateCount];
  std::unordered_map<uint32_t, uint32_t> code_rows_;     // by index
  std::unordered_map<const CodeTree*, uint32_t> trees_;  // the number of the first code of each
  uint32_t own_codes_ = 0;
  std::string reason_;
};

bool ImageBuilder::Attempt::survey(const std::vector<uint32_t>& modules, Content& content) {
  std::vector<Value> roots;
  restore_namespaces();
  restore_caches();
  take_items(content);
  for (const ImageItem& item : content.items) {
    roots.push_back(Value::from_bits(item.key));
    roots.push_back(Value::from_bits(item.value));
  }
  for (uint32_t number : modules) {
    Str* name = interned_in_boot(machine_, module_name(number));
    HOGNOSE_CHECK(name != nullptr);
    Value module = dict_find_string(machine_, machine_.built_in_modules, name);
    content.modules.push_back({number, offset_of(name), module.offset()});
    roots.push_back(module);
    BuiltInModule found = find_module(module_name(number));
    const Dict* names = machine_.cell<Module>(module)->dict.get();
    LateNames::Waiting waiting = machine_.late_names.waiting_of(names);
    if (waiting.none()) continue;
    ImageLateParts& row = content.late.emplace_back();
    row.globals = offset_of(names);
    row.source = static_cast<uint32_t>(found.source - source_rows().data());
    row.waiting = waiting;
  }
  for (size_t i = 0; i < kStateCount; ++i) {
    Value value = machine_.state(static_cast<LibraryState>(i));
    if (value == states_[i] || static_cast<LibraryState>(i) == LibraryState::RegexCache) continue;
    if (static_cast<LibraryState>(i) == LibraryState::AbstractRegistrations) {
      int64_t before = states_[i].is_small_int() ? states_[i].small_int() : 0;
      Value more = Value::from_small_int(value.small_int() - before);
      content.states.push_back({more.bits(), static_cast<uint32_t>(i), 1});
      continue;
    }
    content.states.push_back({value.bits(), static_cast<uint32_t>(i), 0});
    roots.push_back(value);
  }
  MadePiece made = heap_.end_piece(roots);
  note_names(made.outside);
  note_names(made.cells);
  find_needs(made, content);
  if (!check_cells(made) || !check_earlier(content)) return false;
  if (!add_codes(made, content)) return false;
  auto is_live = [&](uint32_t offset) { return std::ranges::binary_search(made.cells, offset); };
  for (uint32_t i = 0; i < machine_.classes.registry->size(); ++i) {
    uint32_t offset = (*machine_.classes.registry)[i];
    if (is_live(offset)) content.classes.push_back(offset);
  }
  machine_.classes.transitions->for_each([&](uint32_t parent, uint32_t name, uint32_t child) {
    if (is_live(child)) content.transitions.push_back({parent, name, child});
  });
  bool is_complete = true;
  machine_.tables.lifecycle->for_each_reference(
      [&](uint32_t referent, uint32_t reference, Lifecycle::WeakKind kind) {
        if (!is_live(reference)) return;
        is_complete = is_complete && is_live(referent);
        content.references.push_back({referent, reference, static_cast<uint32_t>(kind)});
      });
  if (!is_complete) return fail("has a weak reference to a cell of another image");
  add_cells(made, content);
  return true;
}

// Removes what a run notes in a cell: the version of a dict for its caches, and whether its policy
// opens a module.
void forget_run(Cell* cell) {
  if (layout_of(cell) == TypeId::Dict) static_cast<Dict*>(cell)->keys_version = 0;
  if (layout_of(cell) != TypeId::Module) return;
  auto* module = static_cast<Module*>(cell);
  if (module->built_in != kPrivateModule) module->built_in &= ~kHiddenModule;
}

// The images of all cells to which this one refers, and those of modules in packages, which are
// attributes of their packages once they are imported.
void ImageBuilder::Attempt::find_needs(const MadePiece& made, Content& content) {
  ModuleImages& images = builder_.code_.images();
  std::vector<bool> needed(images.size());
  for (uint32_t i = 0; i < images.size(); ++i) {
    const Piece& piece = images[i].piece;
    auto first = std::ranges::lower_bound(made.earlier, piece.start);
    const bool is_reached = first != made.earlier.end() && *first < piece.end;
    const bool is_in_package =
        std::ranges::any_of(images[i].modules, [](const ImageModule& module) {
          return module_name(module.number).find('.') != std::string_view::npos;
        });
    if (!heap_.has_laid(piece) || (i != 0 && !is_reached && !is_in_package)) continue;
    needed[i] = true;
    for (uint32_t other : images[i].needs) needed[other] = true;
  }
  for (uint32_t i = 0; i < images.size(); ++i) {
    if (needed[i]) content.needs.push_back(i);
  }
}

// Where the image has the cell.
const uint8_t* find_cell(const ModuleImage& image, uint32_t offset) {
  const uint8_t* bytes = image.piece.bytes;
  for (const PieceRun& run : image.piece.runs) {
    if (offset - run.start < run.bytes) return bytes + (offset - run.start);
    bytes += run.bytes;
  }
  return nullptr;
}

// Packages get their modules, and some modules values of the run, whenever an image is laid. That
// is no part of this image.
void ImageBuilder::Attempt::restore_namespaces() {
  ModuleImages& images = builder_.code_.images();
  for (uint32_t i = 0; i < images.size(); ++i) {
    if (!heap_.has_laid(images[i].piece)) continue;
    for (const ImageModule& row : images[i].modules) {
      const uint32_t names = machine_.base.at<Module>(row.cell)->dict.offset();
      restore_dict(images[i], names);
    }
  }
}

// The bytes of a cell as its layout.
template <class T>
T read_cell(const uint8_t* bytes) {
  T cell;
  std::memcpy(static_cast<void*>(&cell), bytes, sizeof cell);
  return cell;
}

void ImageBuilder::Attempt::restore(const ModuleImage& image, uint32_t offset) {
  if (offset == 0) return;
  Cell* cell = machine_.base.at<Cell>(offset);
  std::memcpy(static_cast<void*>(cell), find_cell(image, offset), heap_.usable_size(cell));
}

void ImageBuilder::Attempt::restore_dict(const ModuleImage& image, uint32_t offset) {
  const uint8_t* bytes = find_cell(image, offset);
  if (bytes == nullptr) return;
  const Dict before = read_cell<Dict>(bytes);
  for (uint32_t each : {offset, before.entries.offset(), before.index.offset()}) {
    restore(image, each);
  }
}

// What abstract classes of other images have learned about classes (library/meta/abc.cpp). All but
// the registered ones is found again when it is needed.
void ImageBuilder::Attempt::restore_caches() {
  Str* name = intern(machine_, std::string_view("_abc_impl")).take();
  for_each_laid_cell([&](const ModuleImage& image, Cell* cell, const uint8_t*, uint32_t) {
    if (layout_of(cell) != TypeId::Type) return;
    Value known = dict_find_string(machine_, static_cast<Type*>(cell)->dict.get(), name);
    if (known.is_undefined() || !machine_.is_exactly(known, TypeId::List)) return;
    const uint8_t* bytes = find_cell(image, known.offset());
    if (bytes == nullptr) return;
    restore(image, read_cell<List>(bytes).items.offset());
    const List* items = machine_.cell<List>(known);
    for (uint32_t i = 1; i < items->length; ++i) {
      Value cache = items->items->values[i];
      if (machine_.is_exactly(cache, TypeId::Dict)) restore_dict(image, cache.offset());
    }
  });
}

// Takes what lists and dicts of other images have gained, and restores them.
void ImageBuilder::Attempt::take_items(Content& content) {
  for_each_laid_cell(
      [&](const ModuleImage& image, Cell* cell, const uint8_t* before, uint32_t size) {
        const TypeId id = layout_of(cell);
        if (std::memcmp(before, cell, size) == 0) return;
        if (id == TypeId::List) {
          const List old = read_cell<List>(before);
          auto* list = static_cast<List*>(cell);
          for (uint32_t i = old.length; i < list->length; ++i) {
            content.items.push_back({0, list->items->values[i].bits(), offset_of(cell), 0});
          }
          restore(image, offset_of(cell));
          restore(image, old.items.offset());
        } else if (id == TypeId::Dict) {
          const Dict old = read_cell<Dict>(before);
          auto* dict = static_cast<Dict*>(cell);
          if (dict->length - old.length != dict->used - old.used) return;
          uint32_t position = old.used;
          Value key, value;
          while (dict_next(dict, &position, &key, &value)) {
            content.items.push_back({key.bits(), value.bits(), offset_of(cell), 0});
          }
          restore_dict(image, offset_of(cell));
        }
      });
}

bool ImageBuilder::Attempt::check_cells(const MadePiece& made) {
  for (uint32_t offset : made.outside)
    return fail("refers to a cell of the run: " + describe(offset));
  if (machine_.tables.lifecycle->watches_objects()) return fail("watches an object");
  if (machine_.random.streams != 0) return fail("makes random numbers");
  for (uint32_t offset : made.cells) {
    Cell* cell = machine_.base.at<Cell>(offset);
    switch (layout_of(cell)) {
      case TypeId::Frame:
      case TypeId::FrameLocals:
      case TypeId::Traceback:
      case TypeId::Generator:
      case TypeId::Coroutine:
      case TypeId::AsyncGenerator:
      case TypeId::HostFunction:
      case TypeId::HostObject:
        return fail("holds a cell that belongs to the run: " + describe(offset));
      default: break;
    }
  }
  return true;
}

bool ImageBuilder::Attempt::needs(const Content& content, const ModuleImage& image) {
  return std::ranges::any_of(content.needs, [&](uint32_t number) {
    return builder_.code_.images()[number].piece.start == image.piece.start;
  });
}

// The cells of the images that were laid before must be as they were.
bool ImageBuilder::Attempt::check_earlier(Content& content) {
  for_each_laid_cell([&](const ModuleImage& image, Cell* cell, const uint8_t* before,
                         uint32_t size) {
    const TypeId id = layout_of(cell);
    forget_run(cell);
    if (id == TypeId::Type) {
      constexpr uint32_t kSetByOthers = kTypeDerivedFrom | kTypeGrown;
      const Type old = read_cell<Type>(before);
      auto* type = static_cast<Type*>(cell);
      const uint32_t set = type->flags & ~old.flags;
      if (set != 0 && (set & ~kSetByOthers) == 0) {
        // Only the images that this one needs are there when it is laid.
        if (needs(content, image)) content.flags.push_back({offset_of(cell), set});
        type->flags = old.flags;
      }
      // How much room later instances will need is learned again by every run.
      type->instance_shape = old.instance_shape;
    }
    // Hashes that were computed, and the numbers of codes.
    const bool may_differ = id == TypeId::Str || id == TypeId::Bytes || id == TypeId::Function ||
                            id == TypeId::Code || id == TypeId::FrozenSet;
    if (may_differ || std::memcmp(before, cell, size) == 0) return;
    fail("changes " + describe(offset_of(cell)) + " of " +
         std::string(module_name(image.modules[0].number)));
  });
  return reason_.empty();
}

uint32_t ImageBuilder::Attempt::code_row(uint32_t index, Content& content) {
  auto [known, is_new] = code_rows_.try_emplace(index, 0);
  if (!is_new) return known->second;
  const LoadedCode* loaded = machine_.loaded(index);
  const uint32_t globals = loaded->words[kSlotGlobals].offset();
  if (loaded->owner != nullptr) {
    const CodeTree* tree = loaded->owner->tree.get();
    auto [number, is_new_tree] = trees_.try_emplace(tree, own_codes_);
    std::vector<const Code*> codes;
    list_codes(*tree->root, codes);
    if (is_new_tree) {
      if (std::string wrong = verify(*tree->root); !wrong.empty()) fail(wrong);
      std::string packed;
      pack(*tree, packed);
      content.trees.insert(content.trees.end(), packed.begin(), packed.end());
      own_codes_ += static_cast<uint32_t>(codes.size());
    }
    auto place = std::ranges::find(codes, loaded->code) - codes.begin();
    known->second = static_cast<uint32_t>(content.codes.size());
    content.codes.push_back({ImageCode::kOwn, number->second + static_cast<uint32_t>(place),
                             globals, loaded->code_object});
    return known->second;
  }
  for (uint32_t source = 0; source < source_rows().size(); ++source) {
    if (loaded->source.data() != builder_.code_.get(source).text.data()) continue;
    const auto& codes = builder_.code_.get(source).codes;
    auto found = std::ranges::find(codes, loaded->code);
    if (found == codes.end()) break;
    known->second = static_cast<uint32_t>(content.codes.size());
    content.codes.push_back(
        {source, static_cast<uint32_t>(found - codes.begin()), globals, loaded->code_object});
    return known->second;
  }
  known->second = UINT32_MAX;
  return UINT32_MAX;
}

bool ImageBuilder::Attempt::add_codes(const MadePiece& made, Content& content) {
  CageBase base = machine_.base;
  for (uint32_t offset : made.cells) {
    Cell* cell = base.at<Cell>(offset);
    TypeId id = layout_of(cell);
    uint32_t* word = nullptr;
    if (id == TypeId::Function) word = &static_cast<Function*>(cell)->code_index;
    if (id == TypeId::Code) word = &static_cast<CodeObject*>(cell)->code_index;
    if (word == nullptr) continue;
    uint32_t row = code_row(*word, content);
    if (row == UINT32_MAX) return fail("has code that is not of the library: " + describe(offset));
    content.code_words.push_back({offset_of(word), row});
    *word = 0;
  }
  // The code object of a function may be that of no cell.
  for (ImageCode& code : content.codes) {
    if (!std::ranges::binary_search(made.cells, code.code_object)) code.code_object = 0;
  }
  return true;
}

void ImageBuilder::Attempt::add_cells(const MadePiece& made, Content& content) {
  CageBase base = machine_.base;
  const uint32_t start = builder_.next_place_;
  auto set_start = [&](uint32_t offset) {
    uint32_t granule = (offset - start) / kPieceGranule;
    if (content.starts.size() <= granule / 64) content.starts.resize(granule / 64 + 1);
    content.starts[granule / 64] |= uint64_t{1} << (granule % 64);
  };
  set_start(start);
  for (uint32_t offset : made.cells) {
    Cell* cell = base.at<Cell>(offset);
    forget_run(cell);
    auto size = static_cast<uint32_t>(heap_.usable_size(cell));
    set_start(offset);
    set_start(offset + size);
    if (!content.runs.empty() && content.runs.back().start + content.runs.back().bytes == offset) {
      content.runs.back().bytes += size;
    } else {
      content.runs.push_back({offset, size});
    }
    const auto* bytes = base.at<uint8_t>(offset);
    content.bytes.insert(content.bytes.end(), bytes, bytes + size);
  }
}

ImageBuilder::ImageBuilder(const Boot& boot, BuiltInCode& code, PolicyProfile profile,
                           ModuleImages* like)
    : boot_(boot), code_(code), profile_(profile), like_(like), pool_(boot.image()) {
  code.images().set_building();
}

ImageBuilder::~ImageBuilder() = default;

// Any word that may be a reference to another image counts as one: a cell that is kept needlessly
// does no harm.
void ImageBuilder::find_kept_cells() {
  ModuleImages& images = code_.images();
  constexpr size_t kNone = SIZE_MAX;
  auto keep = [&](uint32_t offset, size_t from) {
    for (size_t i = 0; i < images.size(); ++i) {
      const Piece& piece = images[i].piece;
      if (offset < piece.start || offset >= piece.end) continue;
      const uint32_t granule = (offset - piece.start) / kPieceGranule;
      const bool is_start = offset % kPieceGranule == 0 &&
                            (piece.starts[granule / 64] >> (granule % 64) & 1) != 0 &&
                            find_cell(images[i], offset) != nullptr;
      if (is_start && i != from) contents_[i]->kept.push_back(offset);
    }
  };
  for (size_t i = 0; i < contents_.size(); ++i) {
    Content& content = *contents_[i];
    auto keep_words = [&](std::span<const uint8_t> bytes) {
      for (size_t at = 0; at + sizeof(uint32_t) <= bytes.size(); at += sizeof(uint32_t)) {
        uint32_t word;
        std::memcpy(&word, bytes.data() + at, sizeof word);
        if (word >= kPieceStart && word < kLargeStart) keep(word, i);
      }
    };
    keep_words(content.bytes);
    for_each_row_array(images[i], [&](const auto& rows) {
      keep_words({reinterpret_cast<const uint8_t*>(rows.data()), rows.size_bytes()});
    });
    // A code that a run loads brings them.
    for (const ImageCode& code : content.codes) {
      keep(code.globals, kNone);
      keep(code.code_object, kNone);
    }
  }
  for (size_t i = 0; i < contents_.size(); ++i) {
    std::vector<uint32_t>& kept = contents_[i]->kept;
    std::ranges::sort(kept);
    kept.erase(std::ranges::unique(kept).begin(), kept.end());
    images.keep(i, kept);
  }
}

void ImageBuilder::build_all() {
  uint32_t count = 0;
  while (!module_name(count + 1).empty()) ++count;
  progress_.assign(count + 1, Progress::Open);
  build(find_module("builtins").number);
  // Modules with private names are parts of others.
  for (bool is_private : {false, true}) {
    for (uint32_t number = 1; number <= count; ++number) {
      std::string_view name = module_name(number);
      const size_t last = name.rfind('.') + 1;
      if ((name[0] == '_' || name[last] == '_') != is_private) continue;
      if (find_module(name).number == number) build(number);
    }
  }
  find_kept_cells();
  // Some modules cannot be imported first, but are in the image of another one.
  std::erase_if(refusals_, [&](const Refusal& refusal) {
    return code_.images().of_module(refusal.module) != nullptr;
  });
}

void ImageBuilder::build(uint32_t module) {
  if (progress_[module] != Progress::Open || code_.images().of_module(module) != nullptr) return;
  chain_.push_back(module);
  for (;;) {
    if (like_ != nullptr) {
      const ModuleImage* image = like_->of_module(module);
      if (image == nullptr) break;
      next_place_ = image->piece.start;
    }
    auto attempt = std::make_unique<Attempt>(*this, module);  // too large for the stack
    if (!attempt->run()) {
      refusals_.push_back({module, attempt->reason()});
      progress_[module] = Progress::PartOfOther;
      break;
    }
    std::vector<uint32_t> modules = attempt->executed();
    auto is_outer = [&](uint32_t number) {
      return number != module && std::ranges::find(chain_, number) != chain_.end();
    };
    if (std::ranges::any_of(modules, is_outer)) {
      // It belongs to the image of the module that imports it.
      progress_[module] = Progress::PartOfOther;
      break;
    }
    auto first = std::ranges::find_if(modules, [&](uint32_t number) {
      return progress_[number] == Progress::Open &&
             std::ranges::find(chain_, number) == chain_.end();
    });
    if (first != modules.end()) {
      build(*first);
      if (code_.images().of_module(module) != nullptr) break;
      continue;
    }
    auto content = std::make_unique<Content>();
    std::string others;
    for (uint32_t number : modules) {
      if (progress_[number] == Progress::Finished) others.append(" ").append(module_name(number));
    }
    if (!others.empty()) {
      refusals_.push_back({module, "needs modules without images:" + others});
      break;
    }
    if (!attempt->survey(modules, *content)) {
      refusals_.push_back({module, attempt->reason()});
      break;
    }
    const PieceRun& last = content->runs.back();
    code_.images().add(content->image(next_place_, last.start + last.bytes));
    uint32_t words = static_cast<uint32_t>(content->starts.size());
    next_place_ += words * kPieceAlignment;
    contents_.push_back(std::move(content));
    break;
  }
  if (progress_[module] == Progress::Open) progress_[module] = Progress::Finished;
  chain_.pop_back();
}

namespace {

// Numbers for the words of images that do not depend on the places of cells: garbage lies between
// them, and there may be more of it under another policy.
class Places {
 public:
  explicit Places(ModuleImages& images) {
    for (size_t i = 0; i < images.size(); ++i) {
      const Piece& piece = images[i].piece;
      for (uint32_t word = 0; word < piece.starts.size(); ++word) {
        for (uint64_t bits = piece.starts[word]; bits != 0; bits &= bits - 1) {
          auto granule = word * 64 + static_cast<uint32_t>(std::countr_zero(bits));
          cells_.push_back({piece.start + granule * kPieceGranule, images[i].modules[0].number, 0});
        }
      }
    }
    std::ranges::sort(cells_, {}, &Place::start);
    for (size_t i = 1; i < cells_.size(); ++i) {
      if (cells_[i].module == cells_[i - 1].module) cells_[i].number = cells_[i - 1].number + 1;
    }
  }

  uint32_t size_of(uint32_t cell) const {
    auto above = std::ranges::upper_bound(cells_, cell, {}, &Place::start);
    return above->start - cell;
  }

  // A cell as the number of its module and its own, a place within a cell as that and the distance.
  void append(uint32_t word, std::vector<uint32_t>& words) const {
    auto above = std::ranges::upper_bound(cells_, word, {}, &Place::start);
    constexpr uint32_t kFields = 64;  // a word further away is no place: it may be part of a hash
    const bool is_place = above != cells_.begin() && word - above[-1].start < kFields &&
                          word % sizeof(uint32_t) == 0 && word < above->start;
    // The hash of an object that is compared by identity is its place, too.
    if (!is_place && word >= kPieceStart >> 4 && word < kLargeStart >> 4) {
      above = std::ranges::upper_bound(cells_, word << 4, {}, &Place::start);
      if (above != cells_.begin() && above[-1].start == word << 4) {
        words.insert(words.end(), {above[-1].module, above[-1].number});
        return;
      }
    }
    words.push_back(word - (is_place ? above[-1].start : 0));
    if (is_place) words.insert(words.end(), {above[-1].module, above[-1].number});
  }

 private:
  struct Place {
    uint32_t start;
    uint32_t module;
    uint32_t number;
  };

  std::vector<Place> cells_;
};

// What an image consists of, to be compared with that of another set of images.
std::vector<uint32_t> content_of(ModuleImages& images, const ModuleImage& image,
                                 const Places& places) {
  std::vector<uint32_t> words;
  auto add = [&](std::span<const uint8_t> bytes) {
    places.append(static_cast<uint32_t>(bytes.size()), words);
    for (size_t at = 0; at + sizeof(uint32_t) <= bytes.size(); at += sizeof(uint32_t)) {
      uint32_t word;
      std::memcpy(&word, bytes.data() + at, sizeof word);
      places.append(word, words);
    }
  };
  // Without hashes, which may be those of places, and what is in their order.
  auto add_cell = [&](std::span<const uint8_t> cell) {
    uint32_t shape;
    std::memcpy(&shape, cell.data(), sizeof shape);
    if (shape == shape_offset(TypeId::ByteArray)) return add(cell.first(sizeof(ByteArrayCell)));
    const bool is_text =
        shape == shape_offset(TypeId::Str) && (read_cell<Str>(cell.data()).flags & kStrShared) == 0;
    if (is_text || shape == shape_offset(TypeId::Bytes)) {
      words.insert(words.end(), cell.begin(), cell.end());  // characters may look like places
      return;
    }
    const bool is_set = shape == shape_offset(TypeId::SetEntries);
    if (!is_set && shape != shape_offset(TypeId::DictEntries)) return add(cell);
    const size_t first = is_set ? sizeof(SetEntries) : sizeof(DictEntries);
    const size_t stride = is_set ? sizeof(SetEntry) : sizeof(DictEntry);
    const size_t width = stride - sizeof(uint64_t);
    std::vector<std::vector<uint32_t>> entries;
    for (size_t at = first; at + stride <= cell.size(); at += stride) {
      auto& entry = entries.emplace_back();
      for (size_t word = at; word < at + width; word += sizeof(uint32_t)) {
        uint32_t content;
        std::memcpy(&content, cell.data() + word, sizeof content);
        places.append(content, entry);
      }
    }
    if (is_set) std::ranges::sort(entries);
    for (const auto& entry : entries) words.insert(words.end(), entry.begin(), entry.end());
  };
  const uint8_t* bytes = image.piece.bytes;
  for (const PieceRun& run : image.piece.runs) {
    for (uint32_t at = 0; at < run.bytes;) {
      const uint32_t size = places.size_of(run.start + at);
      add_cell({bytes + at, size});
      at += size;
    }
    bytes += run.bytes;
  }
  std::vector<uint32_t> needs;
  for (uint32_t number : image.needs) needs.push_back(images[number].modules[0].number);
  std::ranges::sort(needs);
  words.insert(words.end(), needs.begin(), needs.end());
  // The table of transitions is in the order of hashes, too.
  std::vector<std::vector<uint32_t>> transitions;
  for (const ImageTransition& row : image.transitions) {
    auto& sorted = transitions.emplace_back();
    for (uint32_t word : {row.parent, row.name, row.child}) places.append(word, sorted);
  }
  std::ranges::sort(transitions);
  for (const auto& row : transitions) words.insert(words.end(), row.begin(), row.end());
  ModuleImage rest = image;
  rest.transitions = {};
  for_each_row_array(rest, [&](auto& rows) {
    add({reinterpret_cast<const uint8_t*>(rows.data()), rows.size_bytes()});
  });
  return words;
}

}  // namespace

void restrict_images(const Boot& boot, ModuleImages& images) {
  BuiltInCode code;
  ImageBuilder builder(boot, code, PolicyProfile::Strict, &images);
  builder.build_all();
  const Places places(images);
  const Places strict_places(code.images());
  for (size_t i = 0; i < images.size(); ++i) {
    const ModuleImage* strict = code.images().of_module(images[i].modules[0].number);
    const bool is_same = strict != nullptr && content_of(images, images[i], places) ==
                                                  content_of(code.images(), *strict, strict_places);
    if (!is_same) images.restrict(i);
  }
}

}  // namespace hognose
