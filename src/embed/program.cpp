// Program: compilation outside a sandbox.
//
// Each compilation has its own meter, started with the given limits.
#include "hognose/program.h"
#include "embed/compilation.h"
#include "embed/filename.h"
#include "embed/outcome_text.h"
#include "meter/arena_account.h"

namespace hognose {

namespace {

MeterLimits compile_limits(const Limits& limits) {
  MeterLimits meter;
  meter.fuel = limits.max_steps;
  meter.wall_nanoseconds = static_cast<uint64_t>(limits.max_time_seconds * 1e9);
  meter.cpu_nanoseconds = static_cast<uint64_t>(limits.max_cpu_seconds * 1e9);
  meter.memory_bytes = limits.max_memory_bytes;
  return meter;
}

}  // namespace

Program::Result Program::compile(std::string_view source, const ProgramOptions& options) {
  Program::Result result;
  Meter meter;
  meter.start(compile_limits(options.limits), nullptr);
  Arena arena(options.limits.max_memory_bytes);
  arena.set_account(account_of(meter));
  auto compiled = std::make_shared<Compiled>();
  compiled->filename = shown_filename(options.filename);
  CompilationOptions compilation;
  compilation.filename = compiled->filename;
  compilation.maximum_source_bytes = options.limits.max_source_bytes;
  compilation.maximum_nesting = options.limits.max_nesting;
  compilation.maximum_complexity = options.limits.max_complexity;
  compilation.return_last_expression = options.return_last_expression;
  compilation.top_level_await = options.top_level_await;
  OutcomeError error;
  CompilationOutcome outcome = compile_source(source, compilation, meter, arena, *compiled, error);
  meter.finish();
  if (outcome == CompilationOutcome::Ok) {
    result.program = Program(std::move(compiled));
  } else {
    fill_usage(result.outcome, meter);
    if (outcome == CompilationOutcome::Error) {
      result.outcome.status = Status::Error;
      result.outcome.error = std::move(error);
    } else {
      fill_stop(result.outcome, meter, "while compiling");
    }
  }
  return result;
}

const std::string& Program::filename() const { return compiled_->filename; }

const std::vector<std::string>& Program::warnings() const { return compiled_->warnings; }

}  // namespace hognose
