import type { Unit } from '../engine/frame.ts';
import type { SourceInfo } from '../engine/source-info.ts';
import type { Registry } from '../registry.ts';
import type { Instruction } from '../syntax/instruction.ts';
import { HELPER_NAMES, HELPERS } from './helpers.ts';
import { planTemplate } from './plan.ts';
import { UnitWriter } from './unit-writer.ts';

export interface GenerateOptions {
  readonly registry: Registry;
  readonly source: SourceInfo;
  /** Catches errors of each instruction separately. */
  readonly isCareful: boolean;
}

/** Generates JavaScript for a template and compiles it to a function. */
export function generate(body: readonly Instruction[], options: GenerateOptions): Unit {
  const { code, constants } = generateCode(body, options);
  // The only place where text becomes code. Everything from a template was passed through `quote`, is a number that we
  // counted, or is one of the constants.
  // oxlint-disable-next-line typescript/no-implied-eval -- compiling templates to code is what this package is for
  const create = new Function(...PARAMETERS, code) as (...args: readonly unknown[]) => Unit;
  return create(constants, options.source, ...HELPERS);
}

const PARAMETERS = ['k', 's', ...HELPER_NAMES];

/** The code, and the values that it refers to as `k[…]`. */
export function generateCode(
  body: readonly Instruction[],
  options: GenerateOptions,
): { readonly code: string; readonly constants: readonly unknown[] } {
  const writer = new UnitWriter(planTemplate(body, options.registry), options);
  const code = writer.writeTemplate(body);
  return { code, constants: writer.constants };
}
