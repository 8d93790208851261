export interface Dish {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly options: readonly string[];
}

export interface MenuSection {
  /** Empty before the first section. */
  readonly title: string;
  readonly description: string;
  readonly dishes: readonly Dish[];
}

interface Menu {
  /** Empty if the text names none. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly MenuSection[];
}

/**
 * Menus from text. A line of `===` below a name begins a menu, `---` a section. An empty line ends a dish: its first line is
 * the name, a line that begins with `+` an option, a line with a price the price, the others describe it. A text without a
 * price after a title describes the menu or section.
 *
 * @example
 * readMenu('Breakfast\n===\n\nEggs\nFrom our hens\n€6')[0].sections[0].dishes
 * // => [{ name: 'Eggs', description: 'From our hens', price: '€6', options: [] }]
 */
export function readMenu(text: string): readonly Menu[] {
  const menus: { title: string; description: string; sections: OpenSection[] }[] = [];
  for (const { kind, lines } of chunksOf(text)) {
    const [title = ''] = lines;
    if (kind === 'menu') menus.push({ title, description: '', sections: [] });
    const menu = menus.at(-1) ?? menus[menus.push({ title: '', description: '', sections: [] }) - 1]!;
    if (kind === 'section') menu.sections.push({ title, description: '', dishes: [] });
    if (kind !== 'dish') continue;
    const section = menu.sections.at(-1);
    const isAfterTitle =
      section === undefined ? menu.title !== '' : section.title !== '' && section.dishes.length === 0;
    const described = section ?? menu;
    if (isAfterTitle && described.description === '' && isProse(lines)) described.description = lines.join(' ');
    else (section ?? pushed(menu.sections, { title: '', description: '', dishes: [] })).dishes.push(dishOf(lines));
  }
  return menus;
}

interface OpenSection {
  readonly title: string;
  description: string;
  readonly dishes: Dish[];
}

interface Chunk {
  readonly kind: 'menu' | 'section' | 'dish';
  readonly lines: readonly string[];
}

/** Titles, and the lines between empty ones. */
function chunksOf(text: string): Chunk[] {
  const lines = text.split('\n').map((line) => line.trim());
  const chunks: Chunk[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) chunks.push({ kind: 'dish', lines: open });
    open = [];
  };
  for (const line of lines) {
    const kind = /^={3,}$/.test(line) ? 'menu' : /^-{3,}$/.test(line) ? 'section' : undefined;
    const title = kind === undefined ? undefined : open.pop();
    if (line === '' || kind !== undefined) close();
    else open.push(line);
    if (kind !== undefined && title !== undefined) chunks.push({ kind, lines: [title] });
  }
  close();
  return chunks;
}

/** One sentence, such as "Served until noon." */
function isProse(lines: readonly string[]): boolean {
  return lines.length === 1 && /[.!?…]$/.test(lines[0] ?? '');
}

function dishOf([name = '', ...rest]: readonly string[]): Dish {
  const options = rest.filter((line) => line.startsWith('+')).map((line) => line.slice(1).trim());
  const others = rest.filter((line) => !line.startsWith('+'));
  const price = others.find((line) => isPrice(line)) ?? '';
  return { name, description: others.filter((line) => line !== price).join(' '), price, options };
}

/** A number with a currency before or after it, or several of them. */
function isPrice(line: string): boolean {
  return line.split(/ ?[/|–-] ?/).every((amount) => amountPattern.test(amount));
}

const amountPattern = /^(?:[\p{Sc}A-Z]{1,3} ?)?\d{1,6}(?:[.,]\d{1,2})?(?: ?[\p{Sc}A-Z]{1,3})?$/u;

function pushed<T>(list: T[], value: T): T {
  list.push(value);
  return value;
}
