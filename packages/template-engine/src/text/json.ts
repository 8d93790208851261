import type { Value } from '../values/value.ts';

/**
 * Compact JSON that may stand inside a script element: `</` becomes `<\/`. Missing is empty.
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
 * Compact JSON as it is. Missing is empty.
 * @example
 * toRawJson(null) // => 'null'
 */
export function toRawJson(value: Value): string {
  return JSON.stringify(value) ?? '';
}

function protectClosingTags(json: string): string {
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json;
}
