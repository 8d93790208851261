import type { Formatter } from './contract/formatter.ts';
import type { Predicate } from './contract/predicate.ts';
import { commerceFormatters } from './formatters/commerce/index.ts';
import { contentFormatters } from './formatters/content/index.ts';
import { coreFormatters } from './formatters/core/index.ts';
import { dateFormatters } from './formatters/date/index.ts';
import { localeFormatters } from './formatters/locale/index.ts';
import { socialFormatters } from './formatters/social/index.ts';
import { commercePredicates } from './predicates/commerce/index.ts';
import { contentPredicates } from './predicates/content/index.ts';
import { corePredicates } from './predicates/core/index.ts';
import { socialPredicates } from './predicates/social/index.ts';

/** The formatters and predicates that templates can use. */
export interface Registry {
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** What a host adds to a registry; an existing name is replaced. */
export interface Extension {
  readonly formatters?: readonly Formatter[];
  readonly predicates?: readonly Predicate[];
}

/**
 * A registry with additional or replaced formatters and predicates.
 * @example
 * extendRegistry(DEFAULT_REGISTRY, {
 *   formatters: [
 *     definePureFormatter({
 *       name: 'shout',
 *       group: 'core',
 *       summary: 'the text with an exclamation mark',
 *       example: { template: '{a|shout}', data: { a: 'Hi' }, output: 'Hi!' },
 *       prepare: () => (value) => `${asText(value)}!`,
 *     }),
 *   ],
 * }).formatters.has('shout') // => true
 */
export function extendRegistry(registry: Registry, extension: Extension): Registry {
  return {
    formatters: withNamed(registry.formatters, extension.formatters ?? []),
    predicates: withNamed(registry.predicates, extension.predicates ?? []),
  };
}

function withNamed<T extends { readonly name: string }>(
  known: ReadonlyMap<string, T>,
  added: readonly T[],
): ReadonlyMap<string, T> {
  return new Map([...known, ...added.map((one) => [one.name, one] as const)]);
}

/** All formatters and predicates of the language. */
export const DEFAULT_REGISTRY: Registry = extendRegistry(
  { formatters: new Map(), predicates: new Map() },
  {
    formatters: [
      ...coreFormatters,
      ...dateFormatters,
      ...localeFormatters,
      ...contentFormatters,
      ...commerceFormatters,
      ...socialFormatters,
    ],
    predicates: [...corePredicates, ...commercePredicates, ...contentPredicates, ...socialPredicates],
  },
);
