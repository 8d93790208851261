import type { InLanguages } from '@awning/formats';

/** Something of the website that a block shows and that a ready-made section cannot know. */
export type Wish = 'picture' | 'products' | 'posts' | 'form' | 'newsletter';

/** A block of a ready-made section. */
export interface Piece {
  readonly type: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly texts?: Readonly<Record<string, InLanguages<string>>>;
  readonly columns?: readonly Stack[];
  readonly wish?: Wish;
  /** The number of pictures that it shows. */
  readonly pictures?: number;
}

/** A column with its width in twelfths. */
export interface Stack {
  readonly span: number;
  readonly pieces: readonly Piece[];
}

export interface RowLooks {
  readonly tone?: 'quiet' | 'strong';
  readonly space?: 'medium' | 'large';
  readonly textSize?: 'large';
  readonly textAlignment?: 'center';
  readonly columnAlignment?: 'middle';
}

export function say(en: string, de: string, fr: string): InLanguages<string> {
  return { en, de, fr };
}

export function text(en: string, de: string, fr: string): Piece {
  return { type: 'html', texts: { html: say(en, de, fr) } };
}

export function button(
  link: string,
  words: InLanguages<string>,
  settings: Readonly<Record<string, unknown>> = {},
): Piece {
  return { type: 'button', settings, texts: { buttonText: words, buttonLink: say(link, link, link) } };
}

export function picture(): Piece {
  return { type: 'image', wish: 'picture', pictures: 1 };
}

/** Pictures of one shape beside each other. */
export function pictures(count: number, perRow: number, aspectRatio = 'square'): Piece {
  const settings = {
    'thumbnails-per-row': perRow,
    'aspect-ratio': aspectRatio,
    'show-meta': false,
  };
  return { type: 'gallery', settings, wish: 'picture', pictures: count };
}

export function quote(words: InLanguages<string>, source: InLanguages<string>): Piece {
  return { type: 'quote', texts: { quote: words, source } };
}

export function summary(wish: 'products' | 'posts', limit: number, design: 'autogrid' | 'list' = 'autogrid'): Piece {
  return { type: 'summary-v2', settings: { limit, design }, wish };
}

export function form(): Piece {
  return { type: 'form', wish: 'form' };
}

export function newsletter(title: InLanguages<string>, description: InLanguages<string>): Piece {
  return { type: 'newsletter', wish: 'newsletter', texts: { title, description } };
}

export const gap: Piece = { type: 'spacer', settings: { size: 'small' } };

export function row(looks: RowLooks, columns: readonly Stack[]): Piece {
  return { type: 'row', settings: { ...looks }, columns };
}

/** Columns of the same width. */
export function columns(...stacks: readonly (readonly Piece[])[]): readonly Stack[] {
  return stacks.map((pieces) => ({ span: 12 / stacks.length, pieces }));
}

/** Everything below each other. */
export function below(...pieces: readonly Piece[]): readonly Stack[] {
  return [{ span: 12, pieces }];
}

/** A box of its own inside a column. */
export function card(...pieces: readonly Piece[]): readonly Piece[] {
  return [row({ tone: 'quiet' }, below(...pieces))];
}
