// Guest programs made of operations: decodes the bytes into a list of operations on variables and
// prints it as a Python program, so that libFuzzer's coverage guides the mutation of programs. Each
// operation has its own try statement and every variable that it names exists, so nearly every
// program runs to its end, whatever its operations raise.
//
// The input is kHeaderBytes that choose the circumstances, then records of kOperationBytes: the
// kind of operation, the row of its table and six operands. LLVMFuzzerCustomMutator works on whole
// records. guests.tables has the text of the operations. inventory.py, run in the engine, lists the
// natives. The environment variable HOGNOSE_FUZZ_SHOW prints the program, and HOGNOSE_FUZZ_COUNT
// prints the number of programs by status at the end.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <map>
#include <random>
#include <sstream>

#include "grammar.h"
#include "guest.h"
#include "hognose/policy_table.h"
#include "input.h"

using namespace hognose;

extern "C" size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t max_size);

namespace {

constexpr size_t kHeaderBytes = 4;
constexpr size_t kOperationBytes = 8;
constexpr size_t kMostOperations = 40;
// Many programs use all their steps, so only few programs get the large number.
constexpr uint64_t kGuestSteps = 40'000;
constexpr uint64_t kManySteps = 200'000;
// With kEndlessDepth the native stack is exhausted before the depth limit is reached.
constexpr uint32_t kDepth = 120;
constexpr uint32_t kDeepDepth = 1000;
constexpr uint32_t kEndlessDepth = 100'000;
constexpr uint64_t kGuestMemoryBytes = 32ull << 20;
// Programs are normally far shorter. The bound keeps a runaway table from slowing down the fuzzer.
constexpr size_t kLongestProgram = 1 << 16;

using Operation = std::array<uint8_t, kOperationBytes>;

// The callables that a guest can name, as the engine lists them.
class Inventory {
 public:
  struct Row {
    unsigned least = 0;
    unsigned most = 0;
    std::string text;
  };

  Inventory() {
    std::string names;
    for (const PolicyRow& row : policy_table()) {
      if (row.kind != PolicyRow::Kind::Module) continue;
      modules_.emplace_back(row.name);
      names += "'" + std::string(row.name) + "', ";
    }
    SandboxOptions options;
    options.policy = Policy(Profile::Standard);
    options.policy.allow_import("*");
    options.limits.max_time_seconds = 0;
    options.limits.max_output_bytes = 0;
    Sandbox sandbox(options);
    Outcome outcome =
        sandbox.run("MODULES = [" + names + "]\n" + fuzz::read_beside_targets("inventory.py"));
    if (outcome.status != Status::Ok) {
      fuzz::report("inventory.py: " + std::string(status_name(outcome.status)) +
                   outcome.stop_message + (outcome.error ? outcome.error->traceback : ""));
    }
    std::istringstream lines(outcome.output);
    std::string kind;
    for (Row row; lines >> kind >> row.least >> row.most >> row.text;) {
      (kind == "call" ? calls_ : methods_).push_back(row);
    }
    if (calls_.size() < 500 || methods_.size() < 2000)
      fuzz::report("inventory.py lists too little");
  }

  const std::vector<Row>& calls() const { return calls_; }
  const std::vector<Row>& methods() const { return methods_; }
  const std::vector<std::string>& modules() const { return modules_; }

 private:
  std::vector<Row> calls_;
  std::vector<Row> methods_;
  std::vector<std::string> modules_;
};

// The rows of guests.tables.
class Tables {
 public:
  Tables() {
    std::istringstream lines(fuzz::read_beside_targets("guests.tables"));
    std::vector<std::string>* table = nullptr;
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line[0] == '#') continue;
      if (line[0] != ' ') {
        table = &tables_[line.substr(0, line.find(':'))];
      } else if (table != nullptr) {
        table->push_back(unescaped(std::string_view(line).substr(4)));
      }
    }
  }

  const std::vector<std::string>& rows(std::string_view table) const {
    auto found = tables_.find(table);
    if (found == tables_.end()) fuzz::report("guests.tables lacks " + std::string(table));
    return found->second;
  }
  const std::string& pick(std::string_view table, unsigned choice) const {
    const std::vector<std::string>& found = rows(table);
    return found[choice % found.size()];
  }
  const std::string& prelude() const { return prelude_; }

 private:
  static std::string unescaped(std::string_view row) {
    std::string text;
    for (size_t i = 0; i < row.size(); ++i) {
      if (row[i] != '\\' || i + 1 == row.size()) {
        text += row[i];
      } else {
        char next = row[++i];
        text += next == 'n' ? '\n' : next;
      }
    }
    return text;
  }

  std::map<std::string, std::vector<std::string>, std::less<>> tables_;
  std::string prelude_ = fuzz::read_beside_targets("guests_prelude.py");
};

// Prints operations as a Python program.
class Printer {
 public:
  Printer(const Inventory& inventory, const Tables& tables, bool shows_values)
      : inventory_(inventory), tables_(tables), shows_values_(shows_values) {}

  std::string print(fuzz::Input& input) {
    for (const std::string& start : tables_.rows("first_variables")) assign(start, false);
    size_t count = 0;
    while (!input.is_empty() && count++ < kMostOperations && text_.size() < kLongestProgram) {
      Operation operation;
      for (uint8_t& byte : operation) byte = input.byte();
      print(operation);
    }
    return imports() + tables_.prelude() + text_;
  }

 private:
  void print(const Operation& operation) {
    bool shows = (operation[0] & 0x80) != 0;
    unsigned row = operation[1];
    switch (operation[0] % 20) {
      case 0:
      case 1: assign(expand(tables_.pick("constructors", row), operation), shows); break;
      case 2:
      case 3: assign(native_call(inventory_.calls(), operation), shows); break;
      case 4:
      case 5: assign(native_call(inventory_.methods(), operation), shows); break;
      case 6:
        assign("method(" + expand("$A, ", operation) + std::to_string(row) +
                   arguments(operation, 3, row / 64 % 4) + ")",
               shows);
        break;
      case 7: assign(expand(tables_.pick("expressions", row), operation), shows); break;
      case 8: execute(expand(tables_.pick("statements", row), operation)); break;
      case 9: execute(expand(tables_.pick("mutations", row), operation)); break;
      case 10: assign(define_function(operation), false); break;
      case 11:
      case 12:
      case 13: define_class(operation); break;
      case 14: nest(operation); break;
      case 15: execute(expand(tables_.pick("surgery", row), operation)); break;
      case 16: assign(define(tables_.pick("generators", row), operation), shows); break;
      case 17: assign(expand(tables_.pick("drives", row), operation), shows); break;
      case 18: recurse(operation); break;
      case 19: execute(expand(tables_.pick("lifetimes", row), operation)); break;
    }
  }

  // ---- operands

  std::string variable(unsigned choice) const {
    return "v" + std::to_string(choice % std::max(variables_, 1u));
  }

  std::string value(unsigned choice) const {
    if (variables_ != 0 && choice < 176) {
      // Newer variables are chosen more often than older ones.
      unsigned back = choice / 2 % variables_;
      return variable(choice % 2 == 0 ? variables_ - 1 - back / 2 : back);
    }
    return std::string(tables_.pick("literals", choice - 176));
  }

  // Replaces `$1` to `$6` by operands as values, `$A` to `$F` by operands as variables, `$N` by a
  // size, `$S` by a fresh name, `$M` by a mutation with other operands, and `$R` by a row of
  // `answers`. The lines of a mutation get the indentation of its `$M`.
  std::string expand(std::string_view text, const Operation& operation, unsigned depth = 0) const {
    std::string result;
    size_t indent = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      char c = text[i];
      if (c == '\n') indent = 0;
      if (c != '$' || i + 1 == text.size()) {
        if (c == ' ' && result.find_last_not_of(' ') == result.rfind('\n')) ++indent;
        result += c;
        continue;
      }
      char name = text[++i];
      if (name >= '1' && name <= '6') {
        result += value(operation[static_cast<size_t>(name - '0') + 1]);
      } else if (name >= 'A' && name <= 'F') {
        result += variable(operation[static_cast<size_t>(name - 'A') + 2]);
      } else if (name == 'N') {
        result += tables_.pick("sizes", operation[7]);
      } else if (name == 'S') {
        result += "s" + std::to_string(variables_);
      } else if (name == 'R') {
        result += depth > 1 ? "None"
                            : expand(tables_.pick("answers", operation[6]), operation, depth + 1);
      } else if (name == 'M') {
        Operation turned = operation;
        std::rotate(turned.begin() + 2, turned.begin() + 4, turned.end());
        std::string inner =
            depth > 1 ? "pass" : expand(tables_.pick("mutations", operation[5]), turned, depth + 1);
        for (char mutated : inner) {
          result += mutated;
          if (mutated == '\n') result.append(indent, ' ');
        }
      }
    }
    return result;
  }

  std::string arguments(const Operation& operation, size_t first, unsigned count) const {
    std::string text;
    for (unsigned i = 0; i < count && first + i < kOperationBytes; ++i) {
      text += ", " + value(operation[first + i]);
    }
    return text;
  }

  // ---- operations

  void line(std::string_view text) {
    for (char c : text) {
      text_ += c;
      if (c == '\n') text_.append(indent_ * 4, ' ');
    }
  }

  void block(std::string_view head, std::string_view body) {
    line(head);
    ++indent_;
    line("\n");
    line(body);
    --indent_;
    line("\n");
  }

  void assign(const std::string& expression, bool shows) {
    std::string name = "v" + std::to_string(variables_);
    std::string body = name + " = " + expression;
    if (shows) body += "\n" + std::string(shows_values_ ? "show(" : "show_type(") + name + ")";
    block("try:", body);
    block("except BaseException as e:", name + " = e");
    ++variables_;
  }

  void execute(const std::string& statement) {
    block("try:", statement);
    block("except BaseException as e:", "pass");
  }

  std::string native_call(const std::vector<Inventory::Row>& rows,
                          const Operation& operation) const {
    const Inventory::Row& row = rows[(operation[1] | operation[2] << 8) % rows.size()];
    unsigned count = row.least + operation[3] % (std::max(row.most, row.least) - row.least + 1);
    std::string text = arguments(operation, 4, std::min(count, 4u));
    return row.text + "(" + (text.empty() ? "" : text.substr(2)) + ")";
  }

  // Defines a function `mN` at module level that changes an object and then returns something.
  // Returns its name.
  std::string define_function(const Operation& operation) {
    std::string name = "m" + std::to_string(functions_++);
    text_ += "def " + name + "(*a, **k):\n    calls[0] += 1\n    try:\n        ";
    text_ += expand("        $M", operation).substr(8);
    text_ += "\n    except Exception as e:\n        a += (e,)\n";
    text_ += "    if calls[0] % " + std::to_string(2 + operation[7] % 7) + " == 0:\n";
    text_ += "        " + expand(tables_.pick("answers", operation[7] / 4u), operation) + "\n    " +
             expand("$R", operation) + "\n";
    return name;
  }

  std::string define(std::string_view text, const Operation& operation) {
    // The last line of the text is an expression. The lines before it define what it uses.
    std::string whole = expand(text, operation);
    size_t last = whole.rfind('\n');
    if (last == std::string::npos) return whole;
    text_ += whole.substr(0, last + 1);
    return whole.substr(last + 1);
  }

  void define_class(const Operation& operation) {
    std::string function = define_function(operation);
    std::string name = "C" + std::to_string(classes_++);
    uint8_t shape = operation[0];
    std::string head = "class " + name + "(" +
                       (operation[1] % 4 == 3 && classes_ > 1
                            ? "C" + std::to_string(operation[1] / 4u % (classes_ - 1))
                            : std::string(tables_.pick("bases", operation[1]))) +
                       "):";
    std::string body;
    if (shape % 5 == 4)
      body += expand(tables_.pick("class_bodies", operation[4]), operation) + "\n";
    auto hook = [&](unsigned choice, unsigned way) {
      std::string made(tables_.pick("ways", way));
      for (size_t at; (at = made.find("$H")) != std::string::npos;) made.replace(at, 2, function);
      body += std::string(tables_.pick("hooks", choice)) + " = " + expand(made, operation) + "\n";
    };
    // Most hooks are functions.
    hook(operation[2], operation[3] % 2 == 0 ? 0 : operation[3] / 2u);
    if (operation[4] % 2 == 0)
      hook(operation[4] / 2u, operation[3] % 3 == 0 ? operation[3] / 3u : 0);
    body += "marked = 1";
    block("try:", head);
    // The class body goes before the newline that ends the block.
    text_.pop_back();
    text_ += "\n        ";
    for (char c : body) {
      text_ += c;
      if (c == '\n') text_ += "        ";
    }
    text_ += "\n";
    block("except BaseException as e:", name + " = LiarClass");
    assign(name, false);
    assign(name + "(" + (operation[5] % 2 == 0 ? "" : value(operation[5] / 2u)) + ")", false);
  }

  void nest(const Operation& operation) {
    std::string name = "v" + std::to_string(variables_);
    block("try:", name + " = " + expand("$1\n", operation) + "for i in range(" +
                      std::string(tables_.pick("depths", operation[3])) + "):\n    " + name +
                      " = " + nested(name, operation));
    block("except BaseException as e:", name + " = e");
    ++variables_;
    if (operation[4] % 2 == 0) assign(used(name, operation), false);
  }

  std::string nested(const std::string& name, const Operation& operation) const {
    return replaced(tables_.pick("nests", operation[1]), name);
  }
  std::string used(const std::string& name, const Operation& operation) const {
    return replaced(tables_.pick("uses", operation[5]), name);
  }
  static std::string replaced(std::string_view text, const std::string& name) {
    std::string result(text);
    for (size_t at; (at = result.find("$X")) != std::string::npos;) result.replace(at, 2, name);
    return result;
  }

  void recurse(const Operation& operation) {
    assign(define(tables_.pick("recursions", operation[1]), operation), false);
  }

  // Returns import statements for the modules that the program names.
  std::string imports() const {
    std::string lines;
    for (const std::string& module : inventory_.modules()) {
      for (size_t at = text_.find(module + "."); at != std::string::npos;
           at = text_.find(module + ".", at + 1)) {
        char before = at == 0 ? '\n' : text_[at - 1];
        if (std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '_' || before == '.')
          continue;
        lines += "import " + module + "\n";
        break;
      }
    }
    return lines;
  }

  const Inventory& inventory_;
  const Tables& tables_;
  bool shows_values_;
  std::string text_;
  unsigned variables_ = 0;
  unsigned functions_ = 0;
  unsigned classes_ = 0;
  unsigned indent_ = 0;
};

// Counts programs by status and prints the counts when the process ends.
class Count {
 public:
  void add(const Outcome& outcome) {
    std::string name(status_name(outcome.status));
    if (outcome.error) name += " " + outcome.error->type;
    ++numbers_[name];
  }
  ~Count() {
    if (std::getenv("HOGNOSE_FUZZ_COUNT") == nullptr) return;
    for (const auto& [name, number] : numbers_) {
      std::fprintf(stderr, "programs: %s: %llu\n", name.c_str(), number);
    }
  }

 private:
  std::map<std::string, unsigned long long> numbers_;
};

void choose_pressure(fuzz::Guest& guest, uint8_t choice, uint8_t size) {
  SandboxDebug& debug = guest.debug;
  uint64_t number = size;
  switch (choice % 8) {
    case 3: debug.collect_every = 1 + size % 64; break;
    case 4: debug.collect_always = true; break;
    case 5: debug.fail_allocation = 1 + number * number; break;
    case 6: guest.options.limits.max_steps = 1500 + number * 60; break;
    case 7: guest.options.limits.max_memory_bytes = (320ull << 10) + number * 16'384; break;
    default: break;
  }
  // A collection at every safepoint makes each step slow.
  if (debug.collect_always) guest.options.limits.max_steps = kGuestSteps / 2;
}

// Removes addresses, which appear in the repr of objects and may differ with other collections.
std::string without_addresses(std::string_view text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    result += text[i];
    if (text.substr(i, 2) != "0x") continue;
    for (++i; i + 1 < text.size() && std::isxdigit(static_cast<unsigned char>(text[i + 1])) != 0;)
      ++i;
  }
  return result;
}

bool depends_on_collections(const Tables& tables, const std::string& program) {
  size_t start = program.find(tables.prelude()) + tables.prelude().size();
  for (const std::string& word : tables.rows("collection_words")) {
    if (program.find(word, start) != std::string::npos) return true;
  }
  return false;
}

void compare_with_plain_run(const fuzz::Guest& guest, const Outcome& outcome,
                            const std::string& program) {
  fuzz::Guest plain = guest;
  plain.debug = {};
  Outcome other = plain.run(program);
  auto is_end = [](const Outcome& one) {
    return one.status == Status::Ok || one.status == Status::Error;
  };
  if (!is_end(outcome) || !is_end(other)) return;
  if (without_addresses(outcome.output) != without_addresses(other.output)) {
    fuzz::report("the output depends on collections:\n" + outcome.output + "\nand without\n" +
                 other.output);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const Inventory inventory;
  static const Tables tables;
  static Count count;
  fuzz::Input input(data, size);
  uint8_t pressure = input.byte(), amount = input.byte(), flags = input.byte();
  (void)input.byte();
  fuzz::Guest guest;
  guest.options.policy.allow_import("*");
  guest.options.limits.max_steps = kGuestSteps;
  guest.options.limits.max_memory_bytes = kGuestMemoryBytes;
  guest.options.contain_faults = false;
  bool has_many_steps = (flags & 12) == 12;
  if (has_many_steps) guest.options.limits.max_steps = kManySteps;
  guest.options.limits.max_depth = (flags & 1) == 0 ? kDepth
                                   : has_many_steps ? kEndlessDepth
                                                    : kDeepDepth;
  choose_pressure(guest, pressure, amount);
  bool compares =
      (guest.debug.collect_always || guest.debug.collect_every != 0) && (flags & 2) != 0;
  std::string program = Printer(inventory, tables, !compares).print(input);
  bool shows = std::getenv("HOGNOSE_FUZZ_SHOW") != nullptr;
  if (shows) {
    std::printf("%s\n", program.c_str());
    std::fflush(stdout);
  }
  Outcome outcome = guest.run_twice(program);
  count.add(outcome);
  if (shows) std::printf("\n# %s\n", fuzz::Guest::described(outcome).c_str());
  if (compares && !depends_on_collections(tables, program))
    compare_with_plain_run(guest, outcome, program);
  return 0;
}

// Changes, inserts, removes, repeats and moves whole records, so that the rest of the program keeps
// its meaning.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t max_size,
                                          unsigned seed) {
  std::minstd_rand random(seed);
  if (random() % 8 == 0) return LLVMFuzzerMutate(data, size, max_size);
  std::vector<uint8_t> bytes(data, data + size);
  bytes.resize(std::max(bytes.size(), kHeaderBytes));
  size_t records = (bytes.size() - kHeaderBytes + kOperationBytes - 1) / kOperationBytes;
  bytes.resize(kHeaderBytes + records * kOperationBytes);
  auto at = [&](size_t record) {
    return bytes.begin() + static_cast<std::ptrdiff_t>(kHeaderBytes + record * kOperationBytes);
  };
  auto fresh = [&] {
    Operation operation;
    for (uint8_t& byte : operation) byte = static_cast<uint8_t>(random() >> 8);
    return operation;
  };
  size_t chosen = records == 0 ? 0 : random() % records;
  unsigned kind = records == 0 ? 0 : random() % 10;
  if (kind <= 1 && records < kMostOperations) {
    Operation operation = fresh();
    bytes.insert(at(records == 0 ? 0 : random() % (records + 1)), operation.begin(),
                 operation.end());
  } else if (kind == 2) {
    bytes.erase(at(chosen), at(chosen + 1));
  } else if (kind == 3 && records < kMostOperations) {
    Operation copy;
    std::copy_n(at(chosen), kOperationBytes, copy.begin());
    bytes.insert(at(random() % (records + 1)), copy.begin(), copy.end());
  } else if (kind == 4) {
    std::swap_ranges(at(chosen), at(chosen + 1), at(random() % records));
  } else if (kind == 5) {
    bytes[random() % kHeaderBytes] = static_cast<uint8_t>(random() >> 8);
  } else if (records != 0) {
    // Change mostly operands and only rarely the kind of an operation.
    size_t byte =
        random() % 4 == 0 ? random() % kOperationBytes : 1 + random() % (kOperationBytes - 1);
    *(at(chosen) + static_cast<std::ptrdiff_t>(byte)) = static_cast<uint8_t>(random() >> 8);
  }
  size_t length = std::min(bytes.size(), max_size);
  std::memcpy(data, bytes.data(), length);
  return length;
}

// Joins the first operations of one program and the last ones of the other.
extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t* one, size_t one_size, const uint8_t* two,
                                            size_t two_size, uint8_t* out, size_t max_out,
                                            unsigned seed) {
  std::minstd_rand random(seed);
  auto records = [](size_t size) {
    return size < kHeaderBytes ? 0 : (size - kHeaderBytes) / kOperationBytes;
  };
  size_t head = kHeaderBytes + random() % (records(one_size) + 1) * kOperationBytes;
  size_t tail = kHeaderBytes + random() % (records(two_size) + 1) * kOperationBytes;
  std::vector<uint8_t> bytes(one, one + std::min(head, one_size));
  bytes.resize(std::max(bytes.size(), kHeaderBytes));
  if (tail < two_size) bytes.insert(bytes.end(), two + tail, two + two_size);
  size_t length = std::min(bytes.size(), max_out);
  std::memcpy(out, bytes.data(), length);
  return length;
}
