import type { CodeKind } from './html-position.ts';

/** Code of a template's source, as it was printed. */
export interface InlineCode {
  readonly kind: CodeKind;
  /** As it stands in the page: in an attribute with its escaped signs. */
  readonly text: string;
}

/** Code that will not run, or may not: no hash vouches for it. */
export interface CodeFinding {
  readonly kind: CodeKind;
  readonly message: string;
  /** In the source. */
  readonly offset: number;
}

/** Says whether what a value printed may stand in code that is to be hashed. */
export type TextCheck = (printed: string) => boolean;

/**
 * What a run records of instructions: code that the source says, code as it was printed, or whether a value inside it printed what
 * it may.
 */
export type Recorded =
  | { readonly type: 'source'; readonly code: InlineCode }
  | { readonly type: 'output'; readonly kind: CodeKind }
  | { readonly type: 'value'; readonly check: TextCheck };
