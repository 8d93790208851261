/**
 * A cell of a CSV file. A spreadsheet runs text that starts with = + - @ (also full width), a tab or a line end; an apostrophe in
 * front makes the cell a text. The same is done after each character that separates cells in some country: a program that separates
 * by semicolons or tabs does not see the quotes and starts new cells inside. Cells are always quoted.
 *
 * @example
 * csvCell('He said "no"') // => '"He said ""no"""'
 * csvCell('=1+1') // => '"\'=1+1"'
 * csvCell('Tea;=1+1') // => '"Tea;\'=1+1"'
 */
export function csvCell(text: string): string {
  const harmless = text.replace(startsFormula, "'").replaceAll(separatesFormula, "$1'");
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

// Programs skip spaces and invisible characters before they look for the sign.
const startsFormula = /^(?=[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;
// Quotes that no longer enclose anything are skipped, too.
const separatesFormula = /([;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cf}\p{Cc}"])*[=+\-@＝＋－＠])/gu;
