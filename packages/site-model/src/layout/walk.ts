import { blockDefinitions } from '../blocks/index.ts';
import { type Block, type Column, columnsIn } from './block.ts';
import type { BlockDefinition } from './definition.ts';
import type { BlockField } from './field.ts';
import { settingsOf } from './settings.ts';

/** Blocks nested deeper than this are ignored wherever a layout is walked. */
export const maxBlockDepth = 8;

/**
 * The definition of a type of block; `undefined` for unknown types and for those that only have a number.
 *
 * @example
 * definitionOf('spacer').number // => 21
 * definitionOf('no-such-block') // => undefined
 */
export function definitionOf(type: string): BlockDefinition | undefined {
  return byName.get(type);
}

const byName: ReadonlyMap<string, BlockDefinition> = new Map(
  blockDefinitions.map((definition) => [definition.name, definition]),
);

/**
 * All blocks of a layout in reading order, nested ones included.
 *
 * @example
 * allBlocks([
 *   { type: 'row', props: { id: 'r', columns: [{ span: 12, blocks: [{ type: 'html', props: { id: 'a' } }] }] } },
 *   { type: 'spacer', props: { id: 'b' } },
 * ]).map((block) => block.props.id) // => ['r', 'a', 'b']
 */
export function allBlocks(content: readonly Block[], depth = 0): Block[] {
  if (depth > maxBlockDepth) return [];
  return content.flatMap((block) => [
    block,
    ...columnsOf(block).flatMap(([, columns]) => columns.flatMap(({ blocks }) => allBlocks(blocks, depth + 1))),
  ]);
}

/**
 * Returns the layout with each block replaced by the result of `change`, or removed if that is undefined. The nested blocks
 * always come from the block as it was before the change.
 *
 * @example
 * mapBlocks([{ type: 'spacer', props: { id: 'a' } }], ({ type }) => ({ type, props: { id: 'b' } }))[0].props // => { id: 'b' }
 */
export function mapBlocks(content: readonly Block[], change: (block: Block) => Block | undefined, depth = 0): Block[] {
  if (depth > maxBlockDepth) return [];
  return content.flatMap((block) => {
    const changed = change(block);
    if (changed === undefined) return [];
    const inner = columnsOf(block).map(([name, columns]) => [
      name,
      columns.map(({ span, blocks }) => ({ span, blocks: mapBlocks(blocks, change, depth + 1) })),
    ]);
    const props = { ...changed.props, ...(Object.fromEntries(inner) as Record<string, Column[]>) };
    return [{ type: changed.type, props }];
  });
}

/** A setting with its block. */
export interface FoundField {
  readonly block: Block;
  readonly name: string;
  readonly field: BlockField;
  readonly value: unknown;
}

/**
 * Every setting of every block of a layout with its kind: pictures, forms, texts.
 *
 * @example
 * allFields([{ type: 'quote', props: { id: 'q', quote: '<p>Hi</p>' } }])
 *   .map(({ name, field, value }) => [name, field.holds, value]) // => [['quote', 'html', '<p>Hi</p>'], ['source', 'text', '']]
 */
export function allFields(content: readonly Block[]): FoundField[] {
  return allBlocks(content).flatMap((block) => {
    const definition = definitionOf(block.type);
    if (definition === undefined) return [];
    const settings = settingsOf(definition, block);
    return Object.entries(definition.fields).map(([name, field]) => ({ block, name, field, value: settings[name] }));
  });
}

/** The settings of a block that hold nested blocks. */
function columnsOf({ type, props }: Block): [string, Column[]][] {
  const fields = Object.entries(definitionOf(type)?.fields ?? {});
  return fields.flatMap(([name, { holds }]) => (holds === 'columns' ? [[name, columnsIn(props[name])]] : []));
}
