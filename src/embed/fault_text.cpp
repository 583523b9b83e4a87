// The texts of a fault. Numbers are relative to known places, so they are the same in every
// process.
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
  std::string text;
  if (fault.check != nullptr) {
    text = "check failed: ";
    text += fault.check;
  } else {
    text = signal_text(fault.signal);
    if (fault.place != FaultPlace::None) {
      text += " of ";
      text += fault_place_name(fault.place);
    }
  }
  return text + place_in_program(machine);
}

std::string locate_fault(const Fault& fault) {
  char text[100] = "";
  int length = 0;
  if (fault.check == nullptr && fault.place != FaultPlace::None) {
    length = snprintf(text, sizeof text, "offset +0x%llx",
                      static_cast<unsigned long long>(fault.offset));
  }
  // Relative to a function of the engine, the position is the same in every process. Elsewhere it
  // would be an address.
  if (is_code_of_engine(fault.instruction)) {
    auto distance = static_cast<long long>(fault.instruction) -
                    static_cast<long long>(reinterpret_cast<uintptr_t>(&contain_faults));
    snprintf(text + length, sizeof text - static_cast<size_t>(length), "%scode at %+lld",
             length == 0 ? "" : ", ", distance);
  }
  return text;
}

}  // namespace hognose
