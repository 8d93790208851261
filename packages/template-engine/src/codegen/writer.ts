import type { SourceInfo } from '../engine/source-info.ts';
import type { Instruction, OpName } from '../syntax/instruction.ts';
import type { Plan } from './plan.ts';
import type { StaticScope } from './static-scope.ts';

export type Body = readonly Instruction[];

/** What writes the functions of a template, as those see it who write single instructions. */
export interface Writer {
  readonly plan: Plan;
  readonly source: SourceInfo;
  /** Has a body written as a function of its own and returns the function's name. */
  addUnit(body: Body): string;
  writeBody(body: Body, scope: StaticScope): string;
  /** Code whose errors are recorded and do no further harm. `recovery` runs after one. */
  attempt(code: string, op: OpName, offset: number, recovery?: string): string;
  /** The same for code that may also report errors, which then get this instruction's place. */
  attemptReporting(code: string, op: OpName, offset: number, recovery?: string): string;
  newScope(parent: StaticScope | undefined, kind: StaticScope['kind'], isFramed: boolean): StaticScope;
  newId(): number;
  /** The code by which a value can be used. */
  constant(value: unknown): string;
}
