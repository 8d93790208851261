import type { Scope } from './site.ts';

/**
 * The object with members that templates find by name, and that are no part of what `json` prints of it: markup in JSON
 * would be taken for markup of the page.
 */
export function withHidden(shown: Scope, hidden: Scope): Scope {
  const scope: Scope = { ...shown };
  for (const [name, value] of Object.entries(hidden)) {
    if (!Object.hasOwn(scope, name)) Object.defineProperty(scope, name, { value });
  }
  return scope;
}
