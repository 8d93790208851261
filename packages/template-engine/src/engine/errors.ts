/** Which part of the engine found the error: reading tags, arranging blocks, or running. */
export type TemplateErrorType = 'parser' | 'assembler' | 'engine';

/** A mistake in a template or its data. Errors are collected, never thrown. */
export interface TemplateError {
  readonly type: TemplateErrorType;
  readonly message: string;
  /** The position of the instruction, counted from 1; missing if the error has no single position. */
  readonly line?: number;
  readonly column?: number;
  /** The partial that contains the position, or the name under which the template was compiled. */
  readonly template?: string;
}
