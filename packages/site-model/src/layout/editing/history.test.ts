import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockDefinitions } from '../../blocks/index.ts';
import { contentLimits } from '../../content-limits.ts';
import { checkLayout } from '../check.ts';
import type { LayoutDocument } from '../document.ts';
import { allBlocks, definitionOf } from '../walk.ts';
import {
  addBlock,
  duplicateBlocks,
  moveBlocks,
  type PlannedAct,
  pasteBlocks,
  removeBlocks,
  resizeColumns,
  setText,
  setValue,
} from './acts.ts';
import { copyBlocks } from './clip.ts';
import { type LayoutHistory, openHistory, perform, redo, undo } from './history.ts';
import { type BlockPlace, columnsOf } from './place.ts';

const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [
    { type: 'html', props: { id: 'a' } },
    { type: 'spacer', props: { id: 's' } },
  ],
  texts: { en: { a: { html: 'Hello' } } },
};

function performed(history: LayoutHistory, act: PlannedAct, burst?: string): LayoutHistory {
  const done = perform(history, act, burst === undefined ? {} : { burst });
  if (!done.ok) throw new Error(done.message);
  return done.value;
}

const type = (history: LayoutHistory, value: string, burst?: string) =>
  performed(history, setText(history.document, { id: 'a', language: 'en', name: 'html', value }), burst);
const textOf = ({ document }: LayoutHistory) => document.texts['en']?.['a']?.['html'];

test('every act is one step', () => {
  const opened = openHistory(layout);
  const typed = type(opened, 'Hi');
  const removed = performed(typed, removeBlocks(typed.document, ['s']));
  expect(undo(removed).document).toEqual(typed.document);
  expect(undo(undo(removed)).document).toEqual(opened.document);
  expect(redo(redo(undo(undo(removed)))).document).toEqual(removed.document);
});

test('an act after an undone one takes its place', () => {
  const history = type(undo(type(openHistory(layout), 'One')), 'Two');
  expect(redo(history)).toBe(history);
  expect(textOf(undo(history))).toBe('Hello');
});

test('undo and redo do nothing where there is nothing to do', () => {
  const history = openHistory(layout);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test('letters typed in a row are one step, those typed later another', () => {
  const letters = ['H', 'He', 'Hey'].reduce((history, value) => type(history, value, 'first'), openHistory(layout));
  const later = type(letters, 'Hey you', 'second');
  expect(textOf(undo(later))).toBe('Hey');
  expect(textOf(undo(undo(later)))).toBe('Hello');
  expect(textOf(redo(undo(undo(later))))).toBe('Hey');
});

test('letters that were typed and deleted again leave no step', () => {
  const history = type(type(openHistory(layout), 'Hello!', 'b'), 'Hello', 'b');
  expect(history.past).toEqual([]);
});

test('a burst over several values is undone as a whole', () => {
  const typed = type(openHistory(layout), 'Hi', 'b');
  const both = performed(typed, setValue(typed.document, { id: 's', name: 'size', value: 'large' }), 'b');
  expect(undo(both).document).toEqual(layout);
  expect(redo(undo(both)).document).toEqual(both.document);
});

test('a layout that could not be saved can be mended', () => {
  const damaged = { ...layout, content: [{ type: 'spacer', props: { id: 's', size: 'huge' } }], texts: {} };
  const more = performed(openHistory(damaged), addBlock(damaged, { type: 'html', place: first, newId: () => 'n' }));
  const mended = performed(more, setValue(more.document, { id: 's', name: 'size', value: 'small' }));
  expect(checkLayout(mended.document)).toEqual({});
  expect(perform(mended, setValue(mended.document, { id: 's', name: 'size', value: 'huge' })).ok).toBe(false);
});

test('one block too many is refused for that reason', () => {
  const many = Array.from({ length: contentLimits.blocksPerLayout }, (_, index) => ({
    type: 'spacer',
    props: { id: `b${index}` },
  }));
  const full = { ...layout, content: many, texts: {} };
  const act = duplicateBlocks(full, ['b0'], () => 'n');
  expect(perform(openHistory(full), act)).toMatchObject({ ok: false, reason: 'too-many' });
});

test('blocks that an act does not touch stay the same objects', () => {
  const opened = openHistory(layout);
  const changed = performed(opened, setValue(opened.document, { id: 's', name: 'size', value: 'large' }));
  expect(changed.document.content[0]).toBe(opened.document.content[0]);
});

const first: BlockPlace = { list: null, index: 0 };

/** Dice for one act: which, and what about. */
type Dice = readonly [number, number, number, number];

const RUNS = 20;
const ACTS_PER_RUN = 500;

test('10,000 random acts: the layout stays valid, undo leads to the start and redo to the end', () => {
  const dice = fc.tuple(fc.nat(99), fc.nat(), fc.nat(), fc.nat());
  let count = 0;
  const newId = () => `n${(count += 1)}`;
  let mostBlocks = 0;
  fc.assert(
    fc.property(fc.array(dice, { minLength: ACTS_PER_RUN, maxLength: ACTS_PER_RUN }), (throws) => {
      const opened = openHistory(layout);
      let history = opened;
      for (const thrown of throws) {
        history = nextHistory(history, thrown, newId);
        expect(checkLayout(history.document)).toEqual({});
        mostBlocks = Math.max(mostBlocks, countBlocks(history.document));
      }
      // What was undone last belongs to the end as well.
      while (history.future.length > 0) history = redo(history);
      const ended = history.document;
      while (history.past.length > 0) history = undo(history);
      expect(history.document).toEqual(opened.document);
      while (history.future.length > 0) history = redo(history);
      expect(history.document).toEqual(ended);
    }),
    { numRuns: RUNS, seed: 15, endOnFailure: true },
  );
  expect(mostBlocks).toBe(contentLimits.blocksPerLayout);
});

const UNDO_BELOW = 8;
const REDO_BELOW = 12;

function nextHistory(history: LayoutHistory, [act, ...dice]: Dice, newId: () => string): LayoutHistory {
  if (act < UNDO_BELOW) return undo(history);
  if (act < REDO_BELOW) return redo(history);
  const plan = plans[act % plans.length];
  const planned = plan?.(history.document, dice, newId);
  const burst = planned?.ok && planned.value[0]?.kind === 'text' ? 'typing' : undefined;
  const done = planned && perform(history, planned, burst === undefined ? {} : { burst });
  return done?.ok ? done.value : history;
}

type Plan = (document: LayoutDocument, dice: readonly [number, number, number], newId: () => string) => PlannedAct;

const adding: Plan = (document, [kind, list, index], newId) =>
  addBlock(document, { type: pick(blockDefinitions, kind).name, place: anyPlace(document, list, index), newId });

/** Adding is on the list more often than removing, so that layouts become full. */
const plans: readonly Plan[] = [
  adding,
  adding,
  adding,
  (document, [id, list, index]) => moveBlocks(document, [anyId(document, id)], anyPlace(document, list, index)),
  (document, [id, list, index]) =>
    moveBlocks(document, someIds(document, [id, list, index]), anyPlace(document, list, index)),
  (document, dice) => removeBlocks(document, someIds(document, dice)),
  (document, dice, newId) => duplicateBlocks(document, someIds(document, dice), newId),
  (document, [id, list, index], newId) => {
    const clip = copyBlocks(document, someIds(document, [id, list, index]));
    return pasteBlocks(document, clip, anyPlace(document, list, index), newId);
  },
  (document, [id, name, value]) => {
    const screen = pick([undefined, 'tablet', 'phone'] as const, value);
    return setValue(document, {
      id: anyId(document, id),
      name: anyName(document, id, name),
      ...(screen && { screen }),
      value: pick(values, value),
    });
  },
  (document, [id, name, value]) =>
    setText(document, {
      id: anyId(document, id),
      language: pick(['en', 'de', 'fr'], value),
      name: anyName(document, id, name),
      value: pick(values, value),
    }),
  (document, [id, spans]) => {
    const rows = allBlocks(document.content).filter((block) => columnsOf(block).length > 0);
    return resizeColumns(document, rows.length === 0 ? '' : pick(rows, id).props.id, pick(widths, spans));
  },
];

const values = [undefined, '', 'small', 'large', 'left', true, false, 2, 5, '<p>Text</p>', ['de'], []];
const widths = [[12], [6, 6], [4, 8], [4, 4, 4], [3, 3, 3, 3], [9, 3], [12, 0], [8, 8]];

function pick<Value>(list: readonly Value[], die: number): Value {
  return list[die % list.length] as Value;
}

function anyId({ content }: LayoutDocument, die: number): string {
  const blocks = allBlocks(content);
  return blocks.length === 0 ? 'none' : pick(blocks, die).props.id;
}

/** One to three of them. */
function someIds(document: LayoutDocument, [first, ...others]: readonly [number, number, number]): readonly string[] {
  return [first, ...others.slice(0, first % 3)].map((die) => anyId(document, die));
}

function anyName({ content }: LayoutDocument, idDie: number, die: number): string {
  const blocks = allBlocks(content);
  const fields = blocks.length === 0 ? {} : (definitionOf(pick(blocks, idDie).type)?.fields ?? {});
  return pick([...Object.keys(fields), 'languages'], die);
}

function anyPlace({ content }: LayoutDocument, listDie: number, indexDie: number): BlockPlace {
  const lists = allBlocks(content).flatMap((block) =>
    columnsOf(block).map(({ blocks }, column) => ({ list: { row: block.props.id, column }, blocks })),
  );
  const { list, blocks } = pick([{ list: null, blocks: content }, ...lists], listDie);
  return { list, index: indexDie % (blocks.length + 1) };
}

function countBlocks({ content }: LayoutDocument): number {
  return allBlocks(content).filter(({ type: name }) => name !== 'row').length;
}
