import type { Patches } from '../patches.fixture.ts';

/** A rule of the language's specification that the reference breaks, as a patch that makes the reference follow it. */
export interface Correction {
  /** Its number among the decided differences of section 17, or the section with the rule. */
  readonly entry: number | `§ ${string}`;
  readonly title: string;
  readonly install: (patches: Patches) => void;
}
