// The text of a fault, for reports of the defect. Addresses are relative to known places, so the
// text is the same in every process.
#include "embed/fault_text.h"

#include <signal.h>

#include <cstdio>

#include "bytecode/opcode_table.h"

namespace hognose {

namespace {

const char* signal_text(int signal) {
  switch (signal) {
    case SIGSEGV: return "invalid access";
    case SIGBUS: return "bus error";
    case SIGILL:
    case SIGTRAP: return "trap";
    case SIGFPE: return "arithmetic fault";
    case SIGABRT: return "abort";
    default: return "fault";
  }
}

// The instruction that the top frame is at, as text; empty if the records are inconsistent.
std::string place_in_program(const Machine& machine) {
  const FrameRecord* record = machine.top;
  if (record < machine.first_record() || record >= machine.records_end ||
      record->words == nullptr) {
    return {};
  }
  const LoadedCode& loaded = *loaded_code_of(*record);
  const Code& code = *loaded.code;
  if (record->pc < loaded.entry || record->pc > loaded.entry + code.instructions.size() ||
      code.positions.empty()) {
    return {};
  }
  auto index = static_cast<size_t>(record->pc - loaded.entry);
  if (index > 0) --index;
  std::string text = " in ";
  text += info(code.instructions[index].opcode()).name;
  text += ", line " + std::to_string(code.positions[index].line);
  return text;
}

}  // namespace

std::string describe_fault(const Fault& fault, const Machine& machine) {
  char text[200];
  // Relative to a function of the engine, the code position is the same in every process.
  auto distance = static_cast<long long>(fault.instruction) -
                  static_cast<long long>(reinterpret_cast<uintptr_t>(&contain_faults));
  if (fault.check != nullptr) {
    snprintf(text, sizeof text, "check failed: %.120s (code at %+lld)", fault.check, distance);
  } else if (fault.place == FaultPlace::None) {
    snprintf(text, sizeof text, "%s (code at %+lld)", signal_text(fault.signal), distance);
  } else {
    snprintf(text, sizeof text, "%s of %s at +0x%llx (code at %+lld)", signal_text(fault.signal),
             fault_place_name(fault.place), static_cast<unsigned long long>(fault.offset),
             distance);
  }
  return text + place_in_program(machine);
}

}  // namespace hognose
