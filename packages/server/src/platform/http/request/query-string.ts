import { parse } from 'node:querystring';

/** Keys after the first thousand are ignored (D-157). */
export const MAX_QUERY_KEYS = 1000;

/**
 * Parses a query string; a repeated key becomes a list. The result has no prototype, so `__proto__` is an ordinary key.
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  return parse(text, '&', '=', { maxKeys: MAX_QUERY_KEYS }) as Record<string, string | string[]>;
}

/** Parses a form body. Input is never dropped silently, so one key too many refuses the whole form. */
export function parseForm(text: string): Record<string, string | string[]> | undefined {
  const pairs = text.split('&', MAX_QUERY_KEYS + 1).length;
  return pairs > MAX_QUERY_KEYS
    ? undefined
    : (parse(text, '&', '=', { maxKeys: 0 }) as Record<string, string | string[]>);
}
