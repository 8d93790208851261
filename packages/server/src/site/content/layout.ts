import { type Block, definitionOf, mapBlocks } from '@awning/site-model';
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

/** The document with the HTML in its blocks made harmless, each setting by the policy that its definition names. */
export function cleanLayout(document: LayoutDocument): LayoutDocument {
  return { ...document, content: mapBlocks(document.content, cleanBlock) };
}

function cleanBlock({ type, props }: Block): Block {
  const { id, ...settings } = props;
  const definition = definitionOf(type);
  const cleaned =
    definition === undefined
      ? cleanUnknown(settings)
      : mapValues(settings, (value, name) => {
          const policy = definition.fields[name]?.policy;
          return policy !== undefined && typeof value === 'string' ? cleanHtml(value, policy) : value;
        });
  return { type, props: { ...(cleaned as Readonly<Record<string, unknown>>), id } };
}

/** A block of a type without definition is kept and not shown. Once it is, nothing in it may do harm, so all that looks like HTML is cleaned. */
function cleanUnknown(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? cleanHtml(value) : value;
  if (Array.isArray(value)) return value.map(cleanUnknown);
  return typeof value === 'object' && value !== null ? mapValues(value, cleanUnknown) : value;
}

function mapValues(values: object, change: (value: unknown, name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
