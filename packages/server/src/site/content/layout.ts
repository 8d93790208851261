import { definitionOf, type LayoutDocument, layoutSchemaVersion, mapSettings } from '@awning/site-model';
import { cleanHtml } from './html-policy.ts';

/** The owner of a block area: a page's main content, an item's body, an area of the theme, or one of the host's own. */
export type LayoutOwner = `${'page' | 'item' | 'field' | 'popup' | 'announcement-bar'}:${string}`;

export const emptyLayout: LayoutDocument = { schema: layoutSchemaVersion, root: {}, content: [], texts: {} };

export interface Layout {
  readonly owner: string;
  readonly document: LayoutDocument;
  readonly updatedAt: Date;
}

/**
 * Returns the layout with the HTML of its blocks cleaned in every language, each setting by the policy of its
 * definition.
 */
export function cleanLayout(document: LayoutDocument): LayoutDocument {
  return mapSettings(document, (type, settings) => {
    const definition = definitionOf(type);
    return mapValues(settings, (value, name) => {
      if (definition === undefined) return cleanUnknown(value);
      const policy = definition.fields[name]?.policy;
      return policy !== undefined && typeof value === 'string' ? cleanHtml(value, policy) : value;
    });
  });
}

/**
 * A block of an unknown type is kept but not shown. It might be shown later, so everything that looks like HTML is
 * cleaned.
 */
function cleanUnknown(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? cleanHtml(value) : value;
  if (Array.isArray(value)) return value.map(cleanUnknown);
  return typeof value === 'object' && value !== null ? mapValues(value, cleanUnknown) : value;
}

function mapValues(values: object, change: (value: unknown, name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
