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
void hognose_files_free(hognose_files* files) { taken(files); }
