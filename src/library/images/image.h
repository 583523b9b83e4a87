// ModuleImage: a module of the library as an import leaves it, to be laid into runs.
//
// The body of a module is executed once, when Hognose is built (builder.h). What it leaves behind
// is a piece of the heap (heap/piece.h), and rows for what is outside the cage. Laying it is the
// import: the same in every run, whatever happened before in the process. An image is immutable and
// holds only offsets and numbers of rows.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "heap/piece.h"
#include "machine/machine.h"

namespace hognose {

class BuiltInCode;

// A code of the library that functions of the image have.
struct ImageCode {
  // For code that the body compiled: its number is that among the codes of ModuleImage::trees.
  static constexpr uint32_t kOwn = UINT32_MAX;

  uint32_t source;       // the row of source_rows(), or kOwn
  uint32_t number;       // BuiltInCode::Entry::codes
  uint32_t globals;      // cage offsets
  uint32_t code_object;  // 0: none
};

// A word of a cell that holds the index of a code in the run.
struct ImageCodeWord {
  uint32_t place;
  uint32_t code;  // in ModuleImage::codes
};

struct ImageModule {
  uint32_t number;  // BuiltInModule::number
  uint32_t name;    // cage offsets
  uint32_t cell;
};

struct ImageTransition {
  uint32_t parent;
  uint32_t name;
  uint32_t child;
};

// Flags of a class of another image that the import has set.
struct ImageFlags {
  uint32_t type;
  uint32_t flags;
};

struct ImageState {
  uint64_t value;
  uint32_t which;  // LibraryState
  uint32_t adds;   // whether the value is a number to be added
};

// Parts of a module that have not run (LateNames).
struct ImageLateParts {
  LateNames::Waiting waiting;
  uint32_t globals;
  uint32_t source;  // the row of source_rows()
};

// What the import adds to a list or a dict of another image.
struct ImageItem {
  uint64_t key;  // of a dict; 0: appended to a list
  uint64_t value;
  uint32_t container;
  uint32_t unused;
};

// A weak reference.
struct ImageReference {
  uint32_t referent;
  uint32_t reference;
  uint32_t kind;  // Lifecycle::WeakKind
};

struct ModuleImage {
  Piece piece;
  std::span<const uint32_t> needs;  // the images to be laid before it, in their order
  std::span<const ImageModule> modules;
  std::span<const ImageCode> codes;
  std::span<const ImageCodeWord> code_words;
  std::span<const uint32_t> classes;  // in the order in which they were made
  std::span<const ImageTransition> transitions;
  std::span<const ImageState> states;
  std::span<const ImageFlags> flags;
  std::span<const ImageReference> references;  // in the order in which they were made
  std::span<const ImageLateParts> late;
  std::span<const ImageItem> items;
  std::span<const uint8_t> trees;  // code that the body compiled, packed
  // Whether the body leaves the same behind under the profile `strict` as under `standard`:
  // CPython's texts have a guest's rights. If not, the image is only for runs under `standard`.
  bool suits_every_profile = true;
  uint32_t first_code = 0;  // the number of its first code among those of all images
};

// Visits the arrays of an image that describe what is outside of the piece.
template <class Image, class Visit>
void for_each_row_array(Image& image, Visit visit) {
  visit(image.modules);
  visit(image.codes);
  visit(image.code_words);
  visit(image.classes);
  visit(image.transitions);
  visit(image.states);
  visit(image.flags);
  visit(image.references);
  visit(image.late);
  visit(image.items);
  visit(image.trees);
}

// The images of a process.
class ModuleImages final : public CodeSource, public LateSources {
 public:
  explicit ModuleImages(BuiltInCode& code) : code_(code) {}
  ~ModuleImages();
  ModuleImages(const ModuleImages&) = delete;
  ModuleImages& operator=(const ModuleImages&) = delete;

  // Takes images that write_images() wrote, before the first run. The bytes must be aligned to 8
  // and outlive this. Each image is read when it is first needed.
  void use(std::span<const uint8_t> bytes);
  // What it refers to must outlive this.
  void add(const ModuleImage& image);

  // Whether images are being made in this process (ImageBuilder): modules then get no values of the
  // run.
  bool is_building() const { return is_building_; }
  void set_building() { is_building_ = true; }

  size_t size() const { return entries_.size(); }
  const ModuleImage& operator[](size_t number) { return entry(number).image; }
  // The number of the image that has the module, or kNone: the module's body is executed.
  static constexpr uint32_t kNone = UINT32_MAX;
  uint32_t number_of(uint32_t module) const {
    return module < numbers_.size() ? numbers_[module] : kNone;
  }
  // Null if the module has no image.
  const ModuleImage* of_module(uint32_t module) {
    const uint32_t number = number_of(module);
    return number == kNone ? nullptr : &entry(number).image;
  }
  // The same, for a run.
  const ModuleImage* of_module(Machine& machine, uint32_t module);
  // Makes an image one for runs under `standard` alone.
  void restrict(size_t number) { entry(number).image.suits_every_profile = false; }
  // Sets Piece::kept. What it refers to must outlive this.
  void keep(size_t number, std::span<const uint32_t> cells) {
    entry(number).image.piece.kept = cells;
  }

  // Lays the image, and those that it needs, if they are not in the run.
  Result<void> lay_calling(Machine& machine, const ModuleImage& image);

  // Called on the side stack.
  CodeSource::Found find(uint32_t number) override;
  LateSources::Found late_source(uint32_t source) override;

 private:
  // An image, and what is made of it when it is first needed.
  struct Entry {
    explicit Entry(const ModuleImage& image) : image(image) {}
    ModuleImage image;
    std::vector<std::unique_ptr<CodeTree>> trees;
    std::vector<const Code*> codes;  // of the trees
    std::once_flag once;
  };

  Entry* known(size_t number) const { return entries_[number].load(std::memory_order_acquire); }
  // Reads the image if nobody has: not on the stack of a run.
  Entry& entry(size_t number) {
    Entry* entry = known(number);
    return HOGNOSE_LIKELY(entry != nullptr) ? *entry : read(number);
  }
  Entry& read(size_t number);
  Result<void> lay_one_calling(Machine& machine, const ModuleImage& image);
  Result<void> add_rows(Machine& machine, const ModuleImage& image);

  BuiltInCode& code_;
  std::deque<std::atomic<Entry*>> entries_;  // null: not read yet
  std::vector<uint32_t> numbers_;            // of the images, by the numbers of their modules
  std::vector<uint32_t> first_codes_;        // by the numbers of the images
  bool is_building_ = false;
  std::span<const uint8_t> bytes_;
  std::span<const uint64_t> places_;  // of the images in the bytes
  std::mutex mutex_;
};

// Appends the images in the form that ModuleImages::use() takes.
void write_images(ModuleImages& images, std::vector<uint8_t>& bytes);

}  // namespace hognose
