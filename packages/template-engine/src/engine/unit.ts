import type { TemplateError } from './errors.ts';
import type { Unit } from './frame.ts';

/** A template as seen by the engine itself. */
export interface UnitSource {
  readonly errors: readonly TemplateError[];
  /** The code for a run: fast, or with error handling for each instruction. */
  unit(needs: UnitNeeds): Unit;
}

export interface UnitNeeds {
  readonly isCareful: boolean;
}

/** Compiles the source of a partial under its name. */
export type CompilePartial = (source: string, name: string) => UnitSource;
