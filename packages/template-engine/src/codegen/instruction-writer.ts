import type { PureFormatterFunction } from '../contract/formatter.ts';
import { Expression } from '../expression/expression.ts';
import type { BindContext, BindVariable, Include, Instruction, Variable } from '../syntax/instruction.ts';
import type { Reference } from '../values/reference.ts';
import { writeIf, writePredicateBlock, writeRepeated, writeSection } from './block-writer.ts';
import { made } from './helpers.ts';
import type { PreparedFormatter } from './prepare.ts';
import { quote } from './quote.ts';
import { writeRecorded } from './record-writer.ts';
import { catchingFormat } from './safety-net.ts';
import { resolveCode, type StaticScope } from './static-scope.ts';
import type { Writer } from './writer.ts';

type PurePrepared = Extract<PreparedFormatter, { isPure: true }>;

/** The text that an instruction prints, as an expression; missing if it does more than print. */
export function printedCode(instruction: Instruction, scope: StaticScope, writer: Writer): string | undefined {
  switch (instruction.op) {
    case 'TEXT':
      // Not as a literal: the JavaScript engine would have to parse it.
      return writer.constant(instruction.text);
    case 'META_LEFT':
      return '"{"';
    case 'META_RIGHT':
      return '"}"';
    case 'NEWLINE':
      return '"\\n"';
    case 'SPACE':
      return '" "';
    case 'TAB':
      return '"\\t"';
    case 'VARIABLE': {
      if (instruction.formatters.length === 0) return `p(${firstValue(instruction, scope)},b)`;
      const formatters = writer.plan.formatters.get(instruction) ?? [];
      return arePure(formatters) ? `p(${applyPure(instruction, formatters, scope, writer)},b)` : undefined;
    }
    default:
      return undefined;
  }
}

function arePure(formatters: readonly PreparedFormatter[]): formatters is readonly PurePrepared[] {
  return formatters.every(({ isPure }) => isPure);
}

function applyPure(
  instruction: Variable | BindVariable,
  formatters: readonly PurePrepared[],
  scope: StaticScope,
  writer: Writer,
): string {
  const value = firstValue(instruction, scope);
  if (formatters.every(({ isTotal }) => isTotal)) return callPure(formatters, value, writer);
  const site = { op: instruction.op, source: writer.source, offset: instruction.offset };
  return `${writer.constant(catchingFormat(inARow(formatters), site))}(r,${value})`;
}

/** Nested calls, unless there are so many that JavaScript could not parse them. */
function callPure(formatters: readonly PurePrepared[], value: string, writer: Writer): string {
  return formatters.length > MAX_NESTED_CALLS
    ? `${writer.constant(inARow(formatters))}(${value},b)`
    : formatters.reduce(
        (code, { format }, i) => `${writer.constant(format)}(${i === 0 ? code : `w(${code},b)`},b)`,
        value,
      );
}

const MAX_NESTED_CALLS = 8;

function inARow(formatters: readonly PurePrepared[]): PureFormatterFunction {
  const [first, ...rest] = formatters;
  if (first !== undefined && rest.length === 0) return first.format;
  return (value, budget) =>
    formatters.reduce((current, { format }, i) => format(i === 0 ? current : made(current, budget), budget), value);
}

function firstValue(instruction: Variable | BindVariable, scope: StaticScope): string {
  return resolveCode(scope, instruction.references[0] as Reference);
}

/** The statements of an instruction that does more than print; empty if it does nothing. */
export function writeInstruction(instruction: Instruction, scope: StaticScope, writer: Writer): string {
  switch (instruction.op) {
    case 'VARIABLE':
      return writeScopedVariable(instruction, scope, writer);
    case 'BINDVAR':
    case 'CTXVAR':
    case 'INJECT':
      return writer.settled(() => writeBinding(instruction, scope, writer), instruction.offset);
    case 'EVAL': {
      const expression = writer.constant(new Expression(instruction.expression));
      return writer.call(`o+=p(${expression}.run(f${scope.id}),b)`, 'EVAL', instruction.offset);
    }
    case 'INCLUDE':
      return writeInclude(instruction, scope, writer);
    case 'MACRO':
      return `f${scope.id}.setMacro(${quote(instruction.name)},${writer.addUnit(instruction.body)});\n`;
    case 'STRUCT': {
      const body = writer.writeBody(instruction.body, scope);
      return instruction.record === undefined ? body : writeRecorded(instruction.record, body, writer);
    }
    case 'SECTION':
      return writeSection(instruction, scope, writer);
    case 'REPEATED':
      return writeRepeated(instruction, scope, writer);
    case 'PREDICATE':
      return writePredicateBlock(instruction, scope, writer);
    case 'IF':
      return writeIf(instruction, scope, writer);
    default:
      // Comments and atoms do nothing; all others only print.
      return '';
  }
}

function writeScopedVariable(instruction: Variable, scope: StaticScope, writer: Writer): string {
  const apply = applyScoped(instruction, `new F(r,f${scope.id},t,"tag")`, scope, writer);
  return writer.call(`${apply}o+=p(t,b)`, 'VARIABLE', instruction.offset);
}

type Binding = Extract<Instruction, { op: 'BINDVAR' | 'CTXVAR' | 'INJECT' }>;

function writeBinding(instruction: Binding, scope: StaticScope, writer: Writer): string {
  switch (instruction.op) {
    case 'BINDVAR':
      return writeBindVariable(instruction, scope, writer);
    case 'CTXVAR':
      return writeBindContext(instruction, scope);
    default:
      return writeSetLocal(scope, instruction.name, `w(r.injectable(${quote(instruction.path)}),b)`);
  }
}

function writeBindVariable(instruction: BindVariable, scope: StaticScope, writer: Writer): string {
  const formatters = writer.plan.formatters.get(instruction) ?? [];
  const { name, offset } = instruction;
  if (!arePure(formatters)) {
    const apply = applyScoped(instruction, `f${scope.id}`, scope, writer);
    return writer.attemptReporting(apply + writeSetLocal(scope, name, 'w(t,b)'), 'BINDVAR', offset);
  }
  if (formatters.every(({ isTotal }) => isTotal)) {
    return writeSetLocal(scope, name, `w(${applyPure(instruction, formatters, scope, writer)},b)`);
  }
  // Without the safety net that returns a missing value: after an error the variable keeps its value.
  const value = callPure(formatters, firstValue(instruction, scope), writer);
  return writer.attempt(writeSetLocal(scope, name, `w(${value},b)`), 'BINDVAR', offset);
}

/** Leaves the result in `t`. All variables are resolved before the first formatter runs. */
function applyScoped(instruction: Variable | BindVariable, frame: string, scope: StaticScope, writer: Writer): string {
  const others = instruction.references.slice(1).map((reference) => resolveCode(scope, reference));
  const list = others.length === 0 ? 'none' : `[${others.join(',')}]`;
  const calls = (writer.plan.formatters.get(instruction) ?? []).map(({ isPure, format }, i) => {
    const value = i === 0 ? 't' : 'w(t,b)';
    return `t=${writer.constant(format)}(${value},${isPure ? 'b' : 'g,q'});`;
  });
  return `const q=${list};t=${firstValue(instruction, scope)};const g=${frame};${calls.join('')}`;
}

function writeBindContext(instruction: BindContext, scope: StaticScope): string {
  const members = instruction.bindings.map(
    ([key, reference]) => `${quote(key)}:w(${resolveCode(scope, reference)}??null,b)`,
  );
  return writeSetLocal(scope, instruction.name, `{${members.join(',')}}`);
}

/** `value` was generated already, so it cannot see the variable that is declared here. */
function writeSetLocal(scope: StaticScope, name: string, value: string): string {
  if (scope.isFramed) return `f${scope.id}.setLocal(${quote(name)},${value});\n`;
  const local = scope.locals.get(name) ?? `x${scope.id}_${scope.locals.size}`;
  scope.locals.set(name, local);
  return `${local}=${value};\n`;
}

function writeInclude(instruction: Include, scope: StaticScope, writer: Writer): string {
  const call = `r.include(${quote(instruction.name)},f${scope.id})`;
  const prints = instruction.args.list.includes('output');
  return writer.call(prints ? `o+=p(${call},b)` : `w(${call},b)`, 'INCLUDE', instruction.offset);
}
