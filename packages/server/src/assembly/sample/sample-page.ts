import type { Block, Column } from '@awning/site-model';
import type { FormIds } from './forms.ts';
import type { PictureIds } from './pictures.ts';

export const sampleLanguages = ['en', 'de', 'fr'] as const;
type SampleLanguage = (typeof sampleLanguages)[number];
export type InLanguages<T> = Readonly<Record<SampleLanguage, T>>;

/** A page of the sample shop: its names, and its blocks once the pictures and forms have ids. */
export interface SamplePage {
  readonly urlId: string;
  readonly texts: InLanguages<{
    readonly title: string;
    readonly navigationTitle?: string;
    readonly description: string;
  }>;
  readonly isHomepage?: boolean;
  readonly blocks: (language: SampleLanguage, pictures: PictureIds, forms: FormIds) => readonly Block[];
}

/** Blocks need names of their own within a page; nobody sees them. */
export function html(id: string, text: string): Block {
  return { type: 'html', props: { id, html: text } };
}

export function picture(id: string, assetId: string): Block {
  return { type: 'image', props: { id, assetId } };
}

export function button(id: string, buttonText: string, buttonLink: string): Block {
  return { type: 'button', props: { id, buttonText, buttonLink, buttonSize: 'medium', buttonAlignment: 'left' } };
}

export function form(id: string, formId: string): Block {
  return { type: 'form', props: { id, formId } };
}

export function newsletter(id: string, formId: string, title: string): Block {
  return { type: 'newsletter', props: { id, formId, title } };
}

export function row(id: string, columns: readonly Column[]): Block {
  return { type: 'row', props: { id, columns } };
}

export function summary(
  id: string,
  collectionUrlId: string,
  limit: number,
  design: 'autogrid' | 'list' = 'autogrid',
): Block {
  return { type: 'summary-v2', props: { id, collectionUrlId, limit, design } };
}
