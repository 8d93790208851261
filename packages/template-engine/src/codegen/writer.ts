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
  /** Code that may be left out when the template runs, and what it settles with it. */
  branch(write: () => string): string;
  /** Counts steps and what has been printed since the last time, and leaves the function when that was too much. */
  settle(offset: number, steps?: number): string;
  /** Code that makes or calls something, between two settlements: what is called must find everything counted. */
  settled(write: () => string, offset: number): string;
  /** The same for code that calls something which counts and prints by itself. */
  call(code: string, op: OpName, offset: number): string;
  newScope(parent: StaticScope | undefined, kind: StaticScope['kind'], isFramed: boolean): StaticScope;
  newId(): number;
  /** The code by which a value can be used. */
  constant(value: unknown): string;
}
