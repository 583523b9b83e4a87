// Patterns: the rules that CPython's compiler checks for match statements (PEP 634). matching.cpp
// generates the code.
//
// The checks collect the names that a case binds, and report the SyntaxErrors about captures,
// alternatives, stars and duplicate keys.
#include <cstdio>
#include <set>
#include <string>

#include "compiler/code_generator.h"
#include "compiler/pattern_names.h"
#include "syntax/constant_repr.h"

namespace hognose {

namespace {

constexpr uint32_t kMaximumStarIndex = 256;

void append_repr(const ast::ConstantValue& value, std::string& text) {
  TextSink sink;
  sink.write = [](void* context, std::string_view piece) {
    static_cast<std::string*>(context)->append(piece);
  };
  sink.context = &text;
  write_repr(value, sink);
}

// A literal key as text. The key is a constant, a negated constant or a complex sum.
struct KeyText {
  std::string shown;    // repr()
  std::string compare;  // equal for equal keys: 1, 1.0 and True are one key
};

std::string number_repr(double number) {
  // The repr of a float that is part of a complex number: without ".0".
  std::string text;
  ast::ConstantValue value;
  value.type = ast::ConstantType::Float;
  value.real = number;
  append_repr(value, text);
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text;
}

std::string comparable(double real, double imaginary) {
  // -0.0 and 0.0 are equal keys.
  if (real == 0) real = 0;
  if (imaginary == 0) imaginary = 0;
  char text[64];
  std::snprintf(text, sizeof text, "%.17g,%.17g", real, imaginary);
  return text;
}

bool number_of(const ast::Expr* node, double& real, double& imaginary) {
  real = imaginary = 0;
  if (auto* constant = ast::as<const ast::Constant>(node)) {
    switch (constant->value.type) {
      case ast::ConstantType::True: real = 1; return true;
      case ast::ConstantType::False: return true;
      case ast::ConstantType::Int: real = static_cast<double>(constant->value.integer); return true;
      case ast::ConstantType::Float: real = constant->value.real; return true;
      case ast::ConstantType::Imaginary: imaginary = constant->value.real; return true;
      default: return false;
    }
  }
  if (auto* unary = ast::as<const ast::UnaryOp>(node)) {
    if (!number_of(unary->operand, real, imaginary)) return false;
    real = -real;
    imaginary = -imaginary;
    return true;
  }
  auto* sum = ast::as<const ast::BinOp>(node);
  double other_real;
  double other;
  if (!sum || !number_of(sum->left, real, imaginary) || !number_of(sum->right, other_real, other)) {
    return false;
  }
  imaginary += sum->op == ast::Operator::Add ? other : -other;
  return true;
}

// False if the key is not a literal: the value of an attribute is not known.
bool key_text(const ast::Expr* node, KeyText& key) {
  if (node->kind == ast::ExprKind::Attribute) return false;
  const ast::Expr* inner = node;
  if (auto* unary = ast::as<const ast::UnaryOp>(node)) inner = unary->operand;
  auto* constant = ast::as<const ast::Constant>(inner);
  double real;
  double imaginary;
  const bool is_number = number_of(node, real, imaginary);
  const bool is_complex =
      is_number && (!constant || constant->value.type == ast::ConstantType::Imaginary);
  if (is_complex) {
    std::string sign = imaginary < 0 ? "" : "+";
    key.shown = real == 0 && constant && inner == node
                    ? number_repr(imaginary) + "j"
                    : "(" + number_repr(real) + sign + number_repr(imaginary) + "j)";
  } else if (constant) {
    const bool is_zero = constant->value.type == ast::ConstantType::Int && real == 0;
    if (inner != node && !is_zero) key.shown = "-";
    append_repr(constant->value, key.shown);
  }
  key.compare = is_number ? comparable(real, imaginary) : key.shown;
  return true;
}

// The grammar of patterns accepts formatted strings as strings, but they are not literals.
bool is_formatted(const ast::Expr* value) {
  return value->kind == ast::ExprKind::JoinedStr || value->kind == ast::ExprKind::TemplateStr;
}

}  // namespace

bool CodeGenerator::bind_pattern_name(const ast::Identifier* name, const ast::Pattern* at_pattern,
                                      PatternNames& names) {
  return names.add(name) ||
         diagnostics_.error(at_pattern->position,
                            {"multiple assignments to name '", name->text(), "' in pattern"});
}

bool CodeGenerator::check_patterns(ast::Array<ast::Pattern*> patterns, PatternNames& names) {
  for (const ast::Pattern* pattern : patterns) {
    if (!check_pattern(pattern, names, true)) return false;
  }
  return true;
}

// `may_match_all`: the pattern may be irrefutable, because it makes no later pattern unreachable.
bool CodeGenerator::check_pattern(const ast::Pattern* node, PatternNames& names,
                                  bool may_match_all) {
  if (!pay_for_item()) return false;
  switch (node->kind) {
    case ast::PatternKind::MatchValue: {
      if (!is_formatted(static_cast<const ast::MatchValue*>(node)->value)) return true;
      return diagnostics_.error(node->position,
                                {"patterns may only match literals and attribute lookups"});
    }
    case ast::PatternKind::MatchSingleton: return true;
    case ast::PatternKind::MatchStar: {
      auto* star = static_cast<const ast::MatchStar*>(node);
      return !star->name || bind_pattern_name(star->name, node, names);
    }
    case ast::PatternKind::MatchAs: {
      auto* match = static_cast<const ast::MatchAs*>(node);
      if (!match->pattern) {
        if (!may_match_all) {
          if (!match->name) {
            return diagnostics_.error(node->position,
                                      {"wildcard makes remaining patterns unreachable"});
          }
          return diagnostics_.error(node->position, {"name capture '", match->name->text(),
                                                     "' makes remaining patterns unreachable"});
        }
      } else if (!check_pattern(match->pattern, names, may_match_all)) {
        return false;
      }
      return !match->name || bind_pattern_name(match->name, node, names);
    }
    case ast::PatternKind::MatchSequence: {
      auto& patterns = static_cast<const ast::MatchSequence*>(node)->patterns;
      bool has_star = false;
      for (uint32_t i = 0; i < patterns.size(); ++i) {
        if (patterns[i]->kind != ast::PatternKind::MatchStar) continue;
        if (has_star) {
          return diagnostics_.error(node->position, {"multiple starred names in sequence pattern"});
        }
        if (i >= kMaximumStarIndex) {
          return diagnostics_.error(node->position,
                                    {"too many expressions in star-unpacking sequence pattern"});
        }
        has_star = true;
      }
      return check_patterns(patterns, names);
    }
    case ast::PatternKind::MatchMapping:
      return check_mapping_pattern(*static_cast<const ast::MatchMapping*>(node), names);
    case ast::PatternKind::MatchClass: {
      auto* match = static_cast<const ast::MatchClass*>(node);
      std::set<uint32_t> attributes;
      for (uint32_t i = 0; i < match->kwd_attrs.size(); ++i) {
        if (!pay_for_item()) return false;
        if (attributes.insert(match->kwd_attrs[i]->id).second) continue;
        return diagnostics_.error(
            match->kwd_patterns[i]->position,
            {"attribute name repeated in class pattern: ", match->kwd_attrs[i]->text()});
      }
      return check_patterns(match->patterns, names) && check_patterns(match->kwd_patterns, names);
    }
    case ast::PatternKind::MatchOr: {
      auto& alternatives = static_cast<const ast::MatchOr*>(node)->patterns;
      PatternNames first;
      for (uint32_t i = 0; i < alternatives.size(); ++i) {
        PatternNames own;
        const bool is_last = i + 1 == alternatives.size();
        if (!check_pattern(alternatives[i], own, is_last && may_match_all)) return false;
        if (i == 0) {
          first = std::move(own);
        } else if (!own.has_those_of(first)) {
          return diagnostics_.error(node->position, {"alternative patterns bind different names"});
        }
      }
      for (const ast::Identifier* name : first.list) {
        if (!bind_pattern_name(name, node, names)) return false;
      }
      return true;
    }
  }
  return true;
}

bool CodeGenerator::check_mapping_pattern(const ast::MatchMapping& node, PatternNames& names) {
  std::set<std::string> seen;
  for (const ast::Expr* expression : node.keys) {
    if (!pay_for_item()) return false;
    if (is_formatted(expression)) {
      return diagnostics_.error(
          node.position, {"mapping pattern keys may only match literals and attribute lookups"});
    }
    KeyText key;
    if (!key_text(expression, key)) continue;
    if (!seen.insert(key.compare).second) {
      return diagnostics_.error(node.position,
                                {"mapping pattern checks duplicate key (", key.shown, ")"});
    }
  }
  if (!check_patterns(node.patterns, names)) return false;
  return !node.rest || bind_pattern_name(node.rest, &node, names);
}

}  // namespace hognose
