/** A value of a row to be inserted. */
export type CopyValue = string | number | bigint | boolean | Date | null | readonly string[];

/** One line of PostgreSQL's COPY text format. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyText).join('\t')}\n`;
}

function copyText(value: CopyValue): string {
  if (value === null) return String.raw`\N`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return escaped(`{${value.map(arrayElement).join(',')}}`);
  return typeof value === 'string' ? escaped(value) : String(value);
}

function arrayElement(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

function escaped(text: string): string {
  return text.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
