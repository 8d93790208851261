import type { Scope } from '../../contract/scope.ts';
import { asText, isTruthy } from '../../values/value.ts';

/** A text of the theme's language, from the page's localized strings. */
export function localizedText(scope: Scope, name: string, fallback: string): string {
  const text = scope.resolve(['localizedStrings', name]);
  return isTruthy(text) ? asText(text) : fallback;
}

/** The same for message patterns: an owner who empties one wants nothing printed. */
export function localizedPattern(scope: Scope, name: string, fallback: string): string {
  const pattern = scope.resolve(['localizedStrings', name]);
  return pattern === undefined ? fallback : asText(pattern);
}
