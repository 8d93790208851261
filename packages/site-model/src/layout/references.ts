import type { Block, Column } from './block.ts';
import type { LayoutDocument } from './document.ts';
import type { BlockField } from './field.ts';
import { allBlocks, definitionOf, maxBlockDepth } from './walk.ts';

/** A picture, file, form or collection that a layout refers to, and the path of the reference, such as `content.2.props.assetId`. */
export interface LayoutReference {
  readonly place: string;
  readonly to: 'picture' | 'file' | 'form' | 'collection';
  /** An id; for a collection also the last part of its URL. */
  readonly name: string;
}

/**
 * Every picture, file, form and collection that a layout refers to, in structure and texts. The layout must have passed
 * `checkLayout`. Empty values are not references.
 *
 * @example
 * referencesOf({
 *   schema: 1, root: {}, texts: {},
 *   content: [{ type: 'summary-v2', props: { id: 'a', collectionUrlId: 'shop', collectionId: '' } }],
 * }) // => [{ place: 'content.0.props.collectionUrlId', to: 'collection', name: 'shop' }]
 */
export function referencesOf({ content, texts }: LayoutDocument): LayoutReference[] {
  const types = new Map(allBlocks(content).map(({ type, props }) => [props.id, type]));
  const own = Object.entries(texts).flatMap(([language, ofLanguage]) =>
    Object.entries(ofLanguage).flatMap(([id, settings]) =>
      inSettings(types.get(id) ?? '', settings, `texts.${language}.${id}`),
    ),
  );
  return [...inBlocks(content, 'content', 0), ...own];
}

function inBlocks(blocks: readonly Block[], place: string, depth: number): LayoutReference[] {
  if (depth > maxBlockDepth) return [];
  return blocks.flatMap(({ type, props }, index) => {
    const fields = Object.entries(definitionOf(type)?.fields ?? {});
    const inner = fields.flatMap(([name, { holds }]) => {
      const columns = holds === 'columns' ? ((props[name] ?? []) as readonly Column[]) : [];
      return columns.flatMap((column, position) =>
        inBlocks(column.blocks, `${place}.${index}.props.${name}.${position}.blocks`, depth + 1),
      );
    });
    return [...inSettings(type, props, `${place}.${index}.props`), ...inner];
  });
}

function inSettings(type: string, settings: Readonly<Record<string, unknown>>, place: string): LayoutReference[] {
  const fields = Object.entries(definitionOf(type)?.fields ?? {});
  return fields
    .filter(([name]) => Object.hasOwn(settings, name))
    .flatMap(([name, field]) => inSetting(field, settings[name], `${place}.${name}`))
    .filter((reference) => reference.name !== '');
}

function inSetting({ holds }: BlockField, value: unknown, place: string): LayoutReference[] {
  switch (holds) {
    case 'picture':
    case 'file':
    case 'form':
    case 'collection':
      return [{ place, to: holds, name: value as string }];
    case 'pictures':
      return (value as readonly string[]).map((name, index) => ({ place: `${place}.${index}`, to: 'picture', name }));
    default:
      return [];
  }
}
