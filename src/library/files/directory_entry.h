// What os.scandir() returns: an iterator of entries, each with the name, the path and the kind of
// what a folder has.
#pragma once

#include "library/files/tree.h"

namespace hognose {

// `found` lists the name, the mode and the number of each. `prefix` begins the path of each, a str
// or bytes as the names are; undefined: the name is the path.
Result<Value> make_directory_iterator(Vm& vm, List* found, Value prefix);

}  // namespace hognose
