// Converts expressions to text by precedence levels, like Python/ast_unparse.c of CPython.
//
// Depth and length are bounded: nested f-strings escape their quotes once more at each level, so
// the text can grow exponentially.
#include "compiler/unparse.h"

#include "syntax/constant_repr.h"

namespace hognose {

namespace {

constexpr uint32_t kMaximumDepth = 400;
constexpr size_t kMaximumLength = 1 << 20;

enum class Level : uint8_t {
  Tuple,
  Test,
  Or,
  And,
  Not,
  Compare,
  BitOr,
  BitXor,
  BitAnd,
  Shift,
  Sum,
  Term,
  Factor,
  Power,
  Await,
  Atom,
};

Level above(Level level) {
  return level == Level::Atom ? level : static_cast<Level>(static_cast<uint8_t>(level) + 1);
}

struct BinaryForm {
  std::string_view text;
  Level level;
};

BinaryForm form_of(ast::Operator op) {
  switch (op) {
    case ast::Operator::Add: return {" + ", Level::Sum};
    case ast::Operator::Sub: return {" - ", Level::Sum};
    case ast::Operator::Mult: return {" * ", Level::Term};
    case ast::Operator::MatMult: return {" @ ", Level::Term};
    case ast::Operator::Div: return {" / ", Level::Term};
    case ast::Operator::Mod: return {" % ", Level::Term};
    case ast::Operator::Pow: return {" ** ", Level::Power};
    case ast::Operator::LShift: return {" << ", Level::Shift};
    case ast::Operator::RShift: return {" >> ", Level::Shift};
    case ast::Operator::BitOr: return {" | ", Level::BitOr};
    case ast::Operator::BitXor: return {" ^ ", Level::BitXor};
    case ast::Operator::BitAnd: return {" & ", Level::BitAnd};
    case ast::Operator::FloorDiv: return {" // ", Level::Term};
  }
  return {};
}

std::string_view text_of(ast::CompareOperator op) {
  switch (op) {
    case ast::CompareOperator::Eq: return " == ";
    case ast::CompareOperator::NotEq: return " != ";
    case ast::CompareOperator::Lt: return " < ";
    case ast::CompareOperator::LtE: return " <= ";
    case ast::CompareOperator::Gt: return " > ";
    case ast::CompareOperator::GtE: return " >= ";
    case ast::CompareOperator::Is: return " is ";
    case ast::CompareOperator::IsNot: return " is not ";
    case ast::CompareOperator::In: return " in ";
    case ast::CompareOperator::NotIn: return " not in ";
  }
  return {};
}

class Unparser {
 public:
  explicit Unparser(std::string& text) : text_(text) {}

  bool is_complete() const { return !failed_; }

  void expression(const ast::Expr* node, Level level) {
    if (failed_ || depth_ == kMaximumDepth || text_.size() > kMaximumLength) {
      failed_ = true;
      return;
    }
    ++depth_;
    parts(node, level);
    --depth_;
  }

 private:
  void add(std::string_view piece) { text_ += piece; }

  template <class Body>
  void in_parentheses(bool wanted, Body body) {
    if (wanted) add("(");
    body();
    if (wanted) add(")");
  }

  void list(ast::Array<ast::Expr*> items, Level level) {
    for (uint32_t i = 0; i < items.size(); ++i) {
      if (i != 0) add(", ");
      expression(items[i], level);
    }
  }

  void parts(const ast::Expr* node, Level level) {
    switch (node->kind) {
      case ast::ExprKind::BoolOp: {
        auto* operation = static_cast<const ast::BoolOp*>(node);
        const bool is_and = operation->op == ast::BoolOperator::And;
        const Level own = is_and ? Level::And : Level::Or;
        return in_parentheses(level > own, [&] {
          for (uint32_t i = 0; i < operation->values.size(); ++i) {
            if (i != 0) add(is_and ? " and " : " or ");
            expression(operation->values[i], above(own));
          }
        });
      }
      case ast::ExprKind::BinOp: {
        auto* operation = static_cast<const ast::BinOp*>(node);
        const BinaryForm form = form_of(operation->op);
        const bool is_power = operation->op == ast::Operator::Pow;
        return in_parentheses(level > form.level, [&] {
          expression(operation->left, is_power ? above(form.level) : form.level);
          add(form.text);
          expression(operation->right, is_power ? form.level : above(form.level));
        });
      }
      case ast::ExprKind::UnaryOp: return unary(*static_cast<const ast::UnaryOp*>(node), level);
      case ast::ExprKind::Lambda: {
        auto* lambda = static_cast<const ast::Lambda*>(node);
        return in_parentheses(level > Level::Test, [&] {
          const bool has_positional =
              !lambda->args->args.empty() || !lambda->args->posonlyargs.empty();
          add(has_positional ? "lambda " : "lambda");
          arguments(*lambda->args);
          add(": ");
          expression(lambda->body, Level::Test);
        });
      }
      case ast::ExprKind::IfExp: {
        auto* choice = static_cast<const ast::IfExp*>(node);
        return in_parentheses(level > Level::Test, [&] {
          expression(choice->body, above(Level::Test));
          add(" if ");
          expression(choice->test, above(Level::Test));
          add(" else ");
          expression(choice->orelse, Level::Test);
        });
      }
      case ast::ExprKind::Dict: return dict(*static_cast<const ast::Dict*>(node));
      case ast::ExprKind::Set:
        add("{");
        list(static_cast<const ast::Set*>(node)->elts, Level::Test);
        return add("}");
      case ast::ExprKind::GeneratorExp: {
        auto* generator = static_cast<const ast::GeneratorExp*>(node);
        return comprehension("(", generator->elt, nullptr, generator->generators, ")");
      }
      case ast::ExprKind::ListComp: {
        auto* items = static_cast<const ast::ListComp*>(node);
        return comprehension("[", items->elt, nullptr, items->generators, "]");
      }
      case ast::ExprKind::SetComp: {
        auto* items = static_cast<const ast::SetComp*>(node);
        return comprehension("{", items->elt, nullptr, items->generators, "}");
      }
      case ast::ExprKind::DictComp: {
        auto* items = static_cast<const ast::DictComp*>(node);
        return comprehension("{", items->key, items->value, items->generators, "}");
      }
      case ast::ExprKind::Yield: {
        auto* yield = static_cast<const ast::Yield*>(node);
        add(yield->value ? "(yield " : "(yield");
        if (yield->value) expression(yield->value, Level::Test);
        return add(")");
      }
      case ast::ExprKind::YieldFrom:
        add("(yield from ");
        expression(static_cast<const ast::YieldFrom*>(node)->value, Level::Test);
        return add(")");
      case ast::ExprKind::Await:
        return in_parentheses(level > Level::Await, [&] {
          add("await ");
          expression(static_cast<const ast::Await*>(node)->value, Level::Atom);
        });
      case ast::ExprKind::Compare: {
        auto* compare = static_cast<const ast::Compare*>(node);
        return in_parentheses(level > Level::Compare, [&] {
          expression(compare->left, above(Level::Compare));
          for (uint32_t i = 0; i < compare->ops.size(); ++i) {
            add(text_of(compare->ops[i]));
            expression(compare->comparators[i], above(Level::Compare));
          }
        });
      }
      case ast::ExprKind::Call: return call(*static_cast<const ast::Call*>(node));
      case ast::ExprKind::JoinedStr: {
        std::string body;
        Unparser inner(body, depth_);
        inner.fields(static_cast<const ast::JoinedStr*>(node)->values);
        return quoted("f", inner);
      }
      case ast::ExprKind::TemplateStr: {
        std::string body;
        Unparser inner(body, depth_);
        inner.fields(static_cast<const ast::TemplateStr*>(node)->values);
        return quoted("t", inner);
      }
      case ast::ExprKind::FormattedValue: {
        auto* value = static_cast<const ast::FormattedValue*>(node);
        return field(value->value, value->conversion, value->format_spec);
      }
      case ast::ExprKind::Interpolation: {
        auto* value = static_cast<const ast::Interpolation*>(node);
        return field(value->value, value->conversion, value->format_spec);
      }
      case ast::ExprKind::Constant: return constant(static_cast<const ast::Constant*>(node)->value);
      case ast::ExprKind::Attribute: {
        auto* attribute = static_cast<const ast::Attribute*>(node);
        expression(attribute->value, Level::Atom);
        // `1 .real`: without the space, the dot would belong to the number.
        auto* number = ast::as<const ast::Constant>(attribute->value);
        const bool is_int = number && (number->value.type == ast::ConstantType::Int ||
                                       number->value.type == ast::ConstantType::BigInt);
        add(is_int ? " ." : ".");
        return add(attribute->attr->text());
      }
      case ast::ExprKind::Starred:
        add("*");
        return expression(static_cast<const ast::Starred*>(node)->value, Level::BitOr);
      case ast::ExprKind::Name: return add(static_cast<const ast::Name*>(node)->id->text());
      case ast::ExprKind::List:
        add("[");
        list(static_cast<const ast::List*>(node)->elts, Level::Test);
        return add("]");
      case ast::ExprKind::Tuple: {
        auto& items = static_cast<const ast::Tuple*>(node)->elts;
        if (items.empty()) return add("()");
        return in_parentheses(level > Level::Tuple, [&] {
          list(items, Level::Test);
          if (items.size() == 1) add(",");
        });
      }
      case ast::ExprKind::Subscript: {
        auto* subscript = static_cast<const ast::Subscript*>(node);
        expression(subscript->value, Level::Atom);
        add("[");
        expression(subscript->slice, Level::Tuple);
        return add("]");
      }
      case ast::ExprKind::Slice: {
        auto* slice = static_cast<const ast::Slice*>(node);
        if (slice->lower) expression(slice->lower, Level::Test);
        add(":");
        if (slice->upper) expression(slice->upper, Level::Test);
        if (!slice->step) return;
        add(":");
        return expression(slice->step, Level::Test);
      }
      case ast::ExprKind::NamedExpr: {
        auto* walrus = static_cast<const ast::NamedExpr*>(node);
        return in_parentheses(level > Level::Tuple, [&] {
          expression(walrus->target, Level::Atom);
          add(" := ");
          expression(walrus->value, Level::Atom);
        });
      }
    }
  }

  void unary(const ast::UnaryOp& node, Level level) {
    Level own = Level::Factor;
    std::string_view op;
    switch (node.op) {
      case ast::UnaryOperator::Invert: op = "~"; break;
      case ast::UnaryOperator::UAdd: op = "+"; break;
      case ast::UnaryOperator::USub: op = "-"; break;
      case ast::UnaryOperator::Not:
        op = "not ";
        own = Level::Not;
        break;
    }
    in_parentheses(level > own, [&] {
      add(op);
      expression(node.operand, own);
    });
  }

  void arguments(const ast::Arguments& arguments) {
    bool is_first = true;
    auto separate = [&] {
      if (!is_first) add(", ");
      is_first = false;
    };
    const uint32_t positional = arguments.posonlyargs.size() + arguments.args.size();
    const uint32_t without_default = positional - arguments.defaults.size();
    for (uint32_t i = 0; i < positional; ++i) {
      const bool is_positional_only = i < arguments.posonlyargs.size();
      const ast::Arg* argument = is_positional_only
                                     ? arguments.posonlyargs[i]
                                     : arguments.args[i - arguments.posonlyargs.size()];
      separate();
      add(argument->arg->text());
      if (i >= without_default) {
        add("=");
        expression(arguments.defaults[i - without_default], Level::Test);
      }
      if (is_positional_only && i + 1 == arguments.posonlyargs.size()) add(", /");
    }
    if (arguments.vararg || !arguments.kwonlyargs.empty()) {
      separate();
      add("*");
      if (arguments.vararg) add(arguments.vararg->arg->text());
    }
    for (uint32_t i = 0; i < arguments.kwonlyargs.size(); ++i) {
      separate();
      add(arguments.kwonlyargs[i]->arg->text());
      if (!arguments.kw_defaults[i]) continue;
      add("=");
      expression(arguments.kw_defaults[i], Level::Test);
    }
    if (!arguments.kwarg) return;
    separate();
    add("**");
    add(arguments.kwarg->arg->text());
  }

  void dict(const ast::Dict& node) {
    add("{");
    for (uint32_t i = 0; i < node.values.size(); ++i) {
      if (i != 0) add(", ");
      if (node.keys[i]) {
        expression(node.keys[i], Level::Test);
        add(": ");
        expression(node.values[i], Level::Test);
      } else {
        add("**");
        expression(node.values[i], Level::BitOr);
      }
    }
    add("}");
  }

  void comprehension(std::string_view open, const ast::Expr* element, const ast::Expr* value,
                     ast::Array<ast::Comprehension*> generators, std::string_view close) {
    add(open);
    expression(element, Level::Test);
    if (value) {
      add(": ");
      expression(value, Level::Test);
    }
    for (const ast::Comprehension* generator : generators) {
      add(generator->is_async ? " async for " : " for ");
      expression(generator->target, Level::Tuple);
      add(" in ");
      expression(generator->iter, above(Level::Test));
      for (const ast::Expr* condition : generator->ifs) {
        add(" if ");
        expression(condition, above(Level::Test));
      }
    }
    add(close);
  }

  void call(const ast::Call& node) {
    expression(node.func, Level::Atom);
    if (node.args.size() == 1 && node.keywords.empty() &&
        node.args[0]->kind == ast::ExprKind::GeneratorExp) {
      return expression(node.args[0], Level::Test);
    }
    add("(");
    list(node.args, Level::Test);
    bool is_first = node.args.empty();
    for (const ast::Keyword* keyword : node.keywords) {
      if (!is_first) add(", ");
      is_first = false;
      add(keyword->arg ? keyword->arg->text() : "**");
      if (keyword->arg) add("=");
      expression(keyword->value, Level::Test);
    }
    add(")");
  }

  // --- f-strings and t-strings

  Unparser(std::string& text, uint32_t depth) : text_(text), depth_(depth) {}

  void quoted(std::string_view prefix, const Unparser& body) {
    // Escapes may double the text at each level of nested f-strings. Stop once it is too long.
    failed_ = failed_ || body.failed_ || body.text_.size() > kMaximumLength;
    if (failed_) return;
    add(prefix);
    write_string_repr(body.text_, sink());
  }

  // The parts of an f-string, without its quotes.
  void fields(ast::Array<ast::Expr*> values) {
    for (const ast::Expr* node : values) {
      auto* literal = ast::as<const ast::Constant>(node);
      if (!literal) {
        expression(node, Level::Tuple);
        continue;
      }
      for (char letter : literal->value.text.bytes()) {
        text_ += letter;
        if (letter == '{' || letter == '}') text_ += letter;
      }
    }
  }

  void field(const ast::Expr* value, ast::Conversion conversion, const ast::Expr* spec) {
    std::string inner_text;
    Unparser inner(inner_text, depth_);
    inner.expression(value, above(Level::Test));
    failed_ = failed_ || inner.failed_ || inner_text.size() > kMaximumLength;
    if (failed_) return;
    add(inner_text.starts_with('{') ? "{ " : "{");
    add(inner_text);
    switch (conversion) {
      case ast::Conversion::None: break;
      case ast::Conversion::Str: add("!s"); break;
      case ast::Conversion::Repr: add("!r"); break;
      case ast::Conversion::Ascii: add("!a"); break;
    }
    if (auto* parts = ast::as<const ast::JoinedStr>(spec)) {
      add(":");
      fields(parts->values);
    }
    add("}");
  }

  void constant(const ast::ConstantValue& value) {
    if (value.type == ast::ConstantType::Ellipsis) return add("...");
    const size_t start = text_.size();
    write_repr(value, sink());
    // Infinity has no literal; 1e309 overflows to it.
    if (value.type != ast::ConstantType::Float && value.type != ast::ConstantType::Imaginary)
      return;
    const size_t found = text_.find("inf", start);
    if (found != std::string::npos) text_.replace(found, 3, "1e309");
  }

  TextSink sink() {
    TextSink sink;
    sink.write = [](void* context, std::string_view piece) {
      static_cast<std::string*>(context)->append(piece);
    };
    sink.context = &text_;
    return sink;
  }

  std::string& text_;
  uint32_t depth_ = 0;
  bool failed_ = false;
};

}  // namespace

UnparseOutcome unparse(const ast::Expr* expression, std::string& text) {
  Unparser unparser(text);
  unparser.expression(expression, Level::Test);
  return unparser.is_complete() && text.size() <= kMaximumLength ? UnparseOutcome::Ok
                                                                 : UnparseOutcome::TooComplex;
}

}  // namespace hognose
