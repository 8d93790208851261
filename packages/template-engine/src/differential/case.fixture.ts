import { compileTemplate } from '../engine/compile.ts';
import type { Value } from '../values/value.ts';

/** A template with everything that its run depends on. */
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

/** The result of a case, in a form that is comparable between the two engines. */
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

/** Which instruction failed is compared; the thrown value and its text depend on the implementation. */
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
