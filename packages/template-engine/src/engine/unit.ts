import type { TemplateError } from './errors.ts';
import type { Unit } from './frame.ts';

/** A template as the engine itself sees it. */
export interface UnitSource {
  readonly errors: readonly TemplateError[];
  /** The code that a run needs: plain, or such that catches every error where it happens. */
  unit(needs: UnitNeeds): Unit;
}

export interface UnitNeeds {
  readonly isCareful: boolean;
}

/** Compiles the source of a partial under its name. */
export type CompilePartial = (source: string, name: string) => UnitSource;
