import { type Block, type Column, type LayoutDocument, layoutSchemaVersion, mapBlocks } from '@awning/site-model';
import type { FormIds } from './forms.ts';
import type { PictureIds } from './pictures.ts';

const sampleLanguages = ['en', 'de', 'fr'] as const;
type SampleLanguage = (typeof sampleLanguages)[number];
export type InLanguages<T> = Readonly<Record<SampleLanguage, T>>;

/** A page of the sample shop: its names, and its blocks once pictures and forms have ids. */
export interface SamplePage {
  readonly urlId: string;
  readonly texts: InLanguages<{
    readonly title: string;
    readonly navigationTitle?: string;
    readonly description: string;
  }>;
  /** With their texts in all languages. */
  readonly blocks: (pictures: PictureIds, forms: FormIds) => readonly Block[];
}

/** One of several texts, in all languages. */
export function inLanguages<Name extends string>(
  texts: InLanguages<Readonly<Record<Name, string>>>,
  name: Name,
): InLanguages<string> {
  return { en: texts.en[name], de: texts.de[name], fr: texts.fr[name] };
}

/** The layout of blocks that were made by the functions below. */
export function sampleLayout(blocks: readonly Block[]): LayoutDocument {
  const texts: Record<SampleLanguage, Record<string, Record<string, string>>> = { en: {}, de: {}, fr: {} };
  const content = mapBlocks(blocks, ({ type, props: { spoken, ...props } }) => {
    for (const language of sampleLanguages) {
      const own = Object.entries((spoken ?? {}) as Spoken).map(([name, text]) => [name, text[language]] as const);
      if (own.length > 0) texts[language][props.id] = Object.fromEntries(own);
    }
    return { type, props };
  });
  return { schema: layoutSchemaVersion, root: {}, content, texts };
}

/** The translated settings of a block. */
type Spoken = Readonly<Record<string, InLanguages<string>>>;

/** Block ids must be unique within a page; they are not shown. */
export function html(id: string, text: InLanguages<string>): Block {
  return { type: 'html', props: { id, spoken: { html: text } } };
}

/** Any other block: its settings, and its texts in all languages. */
export function block(
  type: string,
  id: string,
  settings: Readonly<Record<string, unknown>> = {},
  spoken: Spoken = {},
): Block {
  return { type, props: { id, ...settings, spoken } };
}

export function picture(id: string, assetId: string): Block {
  return { type: 'image', props: { id, assetId } };
}

export function button(id: string, buttonText: InLanguages<string>, link: string): Block {
  const spoken = { buttonText, buttonLink: { en: link, de: link, fr: link } };
  return { type: 'button', props: { id, buttonSize: 'medium', buttonAlignment: 'left', spoken } };
}

/** The pictures of the gallery page, or chosen ones. */
export function gallery(id: string, settings: Readonly<Record<string, unknown>>): Block {
  return { type: 'gallery', props: { id, collectionUrlId: 'gallery', ...settings } };
}

export function form(id: string, formId: string): Block {
  return { type: 'form', props: { id, formId } };
}

export function newsletter(id: string, formId: string, title: InLanguages<string>): Block {
  return { type: 'newsletter', props: { id, formId, spoken: { title } } };
}

export function row(id: string, columns: readonly Column[]): Block {
  return { type: 'row', props: { id, columns } };
}

export function summary(
  id: string,
  collectionUrlId: string,
  limit: number,
  design: 'autogrid' | 'carousel' | 'list' | 'autocolumns' = 'autogrid',
): Block {
  return { type: 'summary-v2', props: { id, collectionUrlId, limit, design } };
}
