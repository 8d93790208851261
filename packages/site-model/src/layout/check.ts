import { Value } from '@sinclair/typebox/value';
import { checkCount } from '../content-limits.ts';
import { UNDEFINED_CODE } from '../enumeration.ts';
import { blockTypes } from '../enumerations/block-type.ts';
import { layoutMessages } from '../messages.ts';
import { type Block, isBlock, isRecord } from './block.ts';
import type { BlockDefinition } from './definition.ts';
import { BlockLanguages, type LayoutDocument, LayoutSchema } from './document.ts';
import type { BlockField } from './field.ts';
import { screenSizeNames } from './screens.ts';
import { allBlocks, definitionOf, maxBlockDepth } from './walk.ts';

/** The errors of a layout by path, such as `content.2.props.buttonText`. */
export type LayoutErrors = Readonly<Record<string, string>>;

/**
 * Returns the errors that keep a layout from being saved. Existing content that a stricter rule would refuse stays readable
 * (D-159).
 *
 * @example
 * checkLayout({ schema: 1, root: {}, content: [{ type: 'spacer', props: { id: 'a', size: 'large' } }], texts: {} }) // => {}
 * checkLayout({ schema: 1, root: {}, content: [{ type: 'spacer', props: { id: 'a', size: 'huge' } }], texts: {} }) // => { 'content.0.props.size': 'The setting "size" has a value that is not allowed.' }
 */
export function checkLayout(document: unknown): LayoutErrors {
  const fault = Value.Errors(LayoutSchema, document).First();
  if (fault !== undefined) return { [placeOf(fault.path)]: layoutMessages.badForm };
  const { root, content, texts } = document as LayoutDocument;
  const count = checkCounts(content);
  if (!count.ok) return { content: count.message };
  const errors = merged([checkUnknown(root, 'root'), checkBlocks(content, 'content', 0, new Set())]);
  return Object.keys(errors).length > 0 ? errors : checkTexts(texts, allBlocks(content));
}

/** Whether a layout has more blocks than may be saved. */
export function hasTooManyBlocks({ content }: LayoutDocument): boolean {
  return !checkCounts(content).ok;
}

/** Rows only arrange other blocks, and have a limit of their own. */
function checkCounts(content: readonly unknown[]) {
  const { rows, others } = countsIn(content);
  const blocks = checkCount('blocksPerLayout', others);
  return blocks.ok ? checkCount('rowsPerLayout', rows) : blocks;
}

/** Of all that stands where blocks should, whether or not it is one: it is counted before it is checked. */
function countsIn(blocks: readonly unknown[], depth = 0): { readonly rows: number; readonly others: number } {
  let [rows, others] = [0, 0];
  if (depth > maxBlockDepth) return { rows, others };
  for (const block of blocks) {
    const isRow = isBlock(block) && definitionOf(block.type)?.number === null;
    if (isRow) rows += 1;
    else others += 1;
    const columns = isRow ? block.props['columns'] : undefined;
    for (const column of Array.isArray(columns) ? columns : []) {
      if (!isRecord(column) || !Array.isArray(column['blocks'])) continue;
      const inner = countsIn(column['blocks'], depth + 1);
      rows += inner.rows;
      others += inner.others;
    }
  }
  return { rows, others };
}

function placeOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}

function checkTexts(texts: LayoutDocument['texts'], blocks: readonly Block[]): LayoutErrors {
  const types = new Map(blocks.map(({ type, props }) => [props.id, type]));
  const entries = Object.entries(texts).flatMap(([language, ofLanguage]) =>
    Object.entries(ofLanguage).map(([id, settings]) => ({ place: `texts.${language}.${id}`, id, settings })),
  );
  return merged(
    entries.map(({ place, id, settings }): LayoutErrors => {
      const type = types.get(id);
      if (type === undefined) return { [place]: layoutMessages.noSuchBlock(id) };
      const definition = definitionOf(type);
      if (definition === undefined) return checkUnknown(settings, place);
      return merged(
        Object.entries(settings).map(([name, value]) =>
          checkSetting(definition, name, value, `${place}.${name}`, (field) => field.holds !== 'columns'),
        ),
      );
    }),
  );
}

/** A type that has a number but no definition yet keeps its settings. */
function checkUnknown(settings: unknown, place: string): LayoutErrors {
  const isTooLong = isDeeperThan(settings, deepestUnknown) || JSON.stringify(settings).length > longestUnknown;
  return isTooLong ? { [place]: layoutMessages.tooLong } : {};
}

/** Whoever reads a value level by level would run out of stack in a deeper one. */
function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

function checkSetting(
  { name: type, fields }: BlockDefinition,
  name: string,
  value: unknown,
  place: string,
  isHere: (field: BlockField) => boolean,
): LayoutErrors {
  const field = Object.hasOwn(fields, name)
    ? fields[name]
    : Object.values(fields).find(({ formerly }) => formerly === name);
  if (field === undefined) return { [place]: layoutMessages.unknownSetting(type, name) };
  if (!isHere(field)) return { [place]: layoutMessages.elsewhere(name) };
  return Value.Check(field.schema, value) ? {} : { [place]: layoutMessages.badSetting(name) };
}

function checkBlocks(blocks: readonly unknown[], path: string, depth: number, ids: Set<string>): LayoutErrors {
  if (depth > maxBlockDepth) return { [path]: layoutMessages.tooDeep(maxBlockDepth) };
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
  return checkUnknown(block.props, path);
}

/** It becomes part of an id in the page. */
const idOfBlock = /^[\w-]{1,64}$/;

/** In characters. */
const longestUnknown = 20_000;
const deepestUnknown = 20;

function checkSettings(
  definition: BlockDefinition,
  { props }: Block,
  path: string,
  depth: number,
  ids: Set<string>,
): LayoutErrors {
  const { id: _, languages, at, ...settings } = props;
  const ofAll: LayoutErrors =
    languages === undefined || Value.Check(BlockLanguages, languages)
      ? {}
      : { [`${path}.props.languages`]: layoutMessages.badSetting('languages') };
  const ofScreens = at === undefined ? {} : checkScreens(definition, at, `${path}.props.at`);
  const own = Object.entries(settings).map(([name, value]) => {
    const place = `${path}.props.${name}`;
    const errors = checkSetting(definition, name, value, place, (field) => !field.isTranslated);
    if (definition.fields[name]?.holds !== 'columns' || Object.keys(errors).length > 0) return errors;
    const columns = value as readonly { readonly blocks: readonly unknown[] }[];
    return merged(columns.map(({ blocks }, index) => checkBlocks(blocks, `${place}.${index}.blocks`, depth + 1, ids)));
  });
  return merged([ofAll, ofScreens, ...own]);
}

function checkScreens(definition: BlockDefinition, at: unknown, place: string): LayoutErrors {
  if (!isRecord(at)) return { [place]: layoutMessages.badSetting('at') };
  return merged(
    Object.entries(at).map(([size, values]): LayoutErrors => {
      const isSize = screenSizeNames.some((name) => name === size);
      if (!isSize || !isRecord(values)) return { [`${place}.${size}`]: layoutMessages.badSetting('at') };
      return merged(
        Object.entries(values).map(([name, value]) =>
          checkSetting(definition, name, value, `${place}.${size}.${name}`, ({ byScreen }) => byScreen !== undefined),
        ),
      );
    }),
  );
}

/** The first errors are enough to mend a layout, and a body of a megabyte may hold a hundred thousand. */
function merged(errors: readonly LayoutErrors[]): LayoutErrors {
  return Object.fromEntries(errors.flatMap((one) => Object.entries(one)).slice(0, MOST_ERRORS));
}

const MOST_ERRORS = 200;
