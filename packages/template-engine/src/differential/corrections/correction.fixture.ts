import type { Patches } from '../patches.fixture.ts';

/** A rule of the language's specification that the reference breaks, as a change that makes the reference agree with it. */
export interface Correction {
  /** Its number among the decided differences of section 17, or the section that says so. */
  readonly entry: number | `§ ${string}`;
  readonly title: string;
  readonly install: (patches: Patches) => void;
}
