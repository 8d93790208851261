import type { Scope } from '../../contract/scope.ts';
import { asText } from '../../values/value.ts';

/** A text in the page's language, from its localized strings. */
export function localizedText(scope: Scope, name: string, fallback: string): string {
  return asText(scope.resolve(['localizedStrings', name])) || fallback;
}

/** The same for prices: an owner who empties a pattern wants nothing printed. */
export function localizedPattern(scope: Scope, name: string, fallback: string): string {
  const pattern = scope.resolve(['localizedStrings', name]);
  return pattern === undefined ? fallback : asText(pattern);
}
