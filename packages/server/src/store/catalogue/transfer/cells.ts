/**
 * A list in one cell, such as `Mugs | Gifts`. A separator inside of a name has a backslash in front.
 */
export function listCell(names: readonly string[]): string {
  return names.map((name) => escaped(name, /[\\|]/g)).join(' | ');
}

/** The options of a variant in one cell, such as `Size: Large | Glaze: Blue`, in the order of the product's options. */
export function optionsCell(optionNames: readonly string[], attributes: Readonly<Record<string, string>>): string {
  const known = optionNames.filter((name) => attributes[name] !== undefined);
  return known.map((name) => `${escaped(name, /[\\|:]/g)}: ${escaped(attributes[name]!, /[\\|]/g)}`).join(' | ');
}

function escaped(name: string, signs: RegExp): string {
  return name.replaceAll(signs, String.raw`\$&`);
}
