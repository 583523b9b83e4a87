// Watching steps: which activation begins, goes on and ends, and where its lines begin.
//
// Receives the machine before an instruction; tells the Observation. The records are the truth: the
// list kept here follows them, so an activation is told exactly once however it was entered
// (calls, loops over generators, natives that call back) or left.
#include "vm/step_watcher.h"

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

// While the Observation is told of another frame than the one on top, that one is on top.
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
    // Where it went on. Instruction 0 made the generator; what suspended it stands before.
    uint32_t resume = machine.base.at<Generator>(record->function)->resume;
    if (resume > 1 && resume < code.positions.size()) {
      entry = FrameEntry::Resumed;
      activation.instruction = resume - 1;
      activation.line = code.positions[resume - 1].line;
    }
  }
  activations_.push_back(activation);
  // A call of a generator function makes the generator; that begins when it is first resumed.
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
  machine.side_stack.run([&] {
    catch_up(machine);
    suspend_chain(machine, FrameExit::Yielded);
  });
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
  // A jump backwards begins the line anew, but for the one of a loop's head to its own target.
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
