// Most texts have nothing to escape, and checking first is much faster than replacing nothing.

/** For text between quotation marks or tags. */
export function escapeAttribute(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, entityOf) : text;
}

/** For text between apostrophes: JSON, which is full of quotation marks, stays short. */
export function singleQuoted(text: string): string {
  return /[&<>']/.test(text) ? text.replaceAll(/[&<>']/g, entityOf) : text;
}

function entityOf(sign: string): string {
  return `&#${sign.charCodeAt(0)};`;
}

/** For JSON inside a script element: nothing in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value);
  return /[<>&\u2028\u2029]/.test(json) ? json.replaceAll(/[<>&\u2028\u2029]/g, codeOf) : json;
}

function codeOf(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
