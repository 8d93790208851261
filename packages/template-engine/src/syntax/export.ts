import type { Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';
import {
  type Alternative,
  type Arguments,
  type FormatterCall,
  type Instruction,
  OPCODES,
  type Root,
} from './instruction.ts';

const FORMAT_VERSION = 1;

/** An instruction tree in the exchange form of the language: nested arrays that start with the instruction's number. */
export type ExportedTree = readonly Value[];

/**
 * Converts a tree to the exchange form.
 *
 * Bodies are filled from a work list instead of by recursion, because a hostile source can nest as deeply as it is long.
 */
export function exportTree(root: Root): ExportedTree {
  const pending: PendingBody[] = [];
  const body: Value[] = [];
  pending.push({ from: root.body, to: body });
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const instruction of next.from) next.to.push(exportInstruction(instruction, pending));
    Object.freeze(next.to);
  }
  return Object.freeze([OPCODES.ROOT, FORMAT_VERSION, body, root.isCutOff ? OPCODES.END : OPCODES.EOF]);
}

interface PendingBody {
  readonly from: readonly Instruction[];
  readonly to: Value[];
}

function exportInstruction(instruction: Instruction, pending: PendingBody[]): Value {
  const code = OPCODES[instruction.op];
  switch (instruction.op) {
    case 'TEXT':
      return [code, instruction.text];
    case 'VARIABLE':
      return [code, exportReferences(instruction.references), exportFormatters(instruction.formatters)];
    case 'BINDVAR':
      return [
        code,
        instruction.name,
        exportReferences(instruction.references),
        exportFormatters(instruction.formatters),
      ];
    case 'CTXVAR':
      return [code, instruction.name, instruction.bindings.map(([key, reference]) => [key, [...reference]])];
    case 'EVAL':
      return [code, instruction.expression];
    case 'INJECT':
      return [code, instruction.name, instruction.path, exportArguments(instruction.args)];
    case 'INCLUDE':
      return [code, instruction.name, exportArguments(instruction.args)];
    case 'COMMENT':
      return [code, instruction.text, instruction.isMultiLine ? 1 : 0];
    case 'ATOM':
      return [code, instruction.value];
    case 'STRUCT':
      return [code, instruction.value, later(instruction.body, pending)];
    case 'MACRO':
      return [code, instruction.name, later(instruction.body, pending)];
    case 'SECTION':
      return [
        code,
        [...instruction.reference],
        later(instruction.body, pending),
        exportAlternative(instruction.alternative, pending),
      ];
    case 'REPEATED':
      return [
        code,
        [...instruction.reference],
        later(instruction.body, pending),
        exportAlternative(instruction.alternative, pending),
        later(instruction.alternatesWith, pending),
      ];
    case 'PREDICATE':
      return [
        code,
        instruction.name,
        exportArguments(instruction.args),
        later(instruction.body, pending),
        exportAlternative(instruction.alternative, pending),
      ];
    case 'IF':
      return [
        code,
        instruction.operators.map((operator) => (operator === 'and' ? 1 : 0)),
        exportReferences(instruction.references),
        later(instruction.body, pending),
        exportAlternative(instruction.alternative, pending),
      ];
    default:
      return code;
  }
}

/** Or-branches are linked to each other; the chain is built from its end. */
function exportAlternative(alternative: Alternative, pending: PendingBody[]): Value {
  const chain = [];
  let link = alternative;
  while (typeof link === 'object') {
    chain.push(link);
    link = link.alternative;
  }
  let exported: Value = link === 'END' ? OPCODES.END : null;
  for (const or of chain.toReversed()) {
    exported = [OPCODES.OR_PREDICATE, or.name ?? 0, exportArguments(or.args), later(or.body, pending), exported];
  }
  return exported;
}

function later(from: readonly Instruction[], pending: PendingBody[]): Value {
  const to: Value[] = [];
  if (from.length > 0) pending.push({ from, to });
  return to;
}

function exportReferences(references: readonly Reference[]): Value {
  return references.map((reference) => [...reference]);
}

function exportArguments(args: Arguments | undefined): Value {
  return args === undefined ? 0 : [[...args.list], args.delimiter];
}

function exportFormatters(formatters: readonly FormatterCall[]): Value {
  if (formatters.length === 0) return 0;
  return formatters.map(({ name, args }) => (args === undefined ? [name] : [name, exportArguments(args)]));
}
