// `hognose repl`, and `hognose` alone on a terminal: a prompt whose statements run in a session.
//
// The session runs on a thread of its own, under the filter of system calls. This thread edits the
// statements and keeps the history, for which it needs files.
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <clocale>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "commands.h"
#include "confinement.h"
#include "highlighting.h"
#include "hognose/policy_table.h"
#include "hognose/session.h"
#include "limit_options.h"
#include "line_editor.h"
#include "policy_options.h"
#include "run_files.h"
#include "standard_input.h"

namespace hognose::cli {

namespace {

// A name for what the prompt itself asks; those runs are undone.
constexpr const char* kAnswer = "__hognose_answer__";
constexpr size_t kMostOfValue = 1000;  // bytes of what ?name shows

struct PromptOptions {
  PolicyOptions policy;
  FileOptions files;
  std::string confinement = "auto";
  SandboxOptions sandbox;
};

std::atomic<Session*> running{nullptr};

// Sandbox::cancel() only stores to a flag.
void on_interrupt(int) {
  if (Session* session = running.load(); session != nullptr) session->cancel();
}

// Text of a guest, without what a terminal would take for commands.
std::string harmless(std::string_view text) {
  std::string clean;
  for (size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool is_c1 =
        byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F || is_c1) {
      char escape[8];
      const unsigned code = is_c1 ? static_cast<unsigned char>(text[++i]) : byte;
      std::snprintf(escape, sizeof(escape), "\\x%02x", code);
      clean += escape;
    } else {
      clean += text[i];
    }
  }
  return clean;
}

void print(std::FILE* stream, std::string_view text) {
  const std::string clean = harmless(text);
  std::fwrite(clean.data(), 1, clean.size(), stream);
  std::fflush(stream);
}

// Performs one piece of work after the other on its own thread.
class Worker {
 public:
  Worker() : thread_([this] { serve(); }) {}
  ~Worker() {
    perform({});
    thread_.join();
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void perform(std::function<void()> work) {
    std::unique_lock lock(mutex_);
    work_ = std::move(work);
    has_work_ = true;
    changed_.notify_all();
    changed_.wait(lock, [this] { return !has_work_; });
  }

 private:
  void serve() {
    for (bool goes_on = true; goes_on;) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return has_work_; });
      goes_on = static_cast<bool>(work_);
      if (goes_on) work_();
      has_work_ = false;
      changed_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::function<void()> work_;
  bool has_work_ = false;
  std::thread thread_;
};

// "a.b.c", or empty if there is something else before the cursor.
std::string_view dotted_name_before(std::string_view text) {
  size_t start = text.size();
  auto is_part = [](char c) {
    return c == '.' || c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
  };
  while (start > 0 && is_part(text[start - 1])) --start;
  const std::string_view name = text.substr(start);
  const bool follows_expression = start > 0 && name.starts_with(".");
  const bool is_number = !name.empty() && name[0] >= '0' && name[0] <= '9';
  return follows_expression || is_number ? std::string_view() : name;
}

bool is_dotted_name(std::string_view text) {
  return !text.empty() && dotted_name_before(text) == text && !text.ends_with(".") &&
         !text.starts_with(".");
}

// --- the statement that is being typed

// Parts of the messages of errors that another line may mend.
constexpr std::string_view kOpenTexts[] = {"was never closed", "unterminated triple-quoted"};
constexpr std::string_view kMissingBlocks[] = {"expected an indented block",
                                               "expected 'except' or 'finally' block"};

EditorHooks::Completeness check_statement(std::string_view text) {
  const size_t last_begin = text.rfind('\n') + 1;  // 0 if there is one line
  const std::string_view last = text.substr(last_begin);
  const std::string_view stripped = last.substr(0, last.find_last_not_of(' ') + 1);
  const bool opens_block = stripped.ends_with(":");
  std::string indentation(std::min(last.find_first_not_of(' '), last.size()), ' ');
  if (opens_block) indentation += "    ";
  if (text.starts_with("?") || text.ends_with("?")) return {};
  if (stripped.ends_with("\\") || stripped.starts_with("@")) return {false, indentation};
  ProgramOptions options;
  options.top_level_await = true;
  const Program::Result compiled = Program::compile(text, options);
  // An empty line ends a block.
  if (compiled.program) return {last_begin == 0 || stripped.empty() || last[0] != ' ', indentation};
  if (!compiled.outcome.error) return {};
  auto says = [&](std::string_view part) {
    return compiled.outcome.error->message.find(part) != std::string::npos;
  };
  const bool is_open = std::any_of(std::begin(kOpenTexts), std::end(kOpenTexts), says);
  const bool lacks_block = std::any_of(std::begin(kMissingBlocks), std::end(kMissingBlocks), says);
  return {!is_open && (!lacks_block || stripped.empty()), indentation};
}

// --- the prompt

class Prompt {
 public:
  Prompt(PromptOptions& options, const Policy& policy)
      : options_(options), policy_(policy), session_(with_callbacks(options.sandbox)) {}

  int run();

 private:
  SandboxOptions with_callbacks(SandboxOptions& sandbox);
  bool confine_worker();
  void show_banner() const;
  // Returns whether the prompt goes on.
  bool execute(const std::string& statement);
  void describe(const std::string& name);
  // The value of an expression, in a run that is undone and prints nothing.
  HostValue ask(const std::string& expression);
  EditorHooks::Candidates complete(std::string_view before_cursor);
  template <class Body>
  auto on_worker(Body body);

  PromptOptions& options_;
  const Policy& policy_;
  bool is_quiet_ = false;
  Session session_;
  Worker worker_;
};

SandboxOptions Prompt::with_callbacks(SandboxOptions& sandbox) {
  sandbox.shows_values = true;
  sandbox.top_level_await = true;
  sandbox.keep_output = false;
  sandbox.on_output = [this](std::string_view text, bool error) {
    if (!is_quiet_) print(error ? stderr : stdout, text);
  };
  if (policy_.opens_feature("stdin")) sandbox.read_input = read_standard_input;
  return sandbox;
}

template <class Body>
auto Prompt::on_worker(Body body) {
  decltype(body()) result;
  running.store(&session_);
  worker_.perform([&] { result = body(); });
  running.store(nullptr);
  return result;
}

bool Prompt::confine_worker() {
  if (options_.confinement == "off") return true;
  const bool is_confined = on_worker([&] {
    // The first run on a thread queries the bounds of its stack, which the filter forbids.
    session_.run("", "<set-up>");
    session_.discard();
    return confine({.reads_input = policy_.opens_feature("stdin")});
  });
  return is_confined || options_.confinement != "required";
}

void Prompt::show_banner() const {
  std::string limits;
  for (const LimitRow& row : limit_table()) {
    const std::string text = limit_text(options_.sandbox.limits, row);
    const bool is_shown = row.name == "max_time_seconds" || row.name == "max_memory_bytes" ||
                          row.name == "max_steps" || row.name == "max_output_bytes";
    if (!is_shown || text.empty()) continue;
    limits += (limits.empty() ? "" : ", ") + text + " " + std::string(row.unit) + " of " +
              std::string(row.bounds.substr(0, row.bounds.find(',')));
  }
  std::printf("Hognose " HOGNOSE_VERSION ": Python 3.14 in a sandbox, policy %s.\n",
              options_.policy.policy.c_str());
  std::printf("Limits of a statement: %s.\n", limits.c_str());
  std::printf("?name describes a name, Ctrl-C stops a statement, Ctrl-D ends.\n");
  std::fflush(stdout);
}

HostValue Prompt::ask(const std::string& expression) {
  is_quiet_ = true;
  HostValue answer = on_worker([&] {
    const Outcome run = session_.run(std::string(kAnswer) + " = " + expression, "<prompt>");
    HostValue value;
    if (run.status == Status::Ok) value = session_.get_global(kAnswer).return_value;
    // After a stop there is nothing left to undo.
    if (run.status == Status::Ok || run.status == Status::Error) session_.rollback();
    return value;
  });
  is_quiet_ = false;
  return answer;
}

EditorHooks::Candidates Prompt::complete(std::string_view before_cursor) {
  const std::string_view name = dotted_name_before(before_cursor);
  const size_t dot = name.rfind('.');
  const std::string_view start = dot == std::string_view::npos ? name : name.substr(dot + 1);
  std::vector<std::string> names;
  if (dot != std::string_view::npos) {
    const HostValue found = ask("dir(" + std::string(name.substr(0, dot)) + ")");
    for (const HostValue& item : found.items) names.push_back(item.text);
  } else {
    const Outcome globals = on_worker([&] { return session_.global_names(); });
    for (const HostValue& item : globals.return_value.items) names.push_back(item.text);
    for (std::string_view keyword : python_keywords()) names.emplace_back(keyword);
    for (const PolicyRow& row : policy_table()) {
      if (row.kind == PolicyRow::Kind::Builtin && is_open(policy_, row)) {
        names.emplace_back(row.name);
      }
    }
  }
  // A guest chooses these names, so they may be anything.
  std::erase_if(names, [&](const std::string& found) {
    const bool is_hidden = found.starts_with("_") && !start.starts_with("_");
    return !found.starts_with(start) || is_hidden || !is_dotted_name(found) ||
           found.find('.') != std::string::npos || harmless(found) != found;
  });
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return {start.size(), std::move(names)};
}

void Prompt::describe(const std::string& name) {
  if (!is_dotted_name(name)) {
    std::printf("?name takes a name, such as ?print or ?list.append\n");
    return;
  }
  const HostValue found = ask("[type(" + name + ").__name__, repr(" + name + "), getattr(" + name +
                              ", '__doc__', None)]");
  if (found.items.size() != 3) {
    std::printf("there is no %s here\n", name.c_str());
    return;
  }
  std::string value = found.items[1].text;
  if (value.size() > kMostOfValue) value = value.substr(0, kMostOfValue) + "...";
  print(stdout, "type:  " + found.items[0].text + "\nvalue: " + value + "\n");
  if (found.items[2].kind == HostValue::Kind::Str) print(stdout, "\n" + found.items[2].text + "\n");
}

bool Prompt::execute(const std::string& statement) {
  const Outcome outcome = on_worker([&] { return session_.run(statement, "<stdin>"); });
  if (outcome.error) {
    if (outcome.error->type == "SystemExit") return false;
    print(stderr, outcome.error->traceback);
  } else if (outcome.status != Status::Ok) {
    const char* names = outcome.status == Status::InternalError ? "All names are gone."
                                                                : "The names are as before it.";
    print(stderr, std::string(status_name(outcome.status)) + ": " + outcome.stop_message + ". " +
                      names + "\n");
  }
  return true;
}

// --- where the history is

std::string history_file() {
  if (const char* given = std::getenv("HOGNOSE_HISTORY"); given != nullptr) return given;
  std::string folder;
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/') {
    folder = state;
  } else if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') {
    folder = std::string(home) + "/.local/state";
  } else {
    return {};
  }
  folder += "/hognose";
  for (size_t end = folder.find('/', 1); end != std::string::npos;
       end = folder.find('/', end + 1)) {
    mkdir(folder.substr(0, end).c_str(), 0700);
  }
  mkdir(folder.c_str(), 0700);
  return folder + "/history";
}

int Prompt::run() {
  if (!confine_worker()) {
    return usage("the kernel or this build cannot filter system calls (--seccomp required)");
  }
  show_banner();
  struct sigaction handler{};
  handler.sa_handler = on_interrupt;
  sigaction(SIGINT, &handler, nullptr);
  LineEditor editor({.check = check_statement,
                     .highlight = highlighted,
                     .complete = [this](std::string_view text) { return complete(text); }});
  const std::string history = history_file();
  if (!history.empty()) editor.load_history(history);
  for (;;) {
    std::optional<std::string> statement = editor.read();
    if (!statement) break;
    const size_t end = statement->find_last_not_of(" \n") + 1;
    if (end == 0) continue;
    if (statement->starts_with("?")) {
      describe(statement->substr(1, end - 1));
    } else if ((*statement)[end - 1] == '?') {
      describe(statement->substr(0, end - 1));
    } else if (!execute(*statement)) {
      break;
    }
  }
  if (!history.empty()) editor.save_history(history);
  return kExitOk;
}

int run_prompt(PromptOptions& options) {
  std::setlocale(LC_CTYPE, "");  // for the width of characters
  Policy policy;
  std::string error = make_policy(options.policy, policy);
  if (!error.empty()) return usage(error);
  if (!is_interactive_terminal()) return usage("repl needs a terminal; `run -` reads a program");
  options.sandbox.policy = policy;
  if (options.files.is_given()) {
    options.sandbox.files.emplace();
    error = read_run_files(options.files, options.sandbox.limits, *options.sandbox.files);
    if (!error.empty()) return usage(error);
  }
  return Prompt(options, policy).run();
}

}  // namespace

void add_prompt(CLI::App& app, int* exit_code) {
  auto options = std::make_shared<PromptOptions>();
  CLI::App* command = app.add_subcommand("repl", "Run statements as they are typed");
  add_policy_options(command, options->policy);
  add_limit_options(command, options->sandbox.limits, LimitKinds::All);
  add_file_options(command, options->files);
  command->add_option("--seed", options->sandbox.seed, "seed of the session's random numbers")
      ->type_name("NUMBER");
  command
      ->add_option("--seccomp", options->confinement,
                   "filter system calls of statements: auto (if the kernel can), required or off")
      ->check(CLI::IsMember({"auto", "required", "off"}));
  command->callback([options, exit_code] { *exit_code = run_prompt(*options); });
}

}  // namespace hognose::cli
