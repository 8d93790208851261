import type { Alternative, Arguments, BindVariable, Instruction, Repeated, Variable } from '../syntax/instruction.ts';
import type { Reference } from '../values/reference.ts';
import type { Plan } from './plan.ts';

type Body = readonly Instruction[];

/**
 * The steps of running a body once, as far as they are known from the template. Loop iterations and other functions count
 * for themselves. All branches count, taken or not, so that one subtraction is enough for the whole body.
 */
export function stepsOf(body: Body, plan: Plan): number {
  if (plan.outlined.has(body)) return 1;
  return body.reduce((sum, instruction) => sum + instructionSteps(instruction, plan), 0);
}

/** The steps of one iteration of a loop, including the part between two iterations. */
export function turnSteps({ body, alternatesWith }: Repeated, plan: Plan): number {
  return 1 + stepsOf(body, plan) + stepsOf(alternatesWith, plan);
}

/** An expression is run by a stack machine. */
const EXPRESSION_STEPS = 4;

function instructionSteps(instruction: Instruction, plan: Plan): number {
  switch (instruction.op) {
    case 'COMMENT':
    case 'ATOM':
      return 0;
    case 'VARIABLE':
    case 'BINDVAR':
      return 1 + referenceSteps(instruction.references) + formatterSteps(instruction, plan);
    case 'CTXVAR':
      return instruction.bindings.length + referenceSteps(instruction.bindings.map(([, reference]) => reference));
    case 'EVAL':
      return EXPRESSION_STEPS + partSteps(instruction.expression.length);
    case 'STRUCT':
      return stepsOf(instruction.body, plan);
    case 'REPEATED':
      return 1 + referenceSteps([instruction.reference]) + alternativeSteps(instruction.alternative, plan);
    case 'SECTION':
      return 1 + referenceSteps([instruction.reference]) + branchSteps(instruction, plan);
    case 'IF':
      return instruction.references.length + referenceSteps(instruction.references) + branchSteps(instruction, plan);
    case 'PREDICATE':
      return 1 + argumentSteps(instruction.args) + branchSteps(instruction, plan);
    default:
      return 1;
  }
}

interface Branching {
  readonly body: Body;
  readonly alternative: Alternative;
}

function branchSteps({ body, alternative }: Branching, plan: Plan): number {
  return stepsOf(body, plan) + alternativeSteps(alternative, plan);
}

function alternativeSteps(first: Alternative, plan: Plan): number {
  let steps = 0;
  for (let or = first; typeof or === 'object'; or = or.alternative) {
    steps += (or.name === undefined ? 0 : 1 + argumentSteps(or.args)) + stepsOf(or.body, plan);
  }
  return steps;
}

function formatterSteps(instruction: Variable | BindVariable, plan: Plan): number {
  const prepared = plan.formatters.get(instruction) ?? [];
  return instruction.formatters.reduce((sum, { args }, i) => sum + (prepared[i]?.steps ?? 0) + argumentSteps(args), 0);
}

function argumentSteps(args: Arguments | undefined): number {
  return args === undefined ? 0 : partSteps(args.list.reduce((sum, { length }) => sum + 1 + length, 0));
}

function referenceSteps(references: readonly Reference[]): number {
  return references.reduce((sum, { length }) => sum + partSteps(length), 0);
}

/** This many characters of an argument, or keys of a reference, count as one more step. */
const PARTS_PER_STEP = 16;

function partSteps(parts: number): number {
  return Math.floor(parts / PARTS_PER_STEP);
}
