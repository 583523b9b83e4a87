// Writes the boot image as C++ (objects/core/baked_boot.h). The build runs it and compiles the
// result.
//
//   boot_image FILE
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include <sys/mman.h>

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

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: boot_image FILE\n");
    return 2;
  }
  Boot::Build built = Boot::build(hognose::boot_sources());
  if (built.boot == nullptr) {
    std::fprintf(stderr, "boot_image: %s\n", describe(built.failure));
    return 1;
  }
  std::FILE* file = std::fopen(arguments[1], "w");
  if (file == nullptr) {
    std::perror(arguments[1]);
    return 1;
  }
  int status = write(*built.boot, file);
  return std::fclose(file) == 0 ? status : 1;
}
