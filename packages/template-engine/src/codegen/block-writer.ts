import type { Operand, ScopeTest } from '../contract/predicate.ts';
import type { Alternative, If, OpName, OrPredicate, PredicateBlock, Repeated, Section } from '../syntax/instruction.ts';
import { turnSteps } from './cost.ts';
import { catchingTest } from './safety-net.ts';
import { ownCode, resolveCode, type StaticScope } from './static-scope.ts';
import type { Writer } from './writer.ts';

export function writeSection(instruction: Section, scope: StaticScope, writer: Writer): string {
  const inner = writer.newScope(scope, 'section', writer.plan.framed.has(instruction));
  const value = `v${inner.id}`;
  return writeChoice(instruction, scope, writer, () => ({
    setup: `const ${value}=${ownCode(scope, instruction.reference)};`,
    condition: `q(${value})`,
    body: inScope(inner, writer.writeBody(instruction.body, inner)),
  }));
}

export function writeRepeated(instruction: Repeated, scope: StaticScope, writer: Writer): string {
  const isFramed = writer.plan.framed.has(instruction);
  const array = writer.newScope(scope, 'array', isFramed);
  const element = writer.newScope(array, 'element', isFramed);
  const a = `v${array.id}`;
  const i = `i${array.id}`;
  // In this order: the part between elements sees the local variables of the body.
  const content = writer.branch(() => {
    const turn = writer.settle(instruction.offset, turnSteps(instruction, writer.plan));
    const body = turn + writer.writeBody(instruction.body, element);
    const between = writer.writeBody(instruction.alternatesWith, element);
    return inScope(element, between === '' ? body : `${body}if(${i}<${a}.length-1){${between}}`);
  });
  const frame = isFramed ? `const f${array.id}=new F(r,f${scope.id},${a});` : '';
  const index = isFramed ? `f${array.id}.index=${i};` : '';
  const setup = `const ${a}=e(${ownCode(scope, instruction.reference)});`;
  const loop = `${frame}for(let ${i}=0;${i}<${a}.length;${i}++){${index}const v${element.id}=${a}[${i}];${content}}`;
  if (typeof instruction.alternative !== 'object') return `${setup}${loop}\n`;
  return writeChoice(instruction, scope, writer, () => ({ setup, condition: `${a}.length>0`, body: loop }));
}

/** Adds a scope's frame, or the declarations of its local variables, before its content. */
function inScope(scope: StaticScope, content: string): string {
  if (scope.isFramed) return `const f${scope.id}=new F(r,f${scope.parent?.id},v${scope.id});${content}`;
  return scope.locals.size === 0 ? content : `let ${[...scope.locals.values()].join(',')};${content}`;
}

export function writeIf(instruction: If, scope: StaticScope, writer: Writer): string {
  // Evaluation goes strictly left to right and stops as soon as the operator just applied has decided. A change of
  // operator therefore never matters: only the references before it count.
  const { operators, references } = instruction;
  const change = operators.findIndex((operator) => operator !== operators[0]);
  const counting = change === -1 ? references : references.slice(0, change + 1);
  const tests = counting.map((reference) => `q(${resolveCode(scope, reference)})`);
  return writeChoice(instruction, scope, writer, () => ({
    setup: '',
    condition: tests.join(operators[0] === 'or' ? '||' : '&&'),
    body: writer.writeBody(instruction.body, scope),
  }));
}

export function writePredicateBlock(instruction: PredicateBlock, scope: StaticScope, writer: Writer): string {
  return writeChoice(instruction, scope, writer, (leave) =>
    predicateBranch(instruction, instruction.op, scope, writer, leave),
  );
}

interface Branch {
  /** Statements before the condition. */
  readonly setup: string;
  readonly condition: string;
  readonly body: string;
  /** Statements for a false condition, before the next branch. */
  readonly otherwise?: string;
}

interface Choice {
  readonly op: OpName;
  readonly alternative: Alternative;
}

/**
 * A block and its alternatives, one after the other inside a label: a long chain of or-branches must not nest.
 * An error in a condition leaves the whole block; `leave` is empty if there is nothing to leave.
 */
function writeChoice(choice: Choice, scope: StaticScope, writer: Writer, first: (leave: string) => Branch): string {
  return writer.branch(() => writeBranches(choice, scope, writer, first));
}

function writeBranches(choice: Choice, scope: StaticScope, writer: Writer, first: (leave: string) => Branch): string {
  if (typeof choice.alternative !== 'object') return writeBranch(first(''), '');
  const label = `b${writer.newId()}`;
  const leave = `break ${label};`;
  let code = writeBranch(first(leave), leave);
  for (let or: Alternative = choice.alternative; typeof or === 'object'; or = or.alternative) {
    code +=
      or.name === undefined
        ? writer.writeBody(or.body, scope)
        : writeBranch(predicateBranch(or, choice.op, scope, writer, leave), leave);
  }
  return `${label}:{${code}}\n`;
}

function writeBranch({ setup, condition, body, otherwise = '' }: Branch, leave: string): string {
  return `${setup}if(${condition}){${body}${leave}}${otherwise}`;
}

/** `op` is the block's, also for its or-branches: errors name the instruction that the branch belongs to. */
function predicateBranch(
  instruction: PredicateBlock | OrPredicate,
  op: OpName,
  scope: StaticScope,
  writer: Writer,
  leave: string,
): Branch {
  const predicate = writer.plan.predicates.get(instruction);
  const { offset } = instruction;
  if (predicate === undefined) {
    return { setup: '', condition: 'false', body: writer.writeBody(instruction.body, scope) };
  }
  if ('testScope' in predicate) {
    const test = writer.attemptReporting(scopeTestCode(predicate, scope, writer), op, offset, leave || 'c=false;');
    return { setup: test + writer.settle(offset), condition: 'c', body: writer.writeBody(instruction.body, scope) };
  }
  const operands = operandsCode(predicate.operands, scope, writer);
  if (predicate.isTotal === true) {
    const condition = `${writer.constant(predicate.test)}(${operands},b)`;
    return { setup: '', condition, body: writer.writeBody(instruction.body, scope) };
  }
  const test = writer.constant(catchingTest(predicate.test, { op, source: writer.source, offset }));
  return {
    setup: `c=${test}(r,${operands});${writer.settle(offset)}`,
    condition: 'c',
    body: writer.writeBody(instruction.body, scope),
    // `c` may have changed while the body ran, but then the block was left.
    otherwise: leave === '' ? '' : `if(c===null)${leave}`,
  };
}

function scopeTestCode(predicate: ScopeTest, scope: StaticScope, writer: Writer): string {
  return `c=${writer.constant(predicate.testScope)}(f${scope.id})`;
}

/** Always three arguments, because the budget comes after them. */
function operandsCode(operands: readonly Operand[], scope: StaticScope, writer: Writer): string {
  return [0, 1, 2].map((i) => operandCode(operands[i], scope, writer)).join(',');
}

function operandCode(operand: Operand | undefined, scope: StaticScope, writer: Writer): string {
  if (operand === undefined) return 'void 0';
  return 'literal' in operand ? writer.constant(operand.literal) : resolveCode(scope, operand.reference);
}
