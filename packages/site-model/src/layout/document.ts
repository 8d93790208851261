import { type Static, Type } from '@sinclair/typebox';
import { type Block, contentOf, isRecord } from './block.ts';
import { allBlocks, definitionOf, mapBlocks } from './walk.ts';

/** Incremented when the stored form changes incompatibly; a migration then converts older layouts. */
export const layoutSchemaVersion = 1;

/** Of the texts of a layout, each of which the search reads. */
const MAX_LANGUAGES = 100;
/** More than the blocks and rows that a layout may have. */
const MAX_TEXTS = 200;
const MAX_SETTINGS = 500;
const LanguageCode = Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });
const Settings = Type.Record(Type.String(), Type.Unknown(), { maxProperties: MAX_SETTINGS });

/**
 * A block area as it is stored and edited: one structure for all languages. `props` holds the settings of a block, except
 * translated ones: `texts` holds those by language, block and setting, for the primary language too. A missing text falls
 * back to the primary language; an empty text is empty on purpose. `texts` may also override any other setting for one
 * language, such as a picture with words in it.
 */
export const LayoutSchema = Type.Object(
  {
    schema: Type.Literal(layoutSchemaVersion),
    root: Type.Object({ props: Type.Optional(Settings) }, { additionalProperties: false }),
    content: Type.Array(Type.Object({ type: Type.String(), props: Settings }, { additionalProperties: false })),
    texts: Type.Record(LanguageCode, Type.Record(Type.String(), Settings, { maxProperties: MAX_TEXTS }), {
      additionalProperties: false,
      maxProperties: MAX_LANGUAGES,
    }),
  },
  { additionalProperties: false },
);

export type LayoutDocument = Omit<Static<typeof LayoutSchema>, 'content'> & { readonly content: readonly Block[] };

/** The languages in which a block is shown; absent means all. */
export const BlockLanguages = Type.Array(LanguageCode, { minItems: 1, maxItems: MAX_LANGUAGES });

/**
 * The blocks that a visitor sees in a language. Texts fall back to the primary language.
 *
 * @example
 * blocksInLanguage(
 *   { content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'Hi' } }, de: { a: { html: 'Hallo' } } } },
 *   { language: 'de', primaryLanguage: 'en' },
 * ) // => [{ type: 'html', props: { id: 'a', html: 'Hallo' } }]
 */
export function blocksInLanguage(
  document: unknown,
  { language, primaryLanguage }: { readonly language: string; readonly primaryLanguage: string },
): Block[] {
  return mapBlocks(contentOf(document), ({ type, props }) => {
    const { id, languages } = props;
    if (Array.isArray(languages) && !languages.includes(language)) return undefined;
    const own = (code: string) => ownSettings(type, textsOf(document, code, id));
    return { type, props: { ...props, ...own(primaryLanguage), ...own(language), id } };
  });
}

function textsOf(document: unknown, language: string, id: string): unknown {
  return [language, id].reduce(member, member(document, 'texts'));
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A language must not change the structure, whatever is stored. */
function ownSettings(type: string, settings: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(settings)) return {};
  const fields = definitionOf(type)?.fields;
  const own = Object.entries(settings).filter(([name]) => fields === undefined || isOwn(fields[name]?.holds));
  return Object.fromEntries(own);
}

function isOwn(holds: string | undefined): boolean {
  return holds !== undefined && holds !== 'columns';
}

/**
 * Returns the layout with the settings of each block replaced by the result of `change`, in structure and texts.
 *
 * @example
 * mapSettings(
 *   { schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'hi' } } } },
 *   (type, settings) => ({ ...settings, seen: type }),
 * ).texts // => { en: { a: { html: 'hi', seen: 'html' } } }
 */
export function mapSettings(
  document: LayoutDocument,
  change: (type: string, settings: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): LayoutDocument {
  const types = new Map<string, string>();
  const content = mapBlocks(document.content, ({ type, props: { id, ...settings } }) => {
    types.set(id, type);
    return { type, props: { ...change(type, settings), id } };
  });
  const texts = mapValues(document.texts, (ofLanguage) =>
    mapValues(ofLanguage, (settings, id) => change(types.get(id) ?? '', settings)),
  );
  return { ...document, content, texts };
}

/**
 * The words of a layout by language, for the search: every translated text and all HTML.
 *
 * @example
 * wordsOf({
 *   content: [{ type: 'quote', props: { id: 'q' } }, { type: 'button', props: { id: 'b' } }],
 *   texts: { en: { q: { quote: '<p>Hi</p>', source: 'Ann' }, b: { buttonText: 'Go', buttonLink: '/shop' } } },
 * }) // => { en: '<p>Hi</p> Ann Go' }
 */
export function wordsOf(document: Pick<LayoutDocument, 'content' | 'texts'>): Readonly<Record<string, string>> {
  const blocks = allBlocks(document.content);
  return mapValues(document.texts, (ofLanguage) =>
    blocks
      .flatMap(({ type, props: { id } }) => {
        const fields = Object.entries(definitionOf(type)?.fields ?? {});
        const spoken = fields.filter(([, { holds }]) => holds === 'text' || holds === 'html');
        return spoken.map(([name]) => ofLanguage[id]?.[name]).filter((text) => typeof text === 'string' && text !== '');
      })
      .join(' '),
  );
}

function mapValues<Value, Changed>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
