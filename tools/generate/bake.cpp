// Writes what the build puts into the library: the boot image as C++ (objects/core/baked_boot.h),
// and the code and the images of the built-in modules (library/core/baked_code.h).
//
//   bake BOOT_FILE CODE_FILE IMAGES_FILE
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include <sys/mman.h>

#include "library/core/baked_code.h"
#include "library/core/built_in_code.h"
#include "library/core/library.h"
#include "library/core/modules.h"
#include "library/images/builder.h"
#include "objects/core/boot.h"

namespace {

using hognose::Boot;
using hognose::InternTable;
using hognose::NativeOrigin;
using hognose::PropertyOrigin;

// The bytes of the items, as the words of an array that begins and ends at the alignment.
template <class Item>
void write_words(std::FILE* file, const char* name, std::span<const Item> items,
                 size_t alignment = alignof(uint64_t)) {
  static_assert(std::is_trivially_copyable_v<Item> && alignof(Item) <= alignof(uint64_t));
  std::vector<uint64_t> words((items.size_bytes() + alignment - 1) / alignment * alignment / 8);
  std::memcpy(words.data(), items.data(), items.size_bytes());
  std::fprintf(file, "alignas(%zu) const uint64_t %s[] = {", alignment, name);
  for (size_t i = 0; i < words.size(); ++i) {
    std::fprintf(file, "%s%#llx,", i % 8 == 0 ? "\n" : "",
                 static_cast<unsigned long long>(words[i]));
  }
  std::fprintf(file, "};\n");
}

int write(const Boot& boot, std::FILE* file) {
  const size_t bytes = boot.image()->end() - hognose::kBootStart;
  void* image = mmap(nullptr, bytes, PROT_READ, MAP_SHARED, boot.image()->next_mapping().file, 0);
  if (image == MAP_FAILED) return 1;
  std::vector<uint32_t> cells;
  for (const hognose::BootFunction& function : boot.functions()) cells.push_back(function.cell);
  std::fprintf(file, "#include \"embed/baked_boot.h\"\n\nnamespace hognose {\nnamespace {\n");
  write_words(file, "kImage", std::span(static_cast<const uint8_t*>(image), bytes),
              hognose::Heap::kPageBytes);
  write_words(file, "kNames", boot.names());
  write_words(file, "kNatives", boot.native_origins());
  write_words(file, "kProperties", boot.property_origins());
  write_words(file, "kCells", std::span<const uint32_t>(cells));
  write_words(file, "kDicts", boot.dicts());
  std::fprintf(
      file,
      "template <class Item, class Words>\n"
      "std::span<const Item> items(const Words& words, size_t count) {\n"
      "  return {reinterpret_cast<const Item*>(words), count};\n}\n}  // namespace\n\n"
      "const BakedBoot* baked_boot() {\n"
      "  static const BakedBoot baked = {\n"
      "      items<uint8_t>(kImage, %zu), items<InternTable::Entry>(kNames, %zu),\n"
      "      items<NativeOrigin>(kNatives, %zu), items<PropertyOrigin>(kProperties, %zu),\n"
      "      items<uint32_t>(kCells, %zu), items<uint32_t>(kDicts, %zu)};\n"
      "  return &baked;\n}\n\n}  // namespace hognose\n",
      bytes, boot.names().size(), boot.native_origins().size(), boot.property_origins().size(),
      cells.size(), boot.dicts().size());
  return 0;
}

int fail(const char* what) {
  std::fprintf(stderr, "bake: %s\n", what);
  return 1;
}

int write_bytes(const char* name, const void* bytes, size_t count) {
  std::FILE* file = std::fopen(name, "wb");
  if (file == nullptr) return fail(name);
  bool is_written = std::fwrite(bytes, 1, count, file) == count;
  return std::fclose(file) == 0 && is_written ? 0 : fail(name);
}

int write_boot(const Boot& boot, const char* name) {
  std::FILE* file = std::fopen(name, "w");
  if (file == nullptr) return fail(name);
  int status = write(boot, file);
  return std::fclose(file) == 0 ? status : 1;
}

int write_code(hognose::BuiltInCode& code, const char* name) {
  std::string bytes;
  if (std::string error = bake(code, bytes); !error.empty()) return fail(error.c_str());
  return write_bytes(name, bytes.data(), bytes.size());
}

}  // namespace

// The boot image has the names of the module images. Which names those are is known only once the
// images are made, and more modules can be imported once it has some. So both are made until no
// name is new. Those of the modules are there from the beginning: images refer to them.
int main(int count, char** arguments) {
  if (count != 4) {
    std::fprintf(stderr, "usage: bake BOOT_FILE CODE_FILE IMAGES_FILE\n");
    return 2;
  }
  std::vector<std::string> names;
  for (uint32_t number = 1; !hognose::module_name(number).empty(); ++number) {
    names.emplace_back(hognose::module_name(number));
  }
  for (;;) {
    hognose::BootSources sources = hognose::boot_sources();
    sources.names = names;
    Boot::Build built = Boot::build(sources);
    if (built.boot == nullptr) return fail(describe(built.failure));
    hognose::BuiltInCode code;
    hognose::ImageBuilder builder(*built.boot, code, hognose::PolicyProfile::Standard);
    builder.build_all();
    names.insert(names.end(), builder.names().begin(), builder.names().end());
    if (!builder.names().empty()) continue;
    for (const auto& [module, reason] : builder.refusals()) {
      std::string name(hognose::module_name(module));
      std::fprintf(stderr, "bake: no image of %s: %s\n", name.c_str(), reason.c_str());
    }
    restrict_images(*built.boot, code.images());
    std::vector<uint8_t> images;
    write_images(code.images(), images);
    int status = write_boot(*built.boot, arguments[1]);
    if (status == 0) status = write_code(code, arguments[2]);
    return status != 0 ? status : write_bytes(arguments[3], images.data(), images.size());
  }
}
