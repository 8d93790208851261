import type { Value } from '../values/value.ts';

/**
 * Compact JSON that is safe inside a script element: `</` becomes `<\/`. A missing value gives an empty text.
 * @example
 * toJson({ a: '</script>' }) // => '{"a":"<\\/script>"}'
 */
export function toJson(value: Value): string {
  return protectClosingTags(toRawJson(value));
}

/**
 * The same, indented by two spaces.
 * @example
 * toPrettyJson([]) // => '[]'
 */
export function toPrettyJson(value: Value): string {
  return protectClosingTags(JSON.stringify(value, undefined, 2) ?? '');
}

/**
 * Compact JSON without that replacement. A missing value gives an empty text.
 * @example
 * toRawJson(null) // => 'null'
 */
export function toRawJson(value: Value): string {
  return JSON.stringify(value) ?? '';
}

function protectClosingTags(json: string): string {
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json;
}
