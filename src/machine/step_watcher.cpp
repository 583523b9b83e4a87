// Derives from the frame records which activations begin, resume and end, and where their lines
// begin.
//
// The records are authoritative. The list kept here follows them, so each activation is reported
// exactly once, however it was entered (calls, loops over generators, natives that call back) or
// left.
#include "machine/step_watcher.h"

#include "objects/functions/generator.h"

namespace hognose {

namespace {

size_t depth_of(const Machine& machine, const FrameRecord* record) {
  return static_cast<size_t>(record - machine.first_record());
}

uint32_t instruction_of(const FrameRecord& record) {
  const LoadedCode& loaded = *loaded_code_of(record);
  auto index = static_cast<uint32_t>(record.pc - loaded.entry);
  return index == 0 ? 0 : index - 1;
}

// Makes another frame the top one while it is reported to the Observation.
class FrameInView {
 public:
  FrameInView(Machine& machine, FrameRecord* record) : machine_(machine), top_(machine.top) {
    machine.top = record;
  }
  ~FrameInView() { machine_.top = top_; }
  FrameInView(const FrameInView&) = delete;
  FrameInView& operator=(const FrameInView&) = delete;

 private:
  Machine& machine_;
  FrameRecord* top_;
};

}  // namespace

void StepWatcher::enter(Machine& machine, const FrameRecord* record) {
  const LoadedCode& loaded = *loaded_code_of(*record);
  const Code& code = *loaded.code;
  Activation activation;
  FrameEntry entry = FrameEntry::Called;
  bool is_generator = (record->flags & kFrameGenerator) != 0;
  if (is_generator) {
    // The position at which it resumes. Instruction 0 created the generator; the instruction that
    // suspended it is just before the resume position.
    uint32_t resume = machine.base.at<Generator>(record->function)->resume;
    if (resume > 1 && resume < code.positions.size()) {
      entry = FrameEntry::Resumed;
      activation.instruction = resume - 1;
      activation.line = code.positions[resume - 1].line;
    }
  }
  activations_.push_back(activation);
  // Calling a generator function only creates the generator, which begins when it is first resumed.
  if (!is_generator && loaded.entry->opcode() == Opcode::MakeGenerator) return;
  FrameInView view(machine, const_cast<FrameRecord*>(record));
  observation_.entered(machine, entry);
}

void StepWatcher::leave(Machine& machine, FrameRecord* record, FrameExit exit) {
  activations_.pop_back();
  FrameInView view(machine, record);
  observation_.left(machine, exit);
}

void StepWatcher::catch_up(Machine& machine) {
  size_t depth = depth_of(machine, machine.top);
  if (activations_.size() > depth) activations_.resize(depth);
  while (activations_.size() < depth) {
    enter(machine, machine.first_record() + activations_.size() + 1);
  }
}

void StepWatcher::suspend_chain(Machine& machine, FrameExit exit) {
  FrameRecord* record = machine.top;
  for (;;) {
    leave(machine, record, exit);
    constexpr uint32_t kBoth = kFrameDelegate | kFrameEntry;
    if ((record->flags & kBoth) != kFrameDelegate) return;
    --record;
  }
}

void StepWatcher::suspends(Machine& machine) {
  machine.stack.side.run([&] {
    catch_up(machine);
    suspend_chain(machine, FrameExit::Yielded);
  });
}

void StepWatcher::suspends_down_to(Machine& machine, FrameRecord* base) {
  catch_up(machine);
  for (FrameRecord* record = machine.top; record >= base; --record) {
    leave(machine, record, FrameExit::Yielded);
  }
}

void StepWatcher::unwinds(Machine& machine) {
  if (activations_.size() == depth_of(machine, machine.top)) {
    leave(machine, machine.top, FrameExit::Raised);
  }
}

bool StepWatcher::see(Machine& machine) {
  catch_up(machine);
  const LoadedCode& loaded = *loaded_code_of(*machine.top);
  uint32_t instruction = instruction_of(*machine.top);
  const Code& code = *loaded.code;
  const Position& position = code.positions[instruction];
  Activation& activation = activations_.back();
  // A backward jump begins the line again, unless the jump itself began it: the head of a loop that
  // jumps to its own target.
  bool repeats = instruction < activation.instruction && activation.begun != activation.instruction;
  bool begins = position.has_text() && (position.line != activation.line || repeats);
  activation.instruction = instruction;
  if (begins) {
    activation.line = position.line;
    activation.begun = instruction;
    bool is_library = (code.flags & kCodeTrusted) != 0;
    if (!is_library || library_ == Library::CallsAndLines) observation_.line_begins(machine);
  }
  switch (loaded.entry[instruction].opcode()) {
    case Opcode::Return:
    case Opcode::ReturnNone: leave(machine, machine.top, FrameExit::Returned); break;
    case Opcode::Yield: suspend_chain(machine, FrameExit::Yielded); break;
    case Opcode::YieldAsync: leave(machine, machine.top, FrameExit::Yielded); break;
    case Opcode::MakeGenerator: activations_.pop_back(); break;
    default: break;
  }
  return !observation_.wants_stop();
}

}  // namespace hognose
