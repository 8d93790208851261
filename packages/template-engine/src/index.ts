export { Budget, type BudgetLimits, type Usage } from './budget/budget.ts';
export type { Example, Group } from './contract/example.ts';
export {
  defineFormatter,
  definePureFormatter,
  type Formatter,
  type FormatterFunction,
  type PureFormatter,
  type PureFormatterFunction,
  type ScopedFormatter,
} from './contract/formatter.ts';
export {
  CURRENT_VALUE,
  definePredicate,
  lookupOperand,
  memberOperand,
  type Operand,
  type OperandTest,
  type Predicate,
  type ScopeTest,
} from './contract/predicate.ts';
export type { ApplyOptions, MoneyText, Run, Scope } from './contract/scope.ts';
export { type CompileOptions, compileTemplate } from './engine/compile.ts';
export type { TemplateError, TemplateErrorType } from './engine/errors.ts';
export type { Limits, RenderContext, RenderResult, Template } from './engine/template.ts';
export type { CodeKind, Place } from './inline-code/html-position.ts';
export type { InlineCode } from './inline-code/inline-code.ts';
export {
  type InspectedValue,
  type Inspection,
  inspectTemplate,
  type RefusedCode,
} from './inline-code/inspect-template.ts';
export { DEFAULT_REGISTRY, type Extension, extendRegistry, type Registry } from './registry.ts';
export type { ExportedTree } from './syntax/export.ts';
export { escapeAttribute, escapeHtml } from './text/escape.ts';
export { toJson } from './text/json.ts';
export { descend, type Key, member, parseReference, type Reference } from './values/reference.ts';
export {
  asBoolean,
  asNumber,
  asText,
  isArray,
  isObject,
  isTruthy,
  type Value,
  type ValueObject,
} from './values/value.ts';
