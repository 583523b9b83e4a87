// Programs that await outside functions: asyncio.run() of the module's coroutine.
//
// The traceback of an exception begins in the program.
#include "embed/top_level_await.h"

#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Removes the entries of the event loop from the front of the traceback.
void show_program_only(Machine& machine, Exception* exception) {
  Traceback* entry = exception->traceback.get();
  while (entry != nullptr) {
    const Code* code = machine.code_at(entry->code_index);
    if (code == nullptr || (code->flags & kCodeTrusted) == 0) break;
    entry = entry->next.get();
  }
  if (entry != nullptr) exception->traceback = entry;
}

}  // namespace

Result<Value> run_program_coroutine_calling(Machine& machine, LibraryImporter& importer,
                                            Value coroutine) {
  NativeScope scope(machine);
  Str* name = TRY(intern(machine, std::string_view("asyncio")));
  Value module = TRY(importer.import_module_calling(machine, name, Value::none(), Value::none(), 0,
                                                    ImportOrigin::Trusted));
  Str* run_name = TRY(intern(machine, std::string_view("run")));
  // The policy need not open asyncio for this.
  Value run = TRY(find_attribute_unguarded_calling(machine, module, run_name));
  if (run.is_undefined()) return machine.raise(TypeId::SystemError, "asyncio has no run()");
  Result<Value> result = machine.call(run, {coroutine});
  if (result.failure() == Failure::Raised) {
    show_program_only(machine, machine.cell<Exception>(machine.pending()));
  }
  return result;
}

}  // namespace hognose
