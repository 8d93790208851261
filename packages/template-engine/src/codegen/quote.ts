/**
 * A JavaScript string literal for any text. JSON is a part of JavaScript: its escapes cover quotes, backslashes,
 * control characters and lone surrogates.
 */
export function quote(text: string): string {
  return JSON.stringify(text);
}
