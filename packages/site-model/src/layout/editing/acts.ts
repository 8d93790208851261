import { layoutMessages } from '../../messages.ts';
import { accepted, type Refusal, type Result, refused } from '../../refusal.ts';
import { type Block, rowSpan } from '../block.ts';
import type { LayoutDocument } from '../document.ts';
import type { ScreenSize } from '../screens.ts';
import { settingsOf } from '../settings.ts';
import { definitionOf } from '../walk.ts';
import { copyBlocks, type LayoutClip, readClip, withNewIds } from './clip.ts';
import {
  type BlockList,
  type BlockPlace,
  blocksIn,
  columnsOf,
  findBlock,
  outermostBlocks,
  withColumns,
} from './place.ts';
import { isSame } from './same.ts';
import { applyStep, type LayoutStep, storedValue } from './step.ts';

export type ActReason = 'no-such-block' | 'no-such-place' | 'into-itself' | 'unknown-setting' | 'too-wide' | 'no-clip';

/** The steps of an act; none if it would change nothing. */
export type PlannedAct = Result<readonly LayoutStep[], ActReason>;

/** Makes an id that no other block has. */
export type NewId = () => string;

/**
 * Adds a block with its defaults; a row begins with two columns of the same width.
 *
 * @example
 * addBlock({ schema: 1, root: {}, content: [], texts: {} }, { type: 'spacer', place: { list: null, index: 0 }, newId: () => 'a' }).value
 * // => [{ kind: 'insert', place: { list: null, index: 0 }, block: { type: 'spacer', props: { id: 'a' } }, texts: {} }]
 */
export function addBlock(
  { content }: LayoutDocument,
  { type, place, newId }: { readonly type: string; readonly place: BlockPlace; readonly newId: NewId },
): PlannedAct {
  if (!isPlace(content, place)) return noPlace;
  const half = { span: rowSpan / 2, blocks: [] };
  const block = withColumns({ type, props: { id: newId() } }, [half, half]);
  return accepted([{ kind: 'insert', place, block, texts: {} }]);
}

/**
 * Moves blocks to a place between others, named by what is there before the move. There they stand one below the other,
 * wherever they came from.
 *
 * @example
 * moveBlocks(
 *   { schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }, { type: 'html', props: { id: 'b' } }], texts: {} },
 *   ['a'],
 *   { list: null, index: 2 },
 * ).value // => [{ kind: 'move', id: 'a', to: { list: null, index: 1 } }]
 */
export function moveBlocks(document: LayoutDocument, ids: readonly string[], { list, index }: BlockPlace): PlannedAct {
  const moved = outermostBlocks(document.content, ids);
  if (moved.length === 0) return noBlock(ids.join(', '));
  const steps: LayoutStep[] = [];
  let current = document;
  let next = index;
  for (const { props } of moved) {
    const planned = moveBlock(current, props.id, { list, index: next });
    if (!planned.ok) return planned;
    for (const step of planned.value) current = applyStep(current, step).document;
    steps.push(...planned.value);
    next = (findBlock(current.content, props.id)?.place.index ?? next) + 1;
  }
  return accepted(steps);
}

function moveBlock({ content }: LayoutDocument, id: string, place: BlockPlace): PlannedAct {
  const found = findBlock(content, id);
  if (!found) return noBlock(id);
  if (!isPlace(content, place)) return noPlace;
  if (isInside(found.block, place.list)) return refused('into-itself', layoutMessages.intoItself);
  const from = found.place;
  const isSameList = isSame(from.list, place.list);
  const index = isSameList && place.index > from.index ? place.index - 1 : place.index;
  return accepted(isSameList && index === from.index ? [] : [{ kind: 'move', id, to: { list: place.list, index } }]);
}

/**
 * Removes blocks with everything in them, and their texts in all languages.
 *
 * @example
 * removeBlocks({ schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }], texts: {} }, ['a']).value // => [{ kind: 'remove', id: 'a' }]
 * removeBlocks({ schema: 1, root: {}, content: [], texts: {} }, ['a']).reason // => 'no-such-block'
 */
export function removeBlocks({ content }: LayoutDocument, ids: readonly string[]): PlannedAct {
  const removed = outermostBlocks(content, ids);
  if (removed.length === 0) return noBlock(ids.join(', '));
  return accepted(removed.map(({ props }) => ({ kind: 'remove', id: props.id })));
}

/**
 * Puts copies of blocks after the last of them, with their texts.
 *
 * @example
 * duplicateBlocks({ schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }], texts: {} }, ['a'], () => 'b').value[0].place
 * // => { list: null, index: 1 }
 */
export function duplicateBlocks(document: LayoutDocument, ids: readonly string[], newId: NewId): PlannedAct {
  const clip = copyBlocks(document, ids);
  const last = clip && findBlock(document.content, clip.content.at(-1)?.props.id ?? '');
  if (!last) return noBlock(ids.join(', '));
  const { list, index } = last.place;
  return pasteBlocks(document, clip, { list, index: index + 1 }, newId);
}

/**
 * Inserts what was copied, perhaps from another page or website: all of it gets new ids.
 *
 * @example
 * pasteBlocks(
 *   { schema: 1, root: {}, content: [], texts: {} },
 *   { content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'Hi' } } } },
 *   { list: null, index: 0 },
 *   () => 'b',
 * ).value[0].texts // => { en: { b: { html: 'Hi' } } }
 */
export function pasteBlocks({ content }: LayoutDocument, clip: unknown, place: BlockPlace, newId: NewId): PlannedAct {
  if (!isPlace(content, place)) return noPlace;
  const pasted = readClip(clip);
  if (!pasted) return refused('no-clip', layoutMessages.noClip);
  const { list, index } = place;
  return accepted(insertsOf(withNewIds(pasted, newId), list, index));
}

function insertsOf({ content, texts }: LayoutClip, list: BlockList, index: number): readonly LayoutStep[] {
  return content.map((block, offset) => ({
    kind: 'insert',
    place: { list, index: index + offset },
    block,
    // All texts come with the first block: they are taken out again block by block.
    texts: offset === 0 ? texts : {},
  }));
}

export interface ValueChange {
  readonly id: string;
  readonly name: string;
  /** The smaller screen that it is for; without one it is for all. */
  readonly screen?: ScreenSize;
  /** `undefined` takes the value away, so that the default counts, or the value of the wider screen. */
  readonly value: unknown;
}

/**
 * Changes a setting that all languages share.
 *
 * @example
 * setValue(
 *   { schema: 1, root: {}, content: [{ type: 'spacer', props: { id: 'a' } }], texts: {} },
 *   { id: 'a', name: 'size', value: 'large' },
 * ).value // => [{ kind: 'value', id: 'a', name: 'size', value: 'large' }]
 */
export function setValue({ content }: LayoutDocument, change: ValueChange): PlannedAct {
  const { id, name, screen, value } = change;
  const block = findBlock(content, id)?.block;
  if (!block) return noBlock(id);
  const isOfAll = name === 'languages' && screen === undefined;
  if (!isOfAll && !hasField(block, name)) return noSetting(block, name);
  const stored = storedValue(block, change);
  const isDefault = stored === undefined && screen === undefined && isSame(value, defaultOf(block, name));
  return accepted(isSame(stored, value) || isDefault ? [] : [{ kind: 'value', ...change }]);
}

export interface TextChange {
  readonly id: string;
  readonly language: string;
  readonly name: string;
  /** `undefined` takes the text away, so that the one of the primary language is shown. */
  readonly value: unknown;
}

/**
 * Changes a text of one language, or another setting for that language alone.
 *
 * @example
 * setText(
 *   { schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }], texts: {} },
 *   { id: 'a', language: 'en', name: 'html', value: '<p>Hi</p>' },
 * ).value // => [{ kind: 'text', id: 'a', language: 'en', name: 'html', value: '<p>Hi</p>' }]
 */
export function setText({ content, texts }: LayoutDocument, change: TextChange): PlannedAct {
  const { id, language, name, value } = change;
  const block = findBlock(content, id)?.block;
  if (!block) return noBlock(id);
  if (!hasField(block, name)) return noSetting(block, name);
  return accepted(isSame(texts[language]?.[id]?.[name], value) ? [] : [{ kind: 'text', ...change }]);
}

/**
 * Gives the columns of a row other widths. With fewer widths than columns, the blocks of the last ones move to the last that
 * is left.
 *
 * @example
 * resizeColumns(
 *   { schema: 1, root: {}, content: [{ type: 'row', props: { id: 'r', columns: [{ span: 6, blocks: [] }, { span: 6, blocks: [] }] } }], texts: {} },
 *   'r',
 *   [4, 8],
 * ).value // => [{ kind: 'spans', id: 'r', spans: [4, 8] }]
 */
export function resizeColumns({ content }: LayoutDocument, id: string, spans: readonly number[]): PlannedAct {
  const row = findBlock(content, id)?.block;
  if (!row) return noBlock(id);
  const columns = columnsOf(row);
  if (columns.length === 0 || spans.length === 0) return noPlace;
  if (spans.reduce((sum, span) => sum + span, 0) > rowSpan) return refused('too-wide', layoutMessages.tooWide(rowSpan));
  const former = columns.map(({ span }) => span);
  if (isSame(former, spans)) return accepted([]);
  const column = spans.length - 1;
  const stay = columns[column]?.blocks.length ?? 0;
  const moves = columns
    .slice(spans.length)
    .flatMap(({ blocks }) => blocks)
    .map(
      ({ props }, offset): LayoutStep => ({
        kind: 'move',
        id: props.id,
        to: { list: { row: id, column }, index: stay + offset },
      }),
    );
  return accepted([...moves, { kind: 'spans', id, spans }]);
}

function hasField({ type }: Block, name: string): boolean {
  const fields = definitionOf(type)?.fields ?? {};
  return Object.hasOwn(fields, name) && fields[name]?.holds !== 'columns';
}

function defaultOf(block: Block, name: string): unknown {
  const definition = definitionOf(block.type);
  return definition && settingsOf(definition, { type: block.type, props: { id: '' } })[name];
}

function isPlace(content: readonly Block[], { list, index }: BlockPlace): boolean {
  const blocks = blocksIn(content, list);
  return blocks !== undefined && Number.isInteger(index) && index >= 0 && index <= blocks.length;
}

function isInside(block: Block, list: BlockList): boolean {
  return list !== null && findBlock([block], list.row) !== undefined;
}

const noPlace = refused('no-such-place', layoutMessages.noPlace);

function noBlock(id: string): Refusal<ActReason> {
  return refused('no-such-block', layoutMessages.noSuchBlock(id));
}

function noSetting({ type }: Block, name: string): Refusal<ActReason> {
  return refused('unknown-setting', layoutMessages.unknownSetting(type, name));
}
