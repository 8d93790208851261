import type { TemplateError } from './errors.ts';
import type { Unit } from './frame.ts';

/** A template as the engine itself sees it. */
export interface UnitSource {
  readonly errors: readonly TemplateError[];
  /** The code that a run needs: one that counts what it does, one that catches every error where it happens, or neither. */
  unit(needs: UnitNeeds): Unit;
}

export interface UnitNeeds {
  readonly isGuarded: boolean;
  readonly isCareful: boolean;
}

/** Compiles the source of a partial under its name. */
export type CompilePartial = (source: string, name: string) => UnitSource;
