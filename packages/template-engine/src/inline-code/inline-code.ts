import type { CodeKind } from './html-position.ts';

/** Code of a template's source, as printed. */
export interface InlineCode {
  readonly kind: CodeKind;
  /** As in the page: in an attribute with escaped characters. */
  readonly text: string;
}

/** Code that does not or may not run, because it has no hash. */
export interface CodeFinding {
  readonly kind: CodeKind;
  readonly message: string;
  /** The position in the source. */
  readonly offset: number;
}

/** Whether the printed value may be part of hashed code. */
export type TextCheck = (printed: string) => boolean;

/**
 * What a run records of instructions: code known from the source, code as printed, or whether a value inside it printed only
 * allowed text.
 */
export type Recorded =
  | { readonly type: 'source'; readonly code: InlineCode }
  | { readonly type: 'output'; readonly kind: CodeKind }
  | { readonly type: 'value'; readonly check: TextCheck };
