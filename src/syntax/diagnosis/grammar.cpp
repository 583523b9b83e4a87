// The grammar for the diagnosis of syntax errors, as text.
//
// It holds the rules of Python 3.14, ordered as a PEG, so that it meets the same error first as
// CPython. Between them are rules for wrong programs. grammar_compiler.cpp compiles the text,
// recognizer.cpp runs it, and diagnose.cpp performs its actions. It runs only for programs that the
// parser rejected. Notation:
//
//   name = alternative | alternative ;
//   name! = ... ;           a rule whose results are memoized per token. Memoization decides which
//                           errors are seen twice, so the same rules are memoized as in CPython
//   name!! = ... ;          also memoized when there are many results
//   strict:name = ... ;     a rule that runs without the alternatives marked with ?
//   'token'  "soft keyword"  KIND  rule  (group)
//   x? x* x+  x % ','       optional, repeated, one or more with a separator
//   &x !x                   lookahead
//   &&'x'                   else raise "expected 'x'", which an error found later replaces
//   ~                       cut: no later alternative of this rule is tried
//   ?x                      an alternative for the diagnosing pass only
//   a:x                     captures the match of x for the action
//
// An action ends an alternative. It raises, or it makes the whole rule fail:
//   -> error(a) "text"      at a; (a..b) from a to b; (a..) from a to the lexer's position; () at
//                           the last token read; (next) at the current token. In the text, {a} is
//                           Python's name for the kind of expression a, {=a} the source text of a
//   -> block(a) "text"      IndentationError: expected an indented block after <text> on line <a>
//   -> do name              a function in diagnose.cpp
#include "syntax/diagnosis/recognizer.h"

namespace hognose {

extern const char kDiagnosisGrammar[];
const char kDiagnosisGrammar[] = R"(

file = statements? END ;
eval = expressions NEWLINE* END ;
single = compound_stmt NEWLINE | simple_stmts | NEWLINE | END ;

statements = statement+ ;
statement = compound_stmt | simple_stmts ;
simple_stmts = simple_stmt !';' NEWLINE | simple_stmt % ';' ';'? NEWLINE ;

simple_stmt!! =
    assignment
  | &"type" type_alias
  | star_expressions
  | &'return' return_stmt
  | &('import' | 'from') import_stmt
  | &'raise' raise_stmt
  | &'pass' pass_stmt
  | &'del' del_stmt
  | &'yield' yield_expr
  | &'assert' assert_stmt
  | &'break' break_stmt
  | &'continue' continue_stmt
  | &'global' global_stmt
  | &'nonlocal' nonlocal_stmt ;

compound_stmt =
    &('def' | '@' | 'async') function_def
  | &'if' if_stmt
  | &('class' | '@') class_def
  | &('with' | 'async') with_stmt
  | &('for' | 'async') for_stmt
  | &'try' try_stmt
  | &'while' while_stmt
  | match_stmt ;

assignment =
    NAME ':' expression ('=' annotated_rhs)?
  | ('(' single_target ')' | single_subscript_attribute_target) ':' expression ('=' annotated_rhs)?
  | (star_targets '=')+ annotated_rhs !'='
  | single_target augassign ~ annotated_rhs
  | ?invalid_assignment ;
annotated_rhs = yield_expr | star_expressions ;
augassign = '+=' | '-=' | '*=' | '@=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '**=' |
      '//=' ;

return_stmt = 'return' star_expressions? ;
raise_stmt = 'raise' expression ('from' expression)? | 'raise' ;
pass_stmt = 'pass' ;
break_stmt = 'break' ;
continue_stmt = 'continue' ;
global_stmt = 'global' NAME % ',' ;
nonlocal_stmt = 'nonlocal' NAME % ',' ;
del_stmt = 'del' del_targets &(';' | NEWLINE) | ?invalid_del_stmt ;
assert_stmt = 'assert' expression (',' expression)? ;

import_stmt = ?invalid_import | import_name | import_from ;
import_name = 'import' dotted_as_name % ',' ;
import_from =
    'from' ('.' | '...')* dotted_name 'import' import_from_targets
  | 'from' ('.' | '...')+ 'import' import_from_targets ;
import_from_targets =
    '(' import_from_as_names ','? ')'
  | import_from_as_names !','
  | '*'
  | ?invalid_import_from_targets ;
import_from_as_names = import_from_as_name % ',' ;
import_from_as_name = ?invalid_import_from_as_name | NAME ('as' NAME)? ;
dotted_as_name = ?invalid_dotted_as_name | dotted_name ('as' NAME)? ;
dotted_name! = NAME ('.' NAME)* ;

block!! = NEWLINE INDENT statements DEDENT | simple_stmts | ?invalid_block ;

decorators = ('@' named_expression NEWLINE)+ ;
class_def = decorators class_def_raw | class_def_raw ;
class_def_raw =
    ?invalid_class_def_raw
  | 'class' NAME type_params? ('(' arguments? ')')? ':' block ;
function_def = decorators function_def_raw | function_def_raw ;
function_def_raw =
    ?invalid_def_raw
  | 'def' NAME type_params? &&'(' params? ')' ('->' expression)? &&':' block
  | 'async' 'def' NAME type_params? &&'(' params? ')' ('->' expression)? &&':' block ;

params = ?invalid_parameters | parameters ;
parameters =
    slash_no_default param_no_default* param_with_default* star_etc?
  | slash_with_default param_with_default* star_etc?
  | param_no_default+ param_with_default* star_etc?
  | param_with_default+ star_etc?
  | star_etc ;
slash_no_default = param_no_default+ '/' ',' | param_no_default+ '/' &')' ;
slash_with_default = param_no_default* param_with_default+ '/' ',' | param_no_default*
      param_with_default+ '/' &')' ;
star_etc =
    ?invalid_star_etc
  | '*' param_no_default param_maybe_default* kwds?
  | '*' param_no_default_star_annotation param_maybe_default* kwds?
  | '*' ',' param_maybe_default+ kwds?
  | kwds ;
kwds = ?invalid_kwds | '**' param_no_default ;
param_no_default = param ',' | param &')' ;
param_no_default_star_annotation = param_star_annotation ',' | param_star_annotation &')' ;
param_with_default = param default ',' | param default &')' ;
param_maybe_default = param default? ',' | param default? &')' ;
param = NAME annotation? ;
param_star_annotation = NAME star_annotation ;
annotation = ':' expression ;
star_annotation = ':' star_expression ;
default = '=' expression | ?invalid_default ;

if_stmt =
    ?invalid_if_stmt
  | 'if' named_expression ':' block elif_stmt
  | 'if' named_expression ':' block else_block? ;
elif_stmt =
    ?invalid_elif_stmt
  | 'elif' named_expression ':' block elif_stmt
  | 'elif' named_expression ':' block else_block? ;
else_block = ?invalid_else_stmt | 'else' &&':' block ;
while_stmt = ?invalid_while_stmt | 'while' named_expression ':' block else_block? ;
for_stmt =
    ?invalid_for_stmt
  | 'for' star_targets 'in' ~ star_expressions ':' block else_block?
  | 'async' 'for' star_targets 'in' ~ star_expressions ':' block else_block?
  | ?invalid_for_target ;
with_stmt =
    ?invalid_with_stmt_indent
  | 'with' '(' with_item % ',' ','? ')' ':' block
  | 'with' with_item % ',' ':' block
  | 'async' 'with' '(' with_item % ',' ','? ')' ':' block
  | 'async' 'with' with_item % ',' ':' block
  | ?invalid_with_stmt ;
with_item = expression 'as' star_target &(',' | ')' | ':') | ?invalid_with_item | expression ;

try_stmt =
    ?invalid_try_stmt
  | 'try' &&':' block finally_block
  | 'try' &&':' block except_block+ else_block? finally_block?
  | 'try' &&':' block except_star_block+ else_block? finally_block? ;
except_block =
    ?invalid_except_stmt_indent
  | 'except' expression ':' block
  | 'except' expression 'as' NAME ':' block
  | 'except' expressions ':' block
  | 'except' ':' block
  | ?invalid_except_stmt ;
except_star_block =
    ?invalid_except_star_stmt_indent
  | 'except' '*' expression ':' block
  | 'except' '*' expression 'as' NAME ':' block
  | 'except' '*' expressions ':' block
  | ?invalid_except_star_stmt ;
finally_block = ?invalid_finally_stmt | 'finally' &&':' block ;

match_stmt = "match" subject_expr ':' NEWLINE INDENT case_block+ DEDENT | ?invalid_match_stmt ;
subject_expr = star_named_expression ',' star_named_expressions? | named_expression ;
case_block = ?invalid_case_block | "case" patterns guard? ':' block ;
guard = 'if' named_expression ;
patterns = open_sequence_pattern | pattern ;
pattern = as_pattern | or_pattern ;
as_pattern = or_pattern 'as' pattern_capture_target | ?invalid_as_pattern ;
or_pattern = closed_pattern % '|' ;
closed_pattern! =
    literal_pattern | capture_pattern | wildcard_pattern | value_pattern | group_pattern |
      sequence_pattern
  | mapping_pattern | class_pattern ;
literal_pattern = signed_number !('+' | '-') | complex_number | strings | 'None' | 'True' | 'False'
      ;
literal_expr = signed_number !('+' | '-') | complex_number | strings | 'None' | 'True' | 'False' ;
complex_number = signed_real_number '+' imaginary_number | signed_real_number '-' imaginary_number ;
signed_number = number | '-' number ;
signed_real_number = real_number | '-' real_number ;
real_number = a:number -> do real_number ;
imaginary_number = a:number -> do imaginary_number ;
capture_pattern = pattern_capture_target ;
pattern_capture_target = !"_" NAME !('.' | '(' | '=') ;
wildcard_pattern = "_" ;
value_pattern = attr !('.' | '(' | '=') ;
attr! = NAME ('.' NAME)+ ;
name_or_attr = attr | NAME ;
group_pattern = '(' pattern ')' ;
sequence_pattern = '[' maybe_sequence_pattern? ']' | '(' open_sequence_pattern? ')' ;
open_sequence_pattern = maybe_star_pattern ',' maybe_sequence_pattern? ;
maybe_sequence_pattern = maybe_star_pattern % ',' ','? ;
maybe_star_pattern = star_pattern | pattern ;
star_pattern! = '*' pattern_capture_target | '*' wildcard_pattern ;
mapping_pattern =
    '{' '}'
  | '{' double_star_pattern ','? '}'
  | '{' items_pattern ',' double_star_pattern ','? '}'
  | '{' items_pattern ','? '}' ;
items_pattern = key_value_pattern % ',' ;
key_value_pattern = (literal_expr | attr) ':' pattern ;
double_star_pattern = '**' pattern_capture_target ;
class_pattern =
    name_or_attr '(' ')'
  | name_or_attr '(' positional_patterns ','? ')'
  | name_or_attr '(' keyword_patterns ','? ')'
  | name_or_attr '(' positional_patterns ',' keyword_patterns ','? ')'
  | ?invalid_class_pattern ;
positional_patterns = pattern % ',' ;
keyword_patterns = keyword_pattern % ',' ;
keyword_pattern = NAME '=' pattern ;

type_alias = "type" NAME type_params? '=' expression ;
type_params = ?invalid_type_params | '[' type_param % ',' ','? ']' ;
type_param! =
    NAME type_param_bound? type_param_default?
  | ?invalid_type_param
  | '*' NAME type_param_starred_default?
  | '**' NAME type_param_default? ;
type_param_bound = ':' expression ;
type_param_default = '=' expression ;
type_param_starred_default = '=' star_expression ;

expressions = expression (',' expression)+ ','? | expression ',' | expression ;
expression!! =
    ?invalid_expression
  | ?invalid_legacy_expression
  | disjunction 'if' disjunction 'else' expression
  | disjunction
  | lambdef ;
strict:expression_without_invalid = disjunction 'if' disjunction 'else' expression | disjunction |
      lambdef ;
yield_expr = 'yield' 'from' expression | 'yield' star_expressions? ;
star_expressions = star_expression (',' star_expression)+ ','? | star_expression ',' |
      star_expression ;
star_expression!! = '*' bitwise_or | expression ;
star_named_expressions = star_named_expression % ',' ','? ;
star_named_expression = '*' bitwise_or | named_expression ;
assignment_expression = NAME ':=' ~ expression ;
named_expression = assignment_expression | ?invalid_named_expression | expression !':=' ;
disjunction!! = conjunction ('or' conjunction)+ | conjunction ;
conjunction! = inversion ('and' inversion)+ | inversion ;
inversion! = 'not' inversion | comparison ;
comparison = bitwise_or compare_pair+ | bitwise_or ;
compare_pair =
    '==' bitwise_or | NOT_EQUAL bitwise_or | '<=' bitwise_or | '<' bitwise_or | '>=' bitwise_or |
      '>' bitwise_or
  | 'not' 'in' bitwise_or | 'in' bitwise_or | 'is' 'not' bitwise_or | 'is' bitwise_or ;
bitwise_or! = bitwise_xor ('|' bitwise_xor)* ;
bitwise_xor! = bitwise_and ('^' bitwise_and)* ;
bitwise_and! = shift_expr ('&' shift_expr)* ;
shift_expr! = ?invalid_arithmetic | sum (('<<' | '>>') sum)* ;
sum! = term (('+' | '-') term)* ;
term! = ?invalid_factor | factor (('*' | '/' | '//' | '%' | '@') factor)* ;
factor! = '+' factor | '-' factor | '~' factor | power ;
power = await_primary '**' factor | await_primary ;
await_primary! = 'await' primary | primary ;
primary! = atom ('.' NAME | genexp | '(' arguments? ')' | '[' slices ']')* ;
slices = slice !',' | (slice | starred_expression) % ',' ','? ;
slice = expression? ':' expression? (':' expression?)? | named_expression ;
atom =
    NAME | 'True' | 'False' | 'None'
  | &(STRING | FSTRING_START | TSTRING_START) strings
  | number
  | &'(' (tuple | group | genexp)
  | &'[' (list | listcomp)
  | &'{' (dict | set | dictcomp | setcomp)
  | '...' ;
number = a:NUMBER -> do number ;
group = '(' (yield_expr | named_expression) ')' | ?invalid_group ;
list = '[' star_named_expressions? ']' ;
tuple = '(' (star_named_expression ',' star_named_expressions?)? ')' ;
set = '{' star_named_expressions '}' ;
dict = '{' double_starred_kvpairs? '}' | '{' invalid_double_starred_kvpairs '}' ;
double_starred_kvpairs = double_starred_kvpair % ',' ','? ;
double_starred_kvpair = '**' bitwise_or | kvpair ;
kvpair = expression ':' expression ;
for_if_clauses = for_if_clause+ ;
for_if_clause =
    'async' 'for' star_targets 'in' ~ disjunction ('if' disjunction)*
  | 'for' star_targets 'in' ~ disjunction ('if' disjunction)*
  | ?invalid_for_if_clause
  | ?invalid_for_target ;
listcomp = '[' named_expression for_if_clauses ']' | ?invalid_comprehension ;
setcomp = '{' named_expression for_if_clauses '}' | ?invalid_comprehension ;
genexp = '(' (assignment_expression | expression !':=') for_if_clauses ')' | ?invalid_comprehension
      ;
dictcomp = '{' kvpair for_if_clauses '}' | ?invalid_dict_comprehension ;

arguments! = args ','? &')' | ?invalid_arguments ;
args = argument % ',' (',' kwargs)? | kwargs ;
argument = (starred_expression | (assignment_expression | expression !':=') !'=') ;
kwargs =
    kwarg_or_starred % ',' ',' kwarg_or_double_starred % ','
  | kwarg_or_starred % ','
  | kwarg_or_double_starred % ',' ;
starred_expression = ?invalid_starred_expression_unpacking | '*' expression |
      ?invalid_starred_expression ;
kwarg_or_starred = ?invalid_kwarg | NAME '=' expression | starred_expression ;
kwarg_or_double_starred = ?invalid_kwarg | NAME '=' expression | '**' expression ;

lambdef = 'lambda' lambda_params? ':' expression ;
lambda_params = ?invalid_lambda_parameters | lambda_parameters ;
lambda_parameters =
    lambda_slash_no_default lambda_param_no_default* lambda_param_with_default* lambda_star_etc?
  | lambda_slash_with_default lambda_param_with_default* lambda_star_etc?
  | lambda_param_no_default+ lambda_param_with_default* lambda_star_etc?
  | lambda_param_with_default+ lambda_star_etc?
  | lambda_star_etc ;
lambda_slash_no_default = lambda_param_no_default+ '/' ',' | lambda_param_no_default+ '/' &':' ;
lambda_slash_with_default =
    lambda_param_no_default* lambda_param_with_default+ '/' ','
  | lambda_param_no_default* lambda_param_with_default+ '/' &':' ;
lambda_star_etc =
    ?invalid_lambda_star_etc
  | '*' lambda_param_no_default lambda_param_maybe_default* lambda_kwds?
  | '*' ',' lambda_param_maybe_default+ lambda_kwds?
  | lambda_kwds ;
lambda_kwds = ?invalid_lambda_kwds | '**' lambda_param_no_default ;
lambda_param_no_default = NAME ',' | NAME &':' ;
lambda_param_with_default = NAME default ',' | NAME default &':' ;
lambda_param_maybe_default = NAME default? ',' | NAME default? &':' ;

strings! =
    ?invalid_string_tstring_concat
  | a:((fstring | string)+) -> do concatenation
  | tstring+ ;
string = a:STRING -> do string ;
fstring = a:(FSTRING_START fstring_middle* FSTRING_END) -> do format_string ;
fstring_middle = fstring_replacement_field | FSTRING_MIDDLE ;
fstring_replacement_field =
    '{' annotated_rhs '='? a:fstring_conversion? fstring_full_format_spec? '}' -> do conversion
  | ?invalid_fstring_replacement_field ;
fstring_conversion = a:'!' b:NAME -> do conversion_place ;
fstring_full_format_spec = ':' fstring_format_spec* ;
fstring_format_spec = fstring_format_text | fstring_replacement_field ;
fstring_format_text = a:FSTRING_MIDDLE -> do format_text ;
tstring = a:(TSTRING_START tstring_middle* TSTRING_END) -> do format_string ;
tstring_middle = tstring_replacement_field | TSTRING_MIDDLE ;
tstring_replacement_field =
    '{' annotated_rhs '='? a:fstring_conversion? tstring_full_format_spec? '}' -> do conversion
  | ?invalid_tstring_replacement_field ;
tstring_full_format_spec = ':' tstring_format_spec* ;
tstring_format_spec = tstring_format_text | tstring_replacement_field ;
tstring_format_text = a:TSTRING_MIDDLE -> do format_text ;

star_targets = star_target !',' | star_target (',' star_target)* ','? ;
star_targets_list_seq = star_target % ',' ','? ;
star_targets_tuple_seq = star_target (',' star_target)+ ','? | star_target ',' ;
star_target!! = '*' (!'*' star_target) | target_with_star_atom ;
target_with_star_atom! = t_primary '.' NAME !t_lookahead | t_primary '[' slices ']' !t_lookahead |
      star_atom ;
star_atom =
    NAME
  | '(' target_with_star_atom ')'
  | '(' star_targets_tuple_seq? ')'
  | '[' star_targets_list_seq? ']' ;
single_target = single_subscript_attribute_target | NAME | '(' single_target ')' ;
single_subscript_attribute_target = t_primary '.' NAME !t_lookahead | t_primary '[' slices ']'
      !t_lookahead ;
t_primary! =
    atom &t_lookahead
    (('.' NAME &t_lookahead) | ('[' slices ']' &t_lookahead) | (genexp &t_lookahead)
     | ('(' arguments? ')' &t_lookahead))* ;
t_lookahead = '(' | '[' | '.' ;
del_targets = del_target % ',' ','? ;
del_target! = t_primary '.' NAME !t_lookahead | t_primary '[' slices ']' !t_lookahead | del_t_atom ;
del_t_atom = NAME | '(' del_target ')' | '(' del_targets? ')' | '[' del_targets? ']' ;

invalid_arguments =
    (argument % ',' ',' kwargs | kwargs) a:',' starred_expression % ','
      -> error(a..) "iterable argument unpacking follows keyword argument unpacking"
  | a:expression b:for_if_clauses ',' (args | expression for_if_clauses)?
      -> error(a..b) "Generator expression must be parenthesized"
  | a:NAME b:'=' expression for_if_clauses
      -> error(a..b) "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
  | (args ',')? a:NAME b:'=' &(',' | ')') -> error(a..b) "expected argument value expression"
  | a:args b:for_if_clauses -> do bare_generator
  | args ',' a:expression b:for_if_clauses
      -> error(a..b) "Generator expression must be parenthesized"
  | a:args ',' args -> do argument_order ;
invalid_kwarg =
    a:('True' | 'False' | 'None') b:'=' -> error(a..b) "cannot assign to {=a}"
  | a:NAME b:'=' expression for_if_clauses
      -> error(a..b) "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
  | !(NAME '=') a:expression b:'='
      -> error(a..b) "expression cannot contain assignment, perhaps you meant \"==\"?" ;
invalid_expression =
    STRING a:((!STRING expression_without_invalid)+) STRING
      -> error(a) "invalid syntax. Is this intended to be part of the string?"
  | !(NAME STRING | SOFT_KEYWORD) a:disjunction b:expression_without_invalid -> do forgotten_comma
  | a:disjunction 'if' b:disjunction !('else' | ':')
      -> error(a..b) "expected 'else' after 'if' expression"
  | a:disjunction 'if' b:disjunction 'else' !expression
      -> error(next) "expected expression after 'else', but statement is given"
  | a:(pass_stmt | break_stmt | continue_stmt) 'if' disjunction 'else' simple_stmt
      -> error(a) "expected expression before 'if', but statement is given"
  | a:'lambda' lambda_params? b:':' &FSTRING_MIDDLE
      -> error(a..b) "f-string: lambda expressions are not allowed without parentheses"
  | a:'lambda' lambda_params? b:':' &TSTRING_MIDDLE
      -> error(a..b) "t-string: lambda expressions are not allowed without parentheses" ;
invalid_legacy_expression = a:NAME !'(' b:star_expressions -> do legacy_statement ;
invalid_type_param =
    '*' NAME a:':' b:expression -> do bound_of_type_var_tuple
  | '**' NAME a:':' b:expression -> do bound_of_param_spec ;
invalid_type_params = '[' a:']' -> error(a..) "Type parameter list cannot be empty" ;
invalid_named_expression!! =
    a:expression ':=' expression -> error(a) "cannot use assignment expressions with {a}"
  | a:NAME '=' b:bitwise_or !('=' | ':=')
      -> error(a..b) "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
  | !(list | tuple | genexp | 'True' | 'None' | 'False') a:bitwise_or '=' bitwise_or !('=' | ':=')
      -> error(a) "cannot assign to {a} here. Maybe you meant '==' instead of '='?" ;
invalid_assignment =
    a:invalid_ann_assign_target ':' expression
      -> error(a) "only single target (not {a}) can be annotated"
  | a:star_named_expression ',' star_named_expressions* ':' expression
      -> error(a) "only single target (not tuple) can be annotated"
  | a:expression ':' expression -> error(a) "illegal target for annotation"
  | (star_targets '=')* a:star_expressions '=' -> do assignment_target
  | (star_targets '=')* a:yield_expr '=' -> error(a) "assignment to yield expression not possible"
  | a:star_expressions augassign annotated_rhs
      -> error(a) "'{a}' is an illegal expression for augmented assignment" ;
invalid_ann_assign_target = list | tuple | '(' invalid_ann_assign_target ')' ;
invalid_del_stmt = 'del' a:star_expressions -> do deletion_target ;
invalid_block = NEWLINE !INDENT -> do missing_block ;
invalid_comprehension =
    ('[' | '(' | '{') a:starred_expression for_if_clauses
      -> error(a) "iterable unpacking cannot be used in comprehension"
  | ('[' | '{') a:star_named_expression ',' b:star_named_expressions for_if_clauses
      -> do comprehension_target
  | ('[' | '{') a:star_named_expression b:',' for_if_clauses
      -> error(a..b) "did you forget parentheses around the comprehension target?" ;
invalid_dict_comprehension =
    '{' a:'**' bitwise_or for_if_clauses '}'
      -> error(a) "dict unpacking cannot be used in dict comprehension" ;
invalid_parameters =
    a:'/' ',' -> error(a) "at least one argument must precede /"
  | (slash_no_default | slash_with_default) param_maybe_default* a:'/'
      -> error(a) "/ may appear only once"
  | slash_no_default? param_no_default* invalid_parameters_helper a:param_no_default
      -> error(a) "parameter without a default follows parameter with a default"
  | param_no_default* a:'(' param_no_default+ ','? b:')'
      -> error(a..b) "Function parameters cannot be parenthesized"
  | (slash_no_default | slash_with_default)? param_maybe_default* '*' (',' | param_no_default)
      param_maybe_default* a:'/'
      -> error(a) "/ must be ahead of *"
  | param_maybe_default+ '/' a:'*' -> error(a) "expected comma between / and *" ;
invalid_parameters_helper = slash_with_default | param_with_default+ ;
invalid_default = a:'=' &(')' | ',') -> error(a) "expected default value expression" ;
invalid_star_etc =
    a:'*' (')' | ',' (')' | '**')) -> error(a) "named arguments must follow bare *"
  | '*' param a:'=' -> error(a) "var-positional argument cannot have default value"
  | '*' (param_no_default | ',') param_maybe_default* a:'*' (param_no_default | ',')
      -> error(a) "* argument may appear only once" ;
invalid_kwds =
    '**' param a:'=' -> error(a) "var-keyword argument cannot have default value"
  | '**' param ',' a:param -> error(a) "arguments cannot follow var-keyword argument"
  | '**' param ',' a:('*' | '**' | '/') -> error(a) "arguments cannot follow var-keyword argument" ;
invalid_lambda_parameters =
    a:'/' ',' -> error(a) "at least one argument must precede /"
  | (lambda_slash_no_default | lambda_slash_with_default) lambda_param_maybe_default* a:'/'
      -> error(a) "/ may appear only once"
  | lambda_slash_no_default? lambda_param_no_default* invalid_lambda_parameters_helper
      a:lambda_param_no_default
      -> error(a) "parameter without a default follows parameter with a default"
  | lambda_param_no_default* a:'(' NAME % ',' ','? b:')'
      -> error(a..b) "Lambda expression parameters cannot be parenthesized"
  | (lambda_slash_no_default | lambda_slash_with_default)? lambda_param_maybe_default* '*'
      (',' | lambda_param_no_default) lambda_param_maybe_default* a:'/'
      -> error(a) "/ must be ahead of *"
  | lambda_param_maybe_default+ '/' a:'*' -> error(a) "expected comma between / and *" ;
invalid_lambda_parameters_helper = lambda_slash_with_default | lambda_param_with_default+ ;
invalid_lambda_star_etc =
    '*' (':' | ',' (':' | '**')) -> error() "named arguments must follow bare *"
  | '*' NAME a:'=' -> error(a) "var-positional argument cannot have default value"
  | '*' (lambda_param_no_default | ',') lambda_param_maybe_default* a:'*' (lambda_param_no_default
      | ',')
      -> error(a) "* argument may appear only once" ;
invalid_lambda_kwds =
    '**' NAME a:'=' -> error(a) "var-keyword argument cannot have default value"
  | '**' NAME ',' a:NAME -> error(a) "arguments cannot follow var-keyword argument"
  | '**' NAME ',' a:('*' | '**' | '/') -> error(a) "arguments cannot follow var-keyword argument" ;
invalid_with_item = expression 'as' a:expression &(',' | ')' | ':') -> do assignment_target ;
invalid_for_if_clause =
    'async'? 'for' (bitwise_or (',' bitwise_or)* ','?) !'in'
      -> error() "'in' expected after for-loop variables" ;
invalid_for_target = 'async'? 'for' a:star_expressions -> do for_target ;
invalid_group =
    '(' a:starred_expression ')' -> error(a) "cannot use starred expression here"
  | '(' a:'**' expression ')' -> error(a) "cannot use double starred expression here" ;
invalid_import =
    a:'import' dotted_name % ',' 'from' dotted_name
      -> error(a..) "Did you mean to use 'from ... import ...' instead?"
  | 'import' a:NEWLINE -> error(a..) "Expected one or more names after 'import'" ;
invalid_dotted_as_name =
    dotted_name 'as' !(NAME (',' | ')' | NEWLINE)) a:expression
      -> error(a) "cannot use {a} as import target" ;
invalid_import_from_as_name =
    NAME 'as' !(NAME (',' | ')' | NEWLINE)) a:expression
      -> error(a) "cannot use {a} as import target" ;
invalid_import_from_targets =
    import_from_as_names ',' NEWLINE
      -> error() "trailing comma not allowed without surrounding parentheses"
  | a:NEWLINE -> error(a..) "Expected one or more names after 'import'" ;
invalid_with_stmt =
    'async'? 'with' (expression ('as' star_target)?) % ',' NEWLINE -> error() "expected ':'"
  | 'async'? 'with' '(' (expressions ('as' star_target)?) % ',' ','? ')' NEWLINE
      -> error() "expected ':'" ;
invalid_with_stmt_indent =
    'async'? a:'with' (expression ('as' star_target)?) % ',' ':' NEWLINE !INDENT
      -> block(a) "'with' statement"
  | 'async'? a:'with' '(' (expressions ('as' star_target)?) % ',' ','? ')' ':' NEWLINE !INDENT
      -> block(a) "'with' statement" ;
invalid_try_stmt =
    a:'try' ':' NEWLINE !INDENT -> block(a) "'try' statement"
  | 'try' ':' block !('except' | 'finally') -> error() "expected 'except' or 'finally' block"
  | 'try' ':' block* except_block+ a:'except' b:'*' expression ('as' NAME)? ':'
      -> error(a..b) "cannot have both 'except' and 'except*' on the same 'try'"
  | 'try' ':' block* except_star_block+ a:'except' (expression ('as' NAME)?)? ':'
      -> error(a) "cannot have both 'except' and 'except*' on the same 'try'" ;
invalid_except_stmt =
    'except' a:expression ',' expressions 'as' NAME ':'
      -> error(a..) "multiple exception types must be parenthesized when using 'as'"
  | 'except' expression ('as' NAME)? NEWLINE -> error() "expected ':'"
  | 'except' NEWLINE -> error() "expected ':'"
  | 'except' expression 'as' a:expression ':' block
      -> error(a) "cannot use except statement with {a}" ;
invalid_except_star_stmt =
    'except' '*' a:expression ',' expressions 'as' NAME ':'
      -> error(a..) "multiple exception types must be parenthesized when using 'as'"
  | 'except' '*' expression ('as' NAME)? NEWLINE -> error() "expected ':'"
  | 'except' '*' (NEWLINE | ':') -> error() "expected one or more exception types"
  | 'except' '*' expression 'as' a:expression ':' block
      -> error(a) "cannot use except* statement with {a}" ;
invalid_finally_stmt = a:'finally' ':' NEWLINE !INDENT -> block(a) "'finally' statement" ;
invalid_except_stmt_indent =
    a:'except' expression ('as' NAME)? ':' NEWLINE !INDENT -> block(a) "'except' statement"
  | a:'except' ':' NEWLINE !INDENT -> block(a) "'except' statement" ;
invalid_except_star_stmt_indent =
    a:'except' '*' expression ('as' NAME)? ':' NEWLINE !INDENT -> block(a) "'except*' statement" ;
invalid_match_stmt =
    "match" subject_expr NEWLINE -> error() "expected ':'"
  | a:"match" subject_expr ':' NEWLINE !INDENT -> block(a) "'match' statement" ;
invalid_case_block =
    "case" patterns guard? NEWLINE -> error() "expected ':'"
  | a:"case" patterns guard? ':' NEWLINE !INDENT -> block(a) "'case' statement" ;
invalid_as_pattern =
    or_pattern 'as' a:"_" -> error(a) "cannot use '_' as a target"
  | or_pattern 'as' a:expression -> error(a) "cannot use {a} as pattern target" ;
invalid_class_pattern =
    name_or_attr '(' (positional_patterns ',')? keyword_patterns ',' a:positional_patterns
      -> error(a) "positional patterns follow keyword patterns" ;
invalid_if_stmt =
    'if' named_expression NEWLINE -> error() "expected ':'"
  | a:'if' named_expression ':' NEWLINE !INDENT -> block(a) "'if' statement" ;
invalid_elif_stmt =
    'elif' named_expression NEWLINE -> error() "expected ':'"
  | a:'elif' named_expression ':' NEWLINE !INDENT -> block(a) "'elif' statement" ;
invalid_else_stmt =
    a:'else' ':' NEWLINE !INDENT -> block(a) "'else' statement"
  | 'else' ':' block a:'elif' -> error(a) "'elif' block follows an 'else' block" ;
invalid_while_stmt =
    'while' named_expression NEWLINE -> error() "expected ':'"
  | a:'while' named_expression ':' NEWLINE !INDENT -> block(a) "'while' statement" ;
invalid_for_stmt =
    'async'? 'for' star_targets 'in' star_expressions NEWLINE -> error() "expected ':'"
  | 'async'? a:'for' star_targets 'in' star_expressions ':' NEWLINE !INDENT
      -> block(a) "'for' statement" ;
invalid_def_raw =
    'async'? a:'def' NAME type_params? '(' params? ')' ('->' expression)? ':' NEWLINE !INDENT
      -> block(a) "function definition" ;
invalid_class_def_raw =
    'class' NAME type_params? ('(' arguments? ')')? NEWLINE -> error() "expected ':'"
  | a:'class' NAME type_params? ('(' arguments? ')')? ':' NEWLINE !INDENT
      -> block(a) "class definition" ;
invalid_double_starred_kvpairs =
    double_starred_kvpair % ',' ',' invalid_kvpair
  | expression ':' a:'*' bitwise_or
      -> error(a..) "cannot use a starred expression in a dictionary value"
  | expression a:':' &('}' | ',') -> error(a) "expression expected after dictionary key and ':'" ;
invalid_kvpair =
    a:expression !(':') -> do missing_dictionary_colon
  | expression ':' a:'*' bitwise_or
      -> error(a..) "cannot use a starred expression in a dictionary value"
  | expression a:':' &('}' | ',') -> error(a) "expression expected after dictionary key and ':'" ;
invalid_starred_expression_unpacking =
    a:'*' expression '=' b:expression
      -> error(a..b) "cannot assign to iterable argument unpacking" ;
invalid_starred_expression = '*' -> error() "Invalid star expression" ;
invalid_arithmetic =
    sum ('+' | '-' | '*' | '/' | '%' | '//' | '@') a:'not' b:inversion
      -> error(a..b) "'not' after an operator must be parenthesized" ;
invalid_factor =
    ('+' | '-' | '~') a:'not' b:factor
      -> error(a..b) "'not' after an operator must be parenthesized" ;
invalid_string_tstring_concat =
    ((fstring | string) &(fstring | string))* a:(fstring | string) b:tstring
      -> error(a..b) "cannot mix t-string literals with string or bytes literals"
  | (tstring &tstring)* a:tstring b:(fstring | string)
      -> error(a..b) "cannot mix t-string literals with string or bytes literals" ;
invalid_fstring_replacement_field =
    '{' a:'=' -> error(a) "f-string: valid expression required before '='"
  | '{' a:'!' -> error(a) "f-string: valid expression required before '!'"
  | '{' a:':' -> error(a) "f-string: valid expression required before ':'"
  | '{' a:'}' -> error(a) "f-string: valid expression required before '}'"
  | '{' !annotated_rhs -> error(next) "f-string: expecting a valid expression after '{'"
  | '{' annotated_rhs !('=' | '!' | ':' | '}')
      -> error(next) "f-string: expecting '=', or '!', or ':', or '}'"
  | '{' annotated_rhs '=' !('!' | ':' | '}')
      -> error(next) "f-string: expecting '!', or ':', or '}'"
  | '{' annotated_rhs '='? invalid_fstring_conversion_character
  | '{' annotated_rhs '='? ('!' NAME)? !(':' | '}') -> error(next) "f-string: expecting ':' or '}'"
  | '{' annotated_rhs '='? ('!' NAME)? ':' fstring_format_spec* !'}'
      -> error(next) "f-string: expecting '}', or format specs"
  | '{' annotated_rhs '='? ('!' NAME)? !'}' -> error(next) "f-string: expecting '}'" ;
invalid_fstring_conversion_character =
    '!' &(':' | '}') -> error(next) "f-string: missing conversion character"
  | '!' !NAME -> error(next) "f-string: invalid conversion character" ;
invalid_tstring_replacement_field =
    '{' a:'=' -> error(a) "t-string: valid expression required before '='"
  | '{' a:'!' -> error(a) "t-string: valid expression required before '!'"
  | '{' a:':' -> error(a) "t-string: valid expression required before ':'"
  | '{' a:'}' -> error(a) "t-string: valid expression required before '}'"
  | '{' !annotated_rhs -> error(next) "t-string: expecting a valid expression after '{'"
  | '{' annotated_rhs !('=' | '!' | ':' | '}')
      -> error(next) "t-string: expecting '=', or '!', or ':', or '}'"
  | '{' annotated_rhs '=' !('!' | ':' | '}')
      -> error(next) "t-string: expecting '!', or ':', or '}'"
  | '{' annotated_rhs '='? invalid_tstring_conversion_character
  | '{' annotated_rhs '='? ('!' NAME)? !(':' | '}') -> error(next) "t-string: expecting ':' or '}'"
  | '{' annotated_rhs '='? ('!' NAME)? ':' tstring_format_spec* !'}'
      -> error(next) "t-string: expecting '}', or format specs"
  | '{' annotated_rhs '='? ('!' NAME)? !'}' -> error(next) "t-string: expecting '}'" ;
invalid_tstring_conversion_character =
    '!' &(':' | '}') -> error(next) "t-string: missing conversion character"
  | '!' !NAME -> error(next) "t-string: invalid conversion character" ;
)";

}  // namespace hognose
