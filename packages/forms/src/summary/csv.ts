/**
 * A cell of a CSV file. A spreadsheet runs what begins with = + - @ (also in full width), a tab or a line end; before these stands an
 * apostrophe, which makes the cell a text. Cells are always quoted.
 *
 * @example
 * csvCell('He said "no"') // => '"He said ""no"""'
 * csvCell('=1+1') // => '"\'=1+1"'
 */
export function csvCell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * A line of a CSV file with its line end.
 *
 * @example
 * csvLine(['Name', 'Email']) // => '"Name","Email"\r\n'
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

// Programs skip blanks and what nobody sees before they look for the sign.
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;
