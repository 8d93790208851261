import type { Value } from '../values/value.ts';

/** The groups the language sorts its formatters and predicates into. */
export type Group = 'core' | 'content' | 'commerce' | 'date' | 'locale' | 'social' | 'slide';

/** A template that shows the formatter or predicate at work. A test renders it, and the README prints it. */
export interface Example {
  readonly template: string;
  readonly data: Value;
  readonly output: string;
  readonly locale?: string;
  readonly now?: number;
  readonly partials?: Readonly<Record<string, string>>;
}
