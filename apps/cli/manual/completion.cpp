// `hognose completion SHELL`: prints a script that completes commands, options and their values.
//
// The scripts hold the table of options, so completing starts no process. Values that are files are
// completed by the shell.
#include <memory>

#include "option_table.h"

namespace hognose::cli {

namespace {

// A word that no shell expands: every quote is closed, written and opened again.
std::string shell_word(std::string_view text) {
  std::string made = "'";
  for (const char c : text) {
    if (c == '\'') {
      made += "'\\''";
    } else {
      made += c;
    }
  }
  return made + "'";
}

std::string command_names(const std::vector<CommandRow>& commands, const char* between) {
  std::vector<std::string> names;
  for (const CommandRow& command : commands) {
    if (!command.name.empty()) names.push_back(command.name);
  }
  return joined(names, between);
}

// --- bash

constexpr const char* kBashHead = R"(# Completes the arguments of hognose in bash.

_hognose_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

# Words separated by commas: completes the last of them.
_hognose_list() {
  local before=""
  [[ $2 == *,* ]] && before=${2%,*},
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${2##*,}")
  compopt -o nospace
}

_hognose_paths() {
  mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
  compopt -o filenames
}

_hognose() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} command="" i
  COMPREPLY=()
  # bash splits --option=value into three words.
  if [[ $word == = ]]; then
    word=""
  elif [[ $option == = && COMP_CWORD -gt 1 ]]; then
    option=${COMP_WORDS[COMP_CWORD-2]}
  fi
  (( COMP_CWORD > 1 )) && command=${COMP_WORDS[1]}
  case $command:$option in
)";

std::string bash_action(const OptionRow& row) {
  const std::string words = shell_word(joined(row.words, " "));
  switch (row.completes) {
    case Words::Listed:
      return (row.is_list ? "_hognose_list " : "_hognose_words ") + words + " \"$word\"";
    case Words::Files: return "_hognose_paths -f \"$word\"";
    case Words::Folders: return "_hognose_paths -d \"$word\"";
    case Words::Policies:
      return "_hognose_paths -f \"$word\"; mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen "
             "-W " +
             words + " -- \"$word\")";
    case Words::None: return ":";
  }
  return ":";
}

std::string option_names(const CommandRow& command) {
  std::vector<std::string> names;
  for (const OptionRow& row : command.options) {
    names.insert(names.end(), row.names.begin(), row.names.end());
  }
  return joined(names, " ");
}

void print_bash(const std::vector<CommandRow>& commands) {
  emit(kBashHead);
  for (const CommandRow& command : commands) {
    for (const OptionRow& row : command.options) {
      if (row.value.empty()) continue;
      std::vector<std::string> patterns;
      for (const std::string& name : row.names) patterns.push_back(command.name + ":" + name);
      emit("    " + joined(patterns, "|") + ") " + bash_action(row) + "; return ;;\n");
    }
  }
  emit("  esac\n  if [[ $word == -* ]]; then\n    case $command in\n");
  for (const CommandRow& command : commands) {
    emit("      " + shell_word(command.name) + ") _hognose_words " +
         shell_word(option_names(command)) + " \"$word\" ;;\n");
  }
  emit("    esac\n    return\n  fi\n  case $command in\n    '')\n");
  emit("      _hognose_paths -f \"$word\"\n");
  emit("      mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W " +
       shell_word(command_names(commands, " ")) + " -- \"$word\") ;;\n");
  for (const CommandRow& command : commands) {
    if (command.name.empty() || command.operands.empty()) continue;
    // Operands in their order are not told apart: the word may be any of them.
    emit("    " + command.name + ")");
    const char* before = " ";
    for (const OptionRow& row : command.operands) {
      if (row.completes == Words::None) continue;
      emit(before + bash_action(row));
      before = "; (( ${#COMPREPLY[@]} )) || ";
    }
    emit(" ;;\n");
  }
  emit(
      "    *) _hognose_paths -f \"$word\" ;;\n"
      "  esac\n}\n\ncomplete -F _hognose hognose\n");
}

// --- zsh

// Text within a specification of _arguments.
std::string zsh_text(std::string_view text) {
  std::string made;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') made += '\\';
    made += c;
  }
  return made;
}

std::string zsh_action(const OptionRow& row) {
  const std::string words = joined(row.words, " ");
  switch (row.completes) {
    case Words::Listed: return row.is_list ? "_values -s , word " + words : "(" + words + ")";
    case Words::Files: return "_files";
    case Words::Folders: return "_files -/";
    case Words::Policies:
      return "_alternative \"policies:policy:(" + words + ")\" \"files:file:_files\"";
    case Words::None: return " ";
  }
  return " ";
}

void print_zsh(const std::vector<CommandRow>& commands) {
  emit("#compdef hognose\n# Completes the arguments of hognose in zsh.\n\n");
  emit("_hognose_command() {\n  local -a commands=(\n");
  for (const CommandRow& command : commands) {
    if (command.name.empty()) continue;
    emit("    " + shell_word(zsh_text(command.name) + ":" + command.help) + "\n");
  }
  emit("  )\n  _describe command commands\n  _files\n}\n\n");
  emit("_hognose() {\n  local context state state_descr line\n  typeset -A opt_args\n");
  for (const CommandRow& command : commands) {
    emit(command.name.empty() ? "  if (( CURRENT == 2 )); then\n    _arguments \\\n"
                              : "    " + command.name + ") _arguments \\\n");
    for (const OptionRow& row : command.options) {
      for (const std::string& name : row.names) {
        // "*": the option may occur again.
        std::string text = "*" + name;
        if (!row.value.empty()) text += name.starts_with("--") ? "=" : "+";
        text += "[" + zsh_text(row.help) + "]";
        if (!row.value.empty()) text += ":" + zsh_text(row.value) + ":" + zsh_action(row);
        emit("      " + shell_word(text) + " \\\n");
      }
    }
    if (command.name.empty()) {
      emit(
          "      '1:command:_hognose_command'\n    return\n  fi\n"
          "  local command=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $command in\n");
      continue;
    }
    size_t number = 0;
    for (const OptionRow& row : command.operands) {
      emit(
          "      " +
          shell_word(std::to_string(++number) + ":" + zsh_text(row.value) + ":" + zsh_action(row)) +
          " \\\n");
    }
    emit("      ;;\n");
  }
  emit(
      "    *) _files ;;\n  esac\n}\n\n"
      "if [[ $funcstack[1] == _hognose ]]; then\n  _hognose \"$@\"\nelse\n  compdef _hognose "
      "hognose\nfi\n");
}

// --- fish

// Within quotes fish knows two escapes.
std::string fish_quoted(std::string_view text) {
  std::string made = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') made += '\\';
    made += c;
  }
  return made + "'";
}

std::string fish_value(const OptionRow& row) {
  if (row.value.empty()) return "";
  const std::string words = joined(row.words, " ");
  switch (row.completes) {
    case Words::Listed:
      return row.is_list ? " -x -a " + fish_quoted("(__fish_append , " + words + ")")
                         : " -x -a " + fish_quoted(words);
    case Words::Files: return " -r -F";
    case Words::Folders: return " -x -a '(__fish_complete_directories)'";
    case Words::Policies: return " -r -F -a " + fish_quoted(words);
    case Words::None: return " -x";
  }
  return "";
}

void print_fish(const std::vector<CommandRow>& commands) {
  emit("# Completes the arguments of hognose in fish.\n\n");
  const std::string all = command_names(commands, " ");
  for (const CommandRow& command : commands) {
    const std::string condition = command.name.empty()
                                      ? "not __fish_seen_subcommand_from " + all
                                      : "__fish_seen_subcommand_from " + command.name;
    const std::string start = "complete -c hognose -n " + fish_quoted(condition);
    if (!command.name.empty()) {
      emit("complete -c hognose -n " + fish_quoted("not __fish_seen_subcommand_from " + all) +
           " -a " + command.name + " -d " + fish_quoted(command.help) + "\n");
    }
    for (const OptionRow& row : command.operands) {
      if (row.completes == Words::Listed) emit(start + fish_value(row) + "\n");
      if (row.completes == Words::Policies)
        emit(start + " -a " + fish_quoted(joined(row.words, " ")) + "\n");
    }
    for (const OptionRow& row : command.options) {
      std::string line = start;
      for (const std::string& name : row.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      }
      emit(line + fish_value(row) + " -d " + fish_quoted(row.help) + "\n");
    }
  }
}

}  // namespace

void add_completion(CLI::App& app, int* exit_code) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      "completion", "Print a script that completes the arguments of hognose in a shell");
  command->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  command->callback([&app, shell, exit_code] {
    const std::vector<CommandRow> commands = command_table(app);
    if (*shell == "bash") print_bash(commands);
    if (*shell == "zsh") print_zsh(commands);
    if (*shell == "fish") print_fish(commands);
    *exit_code = kExitOk;
  });
}

}  // namespace hognose::cli
