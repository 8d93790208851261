import { type Kysely, sql } from 'kysely';

/**
 * One layout for all languages instead of one for each. The primary language's structure stays; the texts of the others are matched
 * by the id and type of their blocks, and so are settings in which they differ. Blocks that only another language has come after
 * all others, and are shown in that language alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger layout_found on layout;
    -- The words of the texts by language, for the search. Which settings hold texts, the definitions of the blocks say.
    alter table layout add column words jsonb not null default '{}';
  `.execute(database);
  const websites = await sql<{ id: string; primary: string | null }>`
    /* all websites: each is carried over for itself */
    select id, jsonb_path_query_first(languages, '$[*] ? (@.isPrimary == true).code') #>> '{}' as primary from website
  `.execute(database);
  for (const { id, primary } of websites.rows) await joinLayouts(database, id, primary ?? 'en');
  await sql`
    alter table layout drop constraint layout_pkey;
    alter table layout drop column language;
    alter table layout add primary key (website_id, owner);

    create or replace function find_page(of_website uuid, of_collection uuid) returns void language plpgsql as $$
    begin
      delete from page_search where website_id = of_website and collection_id = of_collection;
      insert into page_search (website_id, collection_id, language, title, words)
      select collection.website_id, collection.id, made.language, made.title, made.words
        from collection,
             jsonb_object_keys(collection.texts) as spoken (code),
             search_rows(jsonb_build_object(spoken.code, collection.texts -> spoken.code), 'title', '{}',
               (select layout.words ->> spoken.code from layout
                 where layout.website_id = collection.website_id and layout.owner = 'page:' || collection.id)) made
       where collection.website_id = of_website and collection.id = of_collection and collection.is_enabled
         and not collection.is_folder;
    end $$;
    create trigger layout_found after insert or update of words on layout
      for each row when (new.owner like 'page:%') execute function find_layout();
  `.execute(database);
}

async function joinLayouts(database: Kysely<unknown>, websiteId: string, primary: string): Promise<void> {
  const { rows } = await sql<{ owner: string; language: string; document: unknown; updatedAt: string }>`
    select owner, language, document, updated_at::text as "updatedAt" from layout where website_id = ${websiteId}
     order by owner, language
  `.execute(database);
  await sql`delete from layout where website_id = ${websiteId}`.execute(database);
  for (const owner of new Set(rows.map((row) => row.owner))) {
    const own = rows.filter((row) => row.owner === owner);
    const { words, ...document } = joinLanguages(own, primary);
    await sql`
      insert into layout (website_id, owner, language, document, words, updated_at)
      values (${websiteId}, ${owner}, '', ${JSON.stringify(document)}, ${JSON.stringify(words)},
              ${own
                .map(({ updatedAt }) => updatedAt)
                .toSorted()
                .at(-1)}::timestamptz)
    `.execute(database);
  }
}

type Settings = Readonly<Record<string, unknown>>;

interface Block {
  readonly type: string;
  readonly props: Settings & { readonly id: string };
}

interface Joined {
  readonly schema: 1;
  readonly root: unknown;
  readonly content: readonly Block[];
  readonly texts: Readonly<Record<string, Readonly<Record<string, Settings>>>>;
  readonly words: Readonly<Record<string, string>>;
}

/** The blocks as they were when this was written: their defaults, and which settings are translated. */
const defaults: Readonly<Record<string, Settings>> = {
  html: { html: '' },
  image: { assetId: '', caption: '', linkUrl: '', newWindow: false, isFirst: false },
  button: { buttonText: '', buttonLink: '#', buttonSize: 'medium', buttonAlignment: 'left', newWindow: false },
  spacer: { size: 'medium' },
  quote: { quote: '', source: '' },
  gallery: {
    collectionId: '',
    collectionUrlId: '',
    assetIds: [],
    limit: 100,
    thumbnailsPerRow: 4,
    aspectRatio: 'square',
    showMeta: false,
  },
  form: { formId: '' },
  newsletter: { formId: '', title: '', description: '' },
  'summary-v2': {
    collectionId: '',
    collectionUrlId: '',
    category: '',
    featured: false,
    limit: 30,
    design: 'autogrid',
    headingLevel: 3,
  },
};

const words = ['html', 'caption', 'buttonText', 'quote', 'source', 'title', 'description'];
const links = ['linkUrl', 'buttonLink'];

function isTranslated(type: string, name: string): boolean {
  return Object.hasOwn(defaults, type) && (words.includes(name) || links.includes(name));
}

/** One layout of those that the languages of a block area had. */
export function joinLanguages(
  layouts: readonly { readonly language: string; readonly document: unknown }[],
  primary: string,
): Joined {
  const isPrimary = ({ language }: { readonly language: string }) => language === primary;
  const [base, ...others] = layouts.toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)));
  const known: Known = new Map();
  const texts: Record<string, Record<string, Settings>> = {};
  const content = [base, ...others].flatMap((layout) => {
    if (layout === undefined) return [];
    const { language, document } = layout;
    const own = (texts[language] = {});
    const arrival = { language, isPrimary: isPrimary(layout), isBase: layout === base, seen: new Map(), known, own };
    return place(arrival, listOf(document, 'content'), 0);
  });
  const root = isRecord(base?.document) ? base.document['root'] : undefined;
  return {
    schema: 1,
    root: isRecord(root) ? root : {},
    content,
    texts,
    words: Object.fromEntries(Object.entries(texts).map(([language, ofLanguage]) => [language, wordsOf(ofLanguage)])),
  };
}

type Known = Map<string, { readonly type: string; readonly settings: Settings; readonly languages?: string[] }>;

/** The layout of a language on its way into the one of all. */
interface Arrival {
  readonly language: string;
  readonly isPrimary: boolean;
  /** Whether it gives the structure: the primary language's or, without one, the first. */
  readonly isBase: boolean;
  /** How often each id has come. */
  readonly seen: Map<string, number>;
  readonly known: Known;
  readonly own: Record<string, Settings>;
}

/** Gives blocks that are known already their texts in this language, and returns those that are not. */
function place(arrival: Arrival, blocks: readonly unknown[], depth: number): Block[] {
  return blocks.filter(isBlock).flatMap((block) => {
    const id = uniqueId(arrival, block);
    return block.type === 'row' && depth < 100 ? placeRow(arrival, block, id, depth) : placeBlock(arrival, block, id);
  });
}

/** Two blocks of one id become two ids, the same ones in every language. */
function uniqueId({ seen }: Arrival, { props: { id } }: Block): string {
  const times = (seen.get(id) ?? 0) + 1;
  seen.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}

function placeRow(arrival: Arrival, { props }: Block, id: string, depth: number): Block[] {
  const columns = listOf(props, 'columns').map((column) => ({
    span: isRecord(column) ? column['span'] : undefined,
    blocks: place(arrival, listOf(column, 'blocks'), depth + 1),
  }));
  if (!arrival.isBase) return columns.flatMap(({ blocks }) => blocks);
  arrival.known.set(id, { type: 'row', settings: props });
  return [{ type: 'row', props: { ...props, id, columns } }];
}

function placeBlock({ language, isPrimary, known, own }: Arrival, { type, props }: Block, wanted: string): Block[] {
  const { id: _, ...settings } = props;
  const there = known.get(wanted);
  if (there?.type === type) {
    there.languages?.push(language);
    const different = Object.entries({ ...defaults[type], ...settings }).filter(
      ([name, value]) =>
        (isTranslated(type, name) && name in settings) ||
        JSON.stringify(value) !== JSON.stringify(there.settings[name] ?? defaults[type]?.[name]),
    );
    if (different.length > 0) own[wanted] = Object.fromEntries(different);
    return [];
  }
  let id = wanted;
  while (known.has(id)) id += `-${language}`;
  const ofLanguage = isPrimary ? {} : { languages: [language] };
  known.set(id, { type, settings, ...ofLanguage });
  const entries = Object.entries(settings);
  const translated = entries.filter(([name]) => isTranslated(type, name));
  if (translated.length > 0) own[id] = Object.fromEntries(translated);
  const ofAll = Object.fromEntries(entries.filter(([name]) => !isTranslated(type, name)));
  return [{ type, props: { ...ofAll, ...ofLanguage, id } }];
}

function wordsOf(texts: Readonly<Record<string, Settings>>): string {
  return Object.values(texts)
    .flatMap((settings) => Object.entries(settings).filter(([name]) => words.includes(name)))
    .map(([, text]) => text)
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ');
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function isBlock(value: unknown): value is Block {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    isRecord(value['props']) &&
    typeof value['props']['id'] === 'string'
  );
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
