// `hognose run`: runs a program under a policy and limits.
//
// Turns the options into SandboxOptions, runs the file in a sandbox, and prints either the
// program's output or its outcome as JSON.
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "commands.h"
#include "confinement.h"
#include "environment.h"
#include "hognose/sandbox.h"
#include "json_writer.h"
#include "limit_options.h"
#include "module_folder.h"
#include "policy_options.h"
#include "progress_line.h"
#include "run_files.h"
#include "source_file.h"
#include "standard_input.h"
#include "watching/watching.h"

namespace hognose::cli {

namespace {

struct RunOptions {
  std::string file;
  std::optional<std::string> code;
  std::vector<std::string> arguments;  // of the program
  bool has_arguments = false;
  PolicyOptions policy;
  std::vector<std::string> module_path;
  std::string env_json;
  std::string collect;
  uint64_t fail_allocation = 0;
  uint32_t wait_every = 0;
  uint64_t park = 0;
  uint64_t exhaust_stack_at = 0;
  uint64_t fault_at_instruction = 0;
  uint64_t fault_at_allocation = 0;
  uint32_t fault = 0;
  bool measure_pauses = false;
  std::string drop_row;
  std::string open_row;
  FileOptions files;
  bool json = false;
  std::string confinement = "auto";
  bool forbidden_call = false;
  std::string progress = "auto";
  WatchingOptions watching;
  SandboxOptions sandbox;
};

// Executes the rest of `hognose run` on a thread of its own if something must be done after it that
// the filter forbids. The filter belongs to the thread that sets it up.
template <class Body>
void on_own_thread(bool wanted, Body body) {
  if (!wanted) return body();
  std::thread(body).join();
}

bool is_limit(Status status) { return status != Status::Ok && status != Status::Error; }

// Finds out what the program is, and what its sys.argv is. Returns a message for the user if that
// is not possible.
std::string choose_program(RunOptions& options, FileText& source, std::string& filename) {
  const bool is_input = options.file == "-";
  filename = options.code ? "<string>" : is_input ? "<stdin>" : options.file;
  if (options.code) {
    source.bytes = *options.code;
  } else {
    source = read_file(options.file);
    if (!source.bytes) return source.error;
  }
  if (options.has_arguments || !options.arguments.empty()) {
    options.sandbox.argv = options.arguments;
    options.sandbox.argv.insert(options.sandbox.argv.begin(), options.code ? "-c" : options.file);
  }
  return {};
}

int run(RunOptions& options) {
  Policy policy;
  std::string policy_error = make_policy(options.policy, policy);
  if (!policy_error.empty()) return usage(policy_error);
  options.sandbox.policy = policy;
  if (!options.module_path.empty()) {
    auto folders = std::make_shared<std::vector<ModuleFolder>>();
    std::string problem;
    for (const std::string& name : options.module_path) {
      folders->emplace_back(name, &problem);
      if (!problem.empty()) return usage(problem);
    }
    // One byte more than the limit is enough for the source to be refused.
    const Limits& limits = options.sandbox.limits;
    uint64_t most =
        (limits.max_source_bytes != 0 ? limits.max_source_bytes : limits.max_memory_bytes) + 1;
    // Earlier folders take precedence.
    options.sandbox.find_module =
        [folders, most](std::string_view path) -> std::optional<SandboxOptions::ModuleSource> {
      for (const ModuleFolder& folder : *folders) {
        std::optional<std::string> text = folder.read(path, most);
        if (!text) continue;
        return SandboxOptions::ModuleSource{std::move(*text),
                                            folder.name() + "/" + std::string(path)};
      }
      return std::nullopt;
    };
  }
  // A trace is on stderr, too, and says more.
  std::unique_ptr<ProgressLine> progress_line;
  if (options.progress == "auto" && !options.watching.trace) progress_line = ProgressLine::create();
  if (!options.json) {
    options.sandbox.keep_output = false;
    options.sandbox.on_output = [line = progress_line.get()](std::string_view text, bool error) {
      std::FILE* stream = error ? stderr : stdout;
      if (line != nullptr) return line->write(stream, text);
      std::fwrite(text.data(), 1, text.size(), stream);
      std::fflush(stream);
    };
  }

  // If the program itself comes from stdin, nothing is left for it to read.
  bool reads_input = (options.code || options.file != "-") && policy.opens_feature("stdin");
  if (reads_input) {
    options.sandbox.read_input = [line = progress_line.get()](double seconds) {
      if (line != nullptr) line->before_input();
      std::optional<std::string> text = read_standard_input(seconds);
      if (line != nullptr) line->after_input();
      return text;
    };
  }

  FileText source;
  std::string filename;
  if (std::string error = choose_program(options, source, filename); !error.empty()) {
    return usage(error);
  }
  std::vector<std::pair<std::string, HostValue>> globals;
  if (!options.env_json.empty()) {
    FileText env = read_file(options.env_json);
    if (!env.bytes) return usage(env.error);
    Environment environment = read_environment(*env.bytes);
    if (!environment.error.empty()) {
      return usage("'" + options.env_json + "' " + environment.error);
    }
    globals = std::move(environment.globals);
  }

  std::unique_ptr<OutputFolder> output_folder;
  if (options.files.is_given()) {
    options.sandbox.files.emplace();
    std::string error =
        read_run_files(options.files, options.sandbox.limits, *options.sandbox.files);
    if (error.empty() && !options.files.output.empty()) {
      output_folder = std::make_unique<OutputFolder>(options.files.output, &error);
    }
    if (!error.empty()) return usage(error);
  }

  WatchingResult watching = open_watchers(options.watching);
  if (!watching.error.empty()) return usage(watching.error);

  Sandbox sandbox(options.sandbox);
  SandboxDebug debug;
  if (options.collect == "always") {
    debug.collect_always = true;
  } else if (!options.collect.empty()) {
    debug.collect_every = static_cast<uint32_t>(std::strtoul(options.collect.c_str(), nullptr, 10));
  }
  debug.fail_allocation = options.fail_allocation;
  debug.wait_every = options.wait_every;
  debug.park = options.park;
  debug.exhaust_stack_at = options.exhaust_stack_at;
  debug.fault_at_instruction = options.fault_at_instruction;
  debug.fault_at_allocation = options.fault_at_allocation;
  debug.fault = static_cast<DebugFault>(options.fault);
  debug.measure_pauses = options.measure_pauses;
  debug.drop_row = options.drop_row;
  debug.open_row = options.open_row;
  sandbox.set_debug(debug);
  for (auto& [name, value] : globals) sandbox.set_global(name, std::move(value));
  // The process figures are read from a file after the run, which the filter would not allow.
  bool wants_figures = options.measure_pauses && options.confinement != "required";
  bool is_refused = false;
  Progress progress;
  on_own_thread(output_folder != nullptr, [&] {
    if (progress_line != nullptr) progress_line->begin(sandbox);
    if (options.confinement != "off" && !wants_figures) {
      // The first run on a thread queries the bounds of its stack. The filter forbids that, so run
      // once now.
      sandbox.run("", "<set-up>");
      bool is_confined =
          confine({.reads_modules = !options.module_path.empty(), .reads_input = reads_input});
      is_refused = !is_confined && options.confinement == "required";
      if (is_refused) return;
    }
    if (options.forbidden_call) getppid();
    for (const auto& watcher : watching.watchers) sandbox.add_observer(watcher, watcher->options());
    progress = sandbox.start(*source.bytes, filename);
    while (progress.waiting) progress = sandbox.resume();
  });
  if (progress_line != nullptr) progress_line->end();
  if (is_refused) {
    return usage("the kernel or this build cannot filter system calls (--seccomp required)");
  }
  const Outcome& outcome = progress.outcome;

  if (options.json) {
    if (!write_outcome_as_json(outcome, stdout) || std::fputc('\n', stdout) == EOF ||
        std::fflush(stdout) != 0) {
      return usage("the outcome could not be written");
    }
  } else {
    if (outcome.error) {
      const std::string& traceback = outcome.error->traceback;
      std::fwrite(traceback.data(), 1, traceback.size(), stderr);
    }
    if (is_limit(outcome.status)) {
      std::fprintf(stderr, "hognose: %s: %s\n", std::string(status_name(outcome.status)).c_str(),
                   outcome.stop_message.c_str());
    }
  }
  if (output_folder != nullptr) {
    std::string error = output_folder->write(outcome.files, options.sandbox.files->working_folder);
    if (!error.empty()) return usage(error);
  }
  for (const auto& watcher : watching.watchers) {
    if (!watcher->finish()) return usage("the audit, coverage or profile could not be written");
  }
  if (outcome.status == Status::InternalError) return kExitFault;
  if (is_limit(outcome.status)) return kExitLimit;
  return outcome.status == Status::Ok ? kExitOk : kExitGuestError;
}

}  // namespace

int run_plainly(ProgramWords program) {
  RunOptions options;
  options.file = std::move(program.file);
  options.code = std::move(program.code);
  options.arguments = std::move(program.arguments);
  options.has_arguments = program.has_arguments;
  return run(options);
}

void add_run(CLI::App& app, int* exit_code) {
  auto options = std::make_shared<RunOptions>();
  CLI::App* command = app.add_subcommand("run", "Run a Python program in a sandbox");
  command
      ->add_option("FILE", options->file,
                   "the program (-: read it from stdin); the arguments after -- are its sys.argv")
      ->required();
  // What the short forms of the command line and -- become (main.cpp). The parser has no empty
  // values, so there is a sign before the code.
  command
      ->add_option_function<std::string>(
          "--code", [options](const std::string& text) { options->code = text.substr(1); })
      ->group("");
  command->add_flag("--with-arguments", options->has_arguments)->group("");
  command->add_option("--argument", options->arguments)
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->group("");
  add_policy_options(command, options->policy);
  command
      ->add_option("--module-path", options->module_path,
                   "a folder of modules that the program may import (repeatable)")
      ->type_name("FOLDER");
  add_limit_options(command, options->sandbox.limits, LimitKinds::All);
  command->add_option("--env-json", options->env_json, "a JSON object whose entries become globals")
      ->type_name("FILE");
  add_file_options(command, options->files);
  command
      ->add_option("--files-out", options->files.output,
                   "a folder that gets what the program changed in its working folder")
      ->type_name("FOLDER");
  command->add_option("--seed", options->sandbox.seed, "seed of the run's random numbers")
      ->type_name("NUMBER");
  command
      ->add_option("--start-time", options->sandbox.start_time,
                   "the guest's clock at the start, in seconds since 1970")
      ->type_name("SECONDS");
  command->add_flag("--top-level-await", options->sandbox.top_level_await,
                    "let the program await outside of functions");
  WatchingOptions& watching = options->watching;
  command
      ->add_option("--audit", watching.audit,
                   "write refusals, imports, host calls, exceptions and limits to this file, a "
                   "JSON object a line")
      ->type_name("FILE");
  command->add_flag("--trace", watching.trace, "print calls, lines and returns on stderr");
  command
      ->add_option("--coverage", watching.coverage,
                   "write the lines that ran and the lines that did not to this file, as JSON")
      ->type_name("FILE");
  command
      ->add_option("--profile", watching.profile,
                   "write the fuel of each stack of functions to this file, as collapsed stacks")
      ->type_name("FILE");
  command->add_flag_callback(
      "--watch-library", [options] { options->watching.library = LibraryCode::Shown; },
      "also trace, profile and audit the code of built-in modules");
  command
      ->add_option(
          "--progress", options->progress,
          "show time, steps and memory of a long run on stderr: auto (if it is a terminal) "
          "or off")
      ->check(CLI::IsMember({"auto", "off"}));
  command->add_flag("--json", options->json, "print the outcome as one JSON object");
  command
      ->add_option("--seccomp", options->confinement,
                   "filter system calls during the run: auto (if the kernel can), required or off")
      ->check(CLI::IsMember({"auto", "required", "off"}));
  command->add_flag_callback(
      "--no-seccomp", [options] { options->confinement = "off"; }, "the same as --seccomp off");
  command->add_flag("--debug-forbidden-call", options->forbidden_call)->group("");
  // The last value wins: a script that chooses its own kind of collection keeps it even in the test
  // mode that always collects.
  command->add_option("--debug-collect", options->collect)->take_last()->group("");
  command->add_option("--debug-fail-allocation", options->fail_allocation)->group("");
  command->add_option("--debug-wait", options->wait_every)->group("");
  command->add_option("--debug-park", options->park)->group("");
  command->add_option("--debug-exhaust-stack-at", options->exhaust_stack_at)->group("");
  command->add_option("--debug-fault-at-instruction", options->fault_at_instruction)->group("");
  command->add_option("--debug-fault-at-allocation", options->fault_at_allocation)->group("");
  command->add_option("--debug-fault", options->fault)
      ->check(CLI::Range(static_cast<uint32_t>(DebugFault::Abort)))
      ->group("");
  command->add_flag("--debug-figures", options->measure_pauses)->group("");
  command->add_option("--debug-drop-row", options->drop_row)->group("");
  command->add_option("--debug-open-row", options->open_row)->group("");
  command->callback([options, exit_code] { *exit_code = run(*options); });
}

}  // namespace hognose::cli
