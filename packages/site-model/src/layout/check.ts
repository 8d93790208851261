import { Value } from '@sinclair/typebox/value';
import { checkCount } from '../content-limits.ts';
import { UNDEFINED_CODE } from '../enumeration.ts';
import { blockTypes } from '../enumerations/block-type.ts';
import { layoutMessages } from '../messages.ts';
import { type Block, isBlock } from './block.ts';
import type { BlockDefinition } from './definition.ts';
import { allBlocks, deepestBlock, definitionOf } from './walk.ts';

/** What is wrong with a layout, by the place in it, such as `content.2.props.buttonText`. */
export type LayoutErrors = Readonly<Record<string, string>>;

/**
 * What keeps a list of blocks from being saved; nothing for one that may be. Existing content that a stricter rule would refuse
 * stays readable (D-159).
 *
 * @example
 * checkContent([{ type: 'spacer', props: { id: 'a', size: 'large' } }]) // => {}
 * checkContent([{ type: 'spacer', props: { id: 'a', size: 'huge' } }]) // => { 'content.0.props.size': 'The setting "size" has a value that is not allowed.' }
 */
export function checkContent(content: unknown): LayoutErrors {
  if (!Array.isArray(content)) return { content: layoutMessages.noList };
  const errors = checkBlocks(content, 'content', 0, new Set());
  if (Object.keys(errors).length > 0) return errors;
  const blocks = allBlocks(content as Block[]).filter(({ type }) => definitionOf(type)?.number !== null);
  const count = checkCount('blocksPerLayout', blocks.length);
  return count.ok ? {} : { content: count.message };
}

function checkBlocks(blocks: readonly unknown[], path: string, depth: number, ids: Set<string>): LayoutErrors {
  if (depth > deepestBlock) return { [path]: layoutMessages.tooDeep(deepestBlock) };
  return merged(blocks.map((block, index) => checkBlock(block, `${path}.${index}`, depth, ids)));
}

function checkBlock(block: unknown, path: string, depth: number, ids: Set<string>): LayoutErrors {
  if (!isBlock(block)) return { [path]: layoutMessages.noBlock };
  const { id } = block.props;
  if (!idOfBlock.test(id)) return { [`${path}.props.id`]: layoutMessages.badId };
  if (ids.has(id)) return { [`${path}.props.id`]: layoutMessages.sameId(id) };
  ids.add(id);
  const definition = definitionOf(block.type);
  if (definition !== undefined) return checkSettings(definition, block, path, depth, ids);
  if (blockTypes.byName(block.type).code === UNDEFINED_CODE) {
    return { [`${path}.type`]: layoutMessages.unknownType(block.type) };
  }
  return JSON.stringify(block.props).length > longestUnknown ? { [path]: layoutMessages.tooLong } : {};
}

/** It becomes part of an id of the page. */
const idOfBlock = /^[\w-]{1,64}$/;

/** Characters of the settings of a type that has a number and no definition; they are kept for the day that it gets one. */
const longestUnknown = 20_000;

function checkSettings(
  { name: type, fields }: BlockDefinition,
  { props }: Block,
  path: string,
  depth: number,
  ids: Set<string>,
): LayoutErrors {
  const { id: _, ...settings } = props;
  return merged(
    Object.entries(settings).map(([name, value]): LayoutErrors => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const place = `${path}.props.${name}`;
      if (field === undefined) return { [place]: layoutMessages.unknownSetting(type, name) };
      if (!Value.Check(field.schema, value)) return { [place]: layoutMessages.badSetting(name) };
      if (field.holds !== 'columns') return {};
      const columns = value as readonly { readonly blocks: readonly unknown[] }[];
      return merged(
        columns.map(({ blocks }, index) => checkBlocks(blocks, `${place}.${index}.blocks`, depth + 1, ids)),
      );
    }),
  );
}

function merged(errors: readonly LayoutErrors[]): LayoutErrors {
  return Object.assign({}, ...errors) as LayoutErrors;
}
