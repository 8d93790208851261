import type { SourceInfo } from '../engine/source-info.ts';
import type { Instruction, OpName } from '../syntax/instruction.ts';
import type { Plan } from './plan.ts';
import type { StaticScope } from './static-scope.ts';

export type Body = readonly Instruction[];

/** The writer of a template's functions, as seen by the writers of single instructions. */
export interface Writer {
  readonly plan: Plan;
  readonly source: SourceInfo;
  /** Writes a body as a separate function and returns the function's name. */
  addUnit(body: Body): string;
  writeBody(body: Body, scope: StaticScope): string;
  /** Code whose errors are recorded and then ignored. `recovery` runs after an error. */
  attempt(code: string, op: OpName, offset: number, recovery?: string): string;
  /** The same for code that may also report errors, which then get this instruction's position. */
  attemptReporting(code: string, op: OpName, offset: number, recovery?: string): string;
  /** Code that may be skipped at run time, with its own settlement. */
  branch(write: () => string): string;
  /** Counts steps and the output since the last settlement, and leaves the function if the budget is spent. */
  settle(offset: number, steps?: number): string;
  /** Code that creates or calls something, between two settlements: everything must be counted before the call. */
  settled(write: () => string, offset: number): string;
  /** The same for code that calls something which counts and prints by itself. */
  call(code: string, op: OpName, offset: number): string;
  newScope(parent: StaticScope | undefined, kind: StaticScope['kind'], isFramed: boolean): StaticScope;
  newId(): number;
  /** The code that refers to a value. */
  constant(value: unknown): string;
}
