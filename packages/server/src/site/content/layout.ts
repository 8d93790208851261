import type { Block } from '@awning/site-model';
import { cleanHtml } from './html-policy.ts';

/**
 * A block area as it is stored: the page editor's own document. Blocks carry their settings in `props`; a row holds columns that
 * hold blocks again.
 */
export interface LayoutDocument {
  readonly root: { readonly props?: Readonly<Record<string, unknown>> };
  readonly content: readonly Block[];
}

/** Whose block area it is: a page's main content, an item's body, or an area that the theme names. */
export type LayoutOwner = `page:${string}` | `item:${string}` | `field:${string}`;

export interface Layout {
  readonly owner: string;
  readonly language: string;
  readonly document: LayoutDocument;
  readonly updatedAt: Date;
}

/** The document with the HTML in its blocks made harmless. */
export function cleanLayout(document: LayoutDocument): LayoutDocument {
  return { ...document, content: document.content.map(cleanBlock) };
}

function cleanBlock(block: Block): Block {
  return { ...block, props: cleanProps(block.props) as Block['props'] };
}

function cleanProps(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, cleanProp(name, value)]));
}

function cleanProp(name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    return htmlProps.has(name) ? cleanHtml(value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((element) => cleanProp(name, element));
  }
  return typeof value === 'object' && value !== null ? cleanProps(value as Record<string, unknown>) : value;
}

/** The settings of blocks that hold HTML; all others are text and escaped when they are printed. */
const htmlProps: ReadonlySet<string> = new Set(['html', 'description', 'quote', 'caption']);
