/** Which part of the engine noticed: reading tags, arranging blocks, or running. */
export type TemplateErrorType = 'parser' | 'assembler' | 'engine';

/** A mistake in a template or its data. Errors are collected, never thrown. */
export interface TemplateError {
  readonly type: TemplateErrorType;
  readonly message: string;
  /** Where the instruction stands, counted from 1; missing when no single place is to blame. */
  readonly line?: number;
  readonly column?: number;
  /** The partial the place is in, or the name the template was compiled under. */
  readonly template?: string;
}
