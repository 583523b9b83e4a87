// Modules that are files of the run: where an import finds them, and how they run.
//
// A file is a module only where the program may compile text (exec): it could write the file. What
// a file defines has the rights of the program, never those of the library. Nothing of the host's
// disk is read: the files are those of library/files/tree.h.
#pragma once

#include "machine/machine.h"

namespace hognose {

struct FilePlace {
  Str* file = nullptr;      // the absolute path of the text; null: there is none
  List* folders = nullptr;  // of a package: where its submodules are; null: not a package

  bool found() const { return file != nullptr || folders != nullptr; }
};

// What sys.path is at first: the working folder, or nothing where no file is a module.
Result<List*> folders_of_file_modules(Vm& vm);

// Looks in the folders of sys.path, or of the package's __path__. A package comes before a module
// of that name in the same folder, and folders without a module __init__ count if nothing else is
// found, as in CPython. Nothing is found where the policy closes files or exec. Runs no guest code.
Result<FilePlace> find_file_module(Machine& machine, Str* name);

// Runs the text of a file in the namespace of a module of the program. ImportError where no file is
// a module.
Result<void> run_file_calling(Machine& machine, Str* file, Module* module);

// Sets __file__, __path__ and __package__, and runs the text.
Result<void> run_file_module_calling(Machine& machine, Str* name, Module* module, FilePlace place);

}  // namespace hognose
