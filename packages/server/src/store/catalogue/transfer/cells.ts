/** A list in one cell, such as `Mugs | Gifts`. A separator inside of a name has a backslash in front. */
export function listCell(names: readonly string[]): string {
  return names.map((name) => escaped(name, /[\\|]/g)).join(' | ');
}

export function readList(cell: string): string[] {
  return partsOf(cell).flatMap((part) => plain(part) || []);
}

/** The options of a variant in one cell, such as `Size: Large | Glaze: Blue`, in the order of the product's options. */
export function optionsCell(optionNames: readonly string[], attributes: Readonly<Record<string, string>>): string {
  const known = optionNames.filter((name) => attributes[name] !== undefined);
  return known.map((name) => `${escaped(name, /[\\|:]/g)}: ${escaped(attributes[name]!, /[\\|]/g)}`).join(' | ');
}

/** `undefined` if the cell is not written like that. */
export function readOptions(cell: string): Record<string, string> | undefined {
  const pairs = partsOf(cell).filter((part) => part.trim() !== '');
  const found = pairs.map((pair) => {
    const [name = '', ...rest] = partsOf(pair, ':', 2);
    return [plain(name), plain(rest.join(''))] as const;
  });
  const isWhole = found.every(([name, value]) => name !== '' && value !== '');
  const hasEach = new Set(found.map(([name]) => name)).size === found.length;
  return isWhole && hasEach ? Object.fromEntries(found) : undefined;
}

function escaped(name: string, signs: RegExp): string {
  return name.replaceAll(signs, String.raw`\$&`);
}

function plain(part: string): string {
  return part.trim().replaceAll(/\\([\\|:])/g, '$1');
}

/** Divides at separators without a backslash, into at most so many parts. */
function partsOf(cell: string, separator = '|', most = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell[at]!;
    if (sign === '\\' && at + 1 < cell.length) {
      part += sign + cell[at + 1]!;
      at += 1;
    } else if (sign === separator && parts.length + 1 < most) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}
