// The files of a run in the C interface.
#include "handles.h"

using namespace hognose;
using namespace hognose::c;

hognose_files* hognose_files_new(void) {
  return making([] { return made<hognose_files>(); });
}
hognose_error* hognose_files_add(hognose_files* files, hognose_text path, hognose_text content) {
  return failing([&]() -> hognose_error* {
    in(files).files.emplace_back(view(path), view(content));
    return nullptr;
  });
}
hognose_error* hognose_files_set_working_folder(hognose_files* files, hognose_text folder) {
  return failing([&]() -> hognose_error* {
    in(files).working_folder = view(folder);
    return nullptr;
  });
}
hognose_error* hognose_files_set_variable(hognose_files* files, hognose_text name,
                                          hognose_text value) {
  return failing([&]() -> hognose_error* {
    in(files).environment.emplace_back(view(name), view(value));
    return nullptr;
  });
}
hognose_error* hognose_entries_add(hognose_entries* entries, hognose_text name, bool is_folder,
                                   uint64_t size) {
  return failing([&]() -> hognose_error* {
    in(entries).push_back({std::string(view(name)), is_folder, size});
    return nullptr;
  });
}
hognose_error* hognose_files_mount(hognose_files* files, hognose_text path,
                                   hognose_list_folder list, hognose_read_file read, void* user,
                                   hognose_free_user free_user) {
  return failing([&]() -> hognose_error* {
    auto shared = shared_user(user, free_user);
    if (list == nullptr || read == nullptr) return error("a mount needs both callbacks");
    using Entries = std::vector<Mount::Entry>;
    auto list_folder = [shared, list](std::string_view folder) -> std::optional<Entries> {
      Entries entries;
      if (!list(shared.get(), text_of(folder), handle_of<hognose_entries>(&entries))) return {};
      return entries;
    };
    auto read_file = [shared, read](std::string_view file) -> std::optional<std::string> {
      hognose_text content = {};
      if (!read(shared.get(), text_of(file), &content)) return {};
      return std::string(view(content));
    };
    in(files).mounts.push_back(
        {std::string(view(path)), std::move(list_folder), std::move(read_file)});
    return nullptr;
  });
}
void hognose_files_free(hognose_files* files) { taken(files); }
