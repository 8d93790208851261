/** Text between quotation marks or tags. */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text between apostrophes: JSON, which is full of quotation marks, stays short. */
export function singleQuoted(text: string): string {
  return text.replaceAll(/[&<>']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON inside a script element: nothing in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
