import type { Patches } from '../patches.fixture.ts';

/** One of the decided differences of the language's specification, as a change that makes the reference agree with it. */
export interface Correction {
  /** Its number in section 17. */
  readonly entry: number;
  readonly title: string;
  readonly install: (patches: Patches) => void;
}
