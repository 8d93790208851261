import { findLanguage, type InLanguages, type Language, languages } from '@awning/formats';
import { type Block, type LayoutClip, layoutSchemaVersion, mapBlocks } from '@awning/site-model';
import type { Piece, Wish } from './piece.ts';

export const categories = [
  'opening',
  'about',
  'products',
  'prices',
  'voices',
  'people',
  'pictures',
  'questions',
  'contact',
  'action',
] as const;

export type Category = (typeof categories)[number];

/** A ready-made part of a page, with example texts in three languages. */
export interface Section {
  readonly name: string;
  readonly category: Category;
  readonly title: InLanguages<string>;
  /** Always one row, so that it can be moved and copied as one. */
  readonly row: Piece;
}

/** What of the website sections can show. */
export interface OwnThings {
  readonly pictures: readonly string[];
  /** The first one of each kind; undefined if there is none. */
  readonly ids: Readonly<Partial<Record<Exclude<Wish, 'picture'>, string>>>;
  /** The id of the home page. */
  readonly homepage?: string | undefined;
}

export const nothingOwn: OwnThings = { pictures: [], ids: {} };

export interface Surroundings {
  /** The languages of the website, the first one before the others. */
  readonly languages: readonly string[];
  readonly things: OwnThings;
  /** Whether it brings the page's main heading, which other pages have from the theme. */
  readonly hasMainHeading: boolean;
}

/**
 * A section as blocks of the page: with the website's own pictures, lists and forms where it has some, and with texts in
 * its languages. A website whose first language is another one gets English texts.
 */
export function sectionClip({ name, row }: Section, around: Surroundings): LayoutClip {
  const { things, hasMainHeading } = around;
  const [primary = 'en'] = around.languages;
  const texts: Record<string, Record<string, Record<string, string>>> = {};
  let count = 0;
  let shown = 0;

  function blockOf(piece: Piece): Block {
    const id = `${name}-${count}`;
    count += 1;
    for (const code of around.languages) {
      const own = Object.entries(piece.texts ?? {}).flatMap(([setting, words]) => {
        const said = wordsIn(words, code, primary);
        return said === undefined ? [] : [[setting, said] as const];
      });
      if (own.length > 0) texts[code] = { ...texts[code], [id]: Object.fromEntries(own) };
    }
    const inner = piece.columns?.map(({ span, pieces }) => ({ span, blocks: pieces.map(blockOf) }));
    return { type: piece.type, props: { id, ...piece.settings, ...wished(piece), ...(inner && { columns: inner }) } };
  }

  /** Every picture is another one, as long as there are enough. */
  function wished({ type, wish, pictures = 0 }: Piece): Readonly<Record<string, unknown>> {
    if (wish === undefined) return {};
    if (wish === 'picture') {
      const { length } = things.pictures;
      const taken = Array.from(
        { length: Math.min(pictures, length) },
        (_, index) => things.pictures[(shown + index) % length],
      );
      shown += pictures;
      return type === 'image' ? (taken[0] === undefined ? {} : { assetId: taken[0] }) : { assetIds: taken };
    }
    const id = things.ids[wish];
    if (id === undefined) return {};
    return wish === 'form' || wish === 'newsletter' ? { formId: id } : { collectionId: id };
  }

  const content = [blockOf(row)];
  return hasMainHeading ? { content, texts: withMainHeading(texts) } : { content, texts };
}

/** The section that a block belongs to, by its id; one name may be the beginning of another. */
export function sectionOf(sections: readonly Section[], blockId: string | null): Section | undefined {
  const name = blockId?.replace(/-\d+$/, '');
  return sections.find((section) => section.name === name);
}

/** Words in a language of the website; undefined if there are none. Without a translation of its own the first language has the English ones. */
export function wordsIn(words: InLanguages<string> | undefined, code: string, primary: string): string | undefined {
  const known = textLanguage(code) ?? (code === primary ? 'en' : undefined);
  return known && words?.[known];
}

function textLanguage(code: string): Language | undefined {
  return findLanguage(languages, code);
}

type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The first heading of each language becomes that of the page. */
function withMainHeading(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([code, ofLanguage]) => {
      const [id] = Object.entries(ofLanguage).find(([, own]) => own['html']?.includes('<h2>')) ?? [];
      if (id === undefined) return [code, ofLanguage];
      const html = ofLanguage[id]?.['html'] ?? '';
      const main = html.replace(/<h2>(.*?)<\/h2>/, '<h1>$1</h1>');
      return [code, { ...ofLanguage, [id]: { ...ofLanguage[id], html: main } }];
    }),
  );
}

/** Several sections as the content of a page. */
export function joinClips(clips: readonly LayoutClip[]) {
  const joined: Record<string, Record<string, Readonly<Record<string, unknown>>>> = {};
  for (const { texts } of clips) {
    for (const [code, ofLanguage] of Object.entries(texts)) joined[code] = { ...joined[code], ...ofLanguage };
  }
  return {
    schema: layoutSchemaVersion,
    root: {},
    content: mapBlocks(
      clips.flatMap(({ content }) => content),
      (block) => block,
    ),
    texts: joined,
  } as const;
}
