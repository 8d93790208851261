import type { Lines } from '../syntax/lines.ts';

/** Where the code of a template came from, for the places in its errors. */
export interface SourceInfo {
  readonly lines: Lines;
  /** The partial's name, or the name the host compiled the template under. */
  readonly name: string | undefined;
}
