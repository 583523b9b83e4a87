// What os.stat() and os.statvfs() return, and the type of os.get_terminal_size().
//
// They describe the run's own tree of files, not the file system of the host.
#pragma once

#include "library/files/tree.h"

namespace hognose {

Result<Value> make_stat_result(Vm& vm, const FileNode* node);
// The standard streams are devices.
Result<Value> make_stat_result(Vm& vm, const OpenFile* file);
// The room that the limits of the run leave.
Result<Value> make_statvfs_result(Vm& vm, const FileSystem* files);

}  // namespace hognose
