import { languages } from '@awning/formats';
import { baseUnits, contentUnits, type ProductFileColumn, productFileWords, productWords } from '@awning/site-model';

/** Finds what a word of a file means: one of our own words, or one that a screen shows in any language. */
type WordReader<Name> = (word: string) => Name | undefined;

export const readType = wordReader(productFileWords.types, 'types');
export const readStatus = wordReader(productFileWords.statuses, 'statuses');
export const readStock = wordReader(productFileWords.stock, 'stock');
export const readUnit = wordReader(themselves(contentUnits), 'contentUnits');
export const readBaseUnit = wordReader(themselves(baseUnits), 'baseUnits');

function wordReader<Name extends string | number>(
  own: Readonly<Record<Name, string>>,
  kind: keyof (typeof productWords)['en'],
): WordReader<`${Name}`> {
  const shown = languages.map((language) => productWords[language][kind] as Readonly<Record<string, string>>);
  const names = new Map(
    [own, ...shown].flatMap((words) => Object.entries(words).map(([name, word]) => [plain(word), name])),
  );
  return (word) => names.get(plain(word)) as `${Name}` | undefined;
}

/** Each with its own name as its word. */
export function themselves<Name extends string>(values: Readonly<Record<Name, unknown>>): Record<Name, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, name])) as Record<Name, string>;
}

/** Names of fields on the screens and in other shops' files, for columns that are called otherwise. */
const columnNames: Readonly<Record<string, ProductFileColumn>> = {
  title: 'name',
  titel: 'name',
  titre: 'name',
  'web address': 'address',
  webadresse: 'address',
  'adresse web': 'address',
  'short description': 'excerpt',
  kurzbeschreibung: 'excerpt',
  'description courte': 'excerpt',
  'more about it': 'description',
  'mehr dazu': 'description',
  'en savoir plus': 'description',
  lieferzeit: 'delivery_time',
  'store page': 'page',
  'title in search results': 'search_title',
  'text in search results': 'search_description',
  'picture for sharing': 'share_picture',
  'related products': 'related',
  'sale begins': 'sale_from',
  'sale ends': 'sale_until',
  'in stock': 'on_hand',
  'auf lager': 'on_hand',
  'en stock': 'on_hand',
  quantity: 'on_hand',
  menge: 'on_hand',
  quantité: 'on_hand',
  'when it is sold out': 'stock',
  'weight (g)': 'weight_grams',
  'picture of the variant': 'picture',
};

/** The name of a column by another one, such as `name:de` for `Title:de`. */
export function columnOfWord(word: string): string {
  const [name = '', ...ending] = word.split(':');
  const column = columnNames[plain(name)] ?? plain(name).replaceAll(' ', '_');
  return [column, ...ending].join(':');
}

/** Spreadsheets and people write the same word in several ways. */
function plain(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u00a0_-]+/g, ' ')
    .trim();
}
