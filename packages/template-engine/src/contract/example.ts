import type { Value } from '../values/value.ts';

/** The groups of formatters and predicates in the language. */
export type Group = 'core' | 'content' | 'commerce' | 'date' | 'locale' | 'social' | 'slide';

/** A template that demonstrates the formatter or predicate. A test renders it, and the README prints it. */
export interface Example {
  readonly template: string;
  readonly data: Value;
  readonly output: string;
  readonly locale?: string;
  readonly now?: number;
  readonly partials?: Readonly<Record<string, string>>;
}
