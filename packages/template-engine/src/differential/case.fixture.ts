import { compileTemplate } from '../engine/compile.ts';
import type { Value } from '../values/value.ts';

/** A template with everything a run of it depends on. */
export interface Case {
  readonly template: string;
  readonly data: Value;
  readonly partials: Readonly<Record<string, string>>;
  readonly injectables: Readonly<Record<string, Value>>;
  readonly locale: string | undefined;
  readonly now: number;
  readonly enableExpressions: boolean;
  readonly enableInclude: boolean;
  readonly maxTokens: number;
  readonly maxStringLength: number;
}

/** What came of a case, in a form in which the two engines can be compared. */
export interface Outcome {
  readonly output: string;
  readonly errors: readonly string[];
  readonly tree: string;
}

export function runOurs(one: Case): Outcome {
  const template = compileTemplate(one.template);
  const { output, errors } = template.render(one.data, {
    partials: one.partials,
    injectables: one.injectables,
    locale: one.locale,
    now: one.now,
    enableExpressions: one.enableExpressions,
    enableInclude: one.enableInclude,
    limits: { maxTokens: one.maxTokens, maxStringLength: one.maxStringLength },
  });
  return { output, errors: errors.map(describeError), tree: describeTree(template.tree()) };
}

/** What is thrown, and its wording, depend on how an engine is written; which instruction failed does not. */
export function describeError({ type, message }: { readonly type: string; readonly message: string }): string {
  return `${type}: ${message.replace(/^RuntimeError: Unexpected \w+ error when executing (\w+): [\s\S]*$/, 'RuntimeError: Unexpected error when executing $1')}`;
}

/** Trees may hold members that are not part of the exchange form, such as prepared expressions. */
export function describeTree(tree: unknown): string {
  return JSON.stringify(tree, (_key, part: unknown) => (part === undefined ? null : part));
}

export function isSame(one: Outcome, other: Outcome): boolean {
  return one.output === other.output && one.tree === other.tree && one.errors.join('\n') === other.errors.join('\n');
}
