import type { Lines } from '../syntax/lines.ts';

/** The origin of a template's code, for the positions of its errors. */
export interface SourceInfo {
  readonly lines: Lines;
  /** The partial's name, or the name under which the host compiled the template. */
  readonly name: string | undefined;
}
