// Writes what the build puts into the library: the boot image as C++ (objects/core/baked_boot.h),
// and the code of the built-in modules (library/core/baked_code.h).
//
//   bake IMAGE_FILE CODE_FILE
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
#include "objects/core/boot.h"

namespace {

using hognose::Boot;
using hognose::InternTable;
using hognose::NativeOrigin;
using hognose::PropertyOrigin;

// The bytes of the items, as the words of an array.
template <class Item>
void write_words(std::FILE* file, const char* name, std::span<const Item> items) {
  static_assert(std::is_trivially_copyable_v<Item> && alignof(Item) <= alignof(uint64_t));
  std::vector<uint64_t> words((items.size_bytes() + 7) / 8);
  std::memcpy(words.data(), items.data(), items.size_bytes());
  std::fprintf(file, "const uint64_t %s[] = {", name);
  for (size_t i = 0; i < words.size(); ++i) {
    std::fprintf(file, "%s%#llx,", i % 8 == 0 ? "\n" : "",
                 static_cast<unsigned long long>(words[i]));
  }
  std::fprintf(file, "};\n");
}

int write(const Boot& boot, std::FILE* file) {
  const size_t bytes = boot.image()->end() - hognose::kBootStart;
  void* image = mmap(nullptr, bytes, PROT_READ, MAP_SHARED, boot.image()->file(), 0);
  if (image == MAP_FAILED) return 1;
  std::vector<uint32_t> cells;
  for (const hognose::BootFunction& function : boot.functions()) cells.push_back(function.cell);
  std::fprintf(file, "#include \"embed/baked_boot.h\"\n\nnamespace hognose {\nnamespace {\n");
  write_words(file, "kImage", std::span(static_cast<const uint8_t*>(image), bytes));
  write_words(file, "kNames", boot.names());
  write_words(file, "kNatives", boot.native_origins());
  write_words(file, "kProperties", boot.property_origins());
  write_words(file, "kCells", std::span<const uint32_t>(cells));
  std::fprintf(
      file,
      "template <class Item, class Words>\n"
      "std::span<const Item> items(const Words& words, size_t count) {\n"
      "  return {reinterpret_cast<const Item*>(words), count};\n}\n}  // namespace\n\n"
      "const BakedBoot* baked_boot() {\n"
      "  static const BakedBoot baked = {\n"
      "      items<uint8_t>(kImage, %zu), items<InternTable::Entry>(kNames, %zu),\n"
      "      items<NativeOrigin>(kNatives, %zu), items<PropertyOrigin>(kProperties, %zu),\n"
      "      items<uint32_t>(kCells, %zu)};\n"
      "  return &baked;\n}\n\n}  // namespace hognose\n",
      bytes, boot.names().size(), boot.native_origins().size(), boot.property_origins().size(),
      cells.size());
  return 0;
}

int fail(const char* what) {
  std::fprintf(stderr, "bake: %s\n", what);
  return 1;
}

int write_image(const char* name) {
  Boot::Build built = Boot::build(hognose::boot_sources());
  if (built.boot == nullptr) return fail(describe(built.failure));
  std::FILE* file = std::fopen(name, "w");
  if (file == nullptr) return fail(name);
  int status = write(*built.boot, file);
  return std::fclose(file) == 0 ? status : 1;
}

int write_code(const char* name) {
  hognose::BuiltInCode code;
  std::string bytes;
  if (std::string error = bake(code, bytes); !error.empty()) return fail(error.c_str());
  std::FILE* file = std::fopen(name, "wb");
  if (file == nullptr) return fail(name);
  bool is_written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && is_written ? 0 : fail(name);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::fprintf(stderr, "usage: bake IMAGE_FILE CODE_FILE\n");
    return 2;
  }
  int status = write_image(arguments[1]);
  return status != 0 ? status : write_code(arguments[2]);
}
