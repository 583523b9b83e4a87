// ProgramCache: the programs that the sandboxes of a runtime compiled last.
//
// A run of a text that is here executes its program and is charged what the compilation took. Only
// time shows the difference (H4). Programs are never written to, so runs on all threads share them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "embed/compiled.h"

namespace hognose {

// What compiling a text took from the meter.
struct CompilationCharge {
  uint64_t fuel = 0;
  uint64_t memory = 0;       // that stays in use
  uint64_t memory_peak = 0;  // above what was in use before
};

// A text with all that its program depends on. `filename` is the one that tracebacks show.
struct ProgramText {
  std::string_view source;
  std::string_view filename;
  uint32_t maximum_nesting = 0;
  uint32_t maximum_complexity = 0;
  bool top_level_await = false;

  bool operator==(const ProgramText&) const = default;
};

class CompiledText {
 public:
  CompiledText(const ProgramText& compiled, std::shared_ptr<const Program::Compiled> made,
               const CompilationCharge& taken)
      : source_(compiled.source), text(compiled), program(std::move(made)), charge(taken) {
    text.source = source_;
    text.filename = program->filename;
  }
  CompiledText(const CompiledText&) = delete;
  CompiledText& operator=(const CompiledText&) = delete;

  size_t bytes() const;

 private:
  const std::string source_;

 public:
  ProgramText text;  // with views of this object's own strings
  const std::shared_ptr<const Program::Compiled> program;
  const CompilationCharge charge;
};

class ProgramCache {
 public:
  static constexpr uint32_t kMostPrograms = 128;
  static constexpr size_t kMostBytes = size_t{4} << 20;
  static constexpr size_t kMostBytesOfOne = kMostBytes / 8;  // larger programs are not kept

  // Null if the text is not here.
  std::shared_ptr<const CompiledText> find(const ProgramText& text);
  // Drops the programs that were not used for the longest time, as far as there is no room.
  void add(std::shared_ptr<const CompiledText> compiled);
  void clear();

  size_t bytes() const;

 private:
  struct Entry {
    std::shared_ptr<const CompiledText> compiled;
    uint64_t last_use = 0;
  };

  uint32_t find_entry(uint32_t hash, const ProgramText& text) const;
  std::shared_ptr<const CompiledText> take_oldest();

  mutable std::mutex mutex_;
  uint32_t count_ = 0;
  uint64_t uses_ = 0;
  size_t bytes_ = 0;
  std::array<uint32_t, kMostPrograms> hashes_;  // a search reads few of the entries
  std::array<Entry, kMostPrograms> entries_;
};

}  // namespace hognose
