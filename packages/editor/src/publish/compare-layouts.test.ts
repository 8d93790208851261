import type { LayoutDocument } from '@awning/site-model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLayouts } from './compare-layouts.ts';

const block = (id: string, settings = {}) => ({ type: 'quote', props: { id, ...settings } });
const row = (id: string, ...columns: readonly (readonly ReturnType<typeof block>[])[]) => ({
  type: 'row',
  props: { id, columns: columns.map((blocks) => ({ span: 12 / columns.length, blocks })) },
});
const layout = (content: LayoutDocument['content'], texts: LayoutDocument['texts'] = {}): LayoutDocument => ({
  schema: 1,
  root: {},
  content,
  texts,
});
const told = (before: LayoutDocument, after: LayoutDocument) =>
  compareLayouts(before, after).map((change) => `${change.kind} ${change.block.props.id}`);

describe('what was done to the blocks of a page', () => {
  it('nothing is told of the same page, whatever the order in which the database returns its names', () => {
    const one = layout([block('a', { design: 'x', limit: 3 })], { en: { a: { quote: 'Hi', source: 'Ann' } } });
    const same = layout([block('a', { limit: 3, design: 'x' })], { en: { a: { source: 'Ann', quote: 'Hi' } } });
    expect(compareLayouts(one, same)).toEqual([]);
  });

  it('a block is added, removed, changed', () => {
    const before = layout([block('a'), block('b', { align: 'left' })]);
    const after = layout([block('b', { align: 'right' }), block('c')]);
    expect(told(before, after)).toEqual(['changed b', 'added c', 'removed a']);
    expect(compareLayouts(before, after)[0]?.settings).toEqual(['align']);
  });

  it('of blocks in another order only those are moved that had to be', () => {
    const before = layout(['a', 'b', 'c', 'd'].map((id) => block(id)));
    expect(told(before, layout(['d', 'a', 'b', 'c'].map((id) => block(id))))).toEqual(['moved d']);
    expect(told(before, layout(['b', 'c', 'd', 'a'].map((id) => block(id))))).toEqual(['moved a']);
  });

  it('a block that goes into a row is moved, and what is in a new or a removed row is not told again', () => {
    const before = layout([row('r', [block('a')], []), block('b')]);
    expect(told(before, layout([row('r', [block('a')], [block('b')])]))).toEqual(['moved b']);
    expect(told(layout([]), before)).toEqual(['added r', 'added b']);
    expect(told(before, layout([block('b')]))).toEqual(['removed r']);
  });

  it('other widths of columns are a change of the row', () => {
    const other = row('r', [block('a')], []);
    const wide = {
      ...other,
      props: {
        id: 'r',
        columns: other.props.columns.map((column, place) => ({ ...column, span: place === 0 ? 8 : 4 })),
      },
    };
    expect(compareLayouts(layout([other]), layout([wide]))[0]).toMatchObject({
      kind: 'changed',
      settings: ['columns'],
    });
  });

  it('a text is told with its language, before and after', () => {
    const before = layout([block('a')], { en: { a: { quote: 'Hi' } } });
    const after = layout([block('a')], { en: { a: { quote: 'Hello' } }, de: { a: { quote: 'Hallo' } } });
    expect(compareLayouts(before, after)[0]?.texts).toEqual([
      { language: 'en', name: 'quote', before: 'Hi', after: 'Hello' },
      { language: 'de', name: 'quote', before: '', after: 'Hallo' },
    ]);
  });

  it('a block of another type with the same id is another one', () => {
    const other = { type: 'spacer', props: { id: 'a' } };
    expect(told(layout([block('a')]), layout([other]))).toEqual(['added a', 'removed a']);
  });

  it('moving what is told to be moved leads from any order to any other', () => {
    const orders = fc.integer({ min: 1, max: 9 }).chain((length) => {
      const ids = Array.from({ length }, (_, place) => `b${place}`);
      return fc.record({ ids: fc.constant(ids), after: fc.shuffledSubarray(ids, { minLength: length }) });
    });
    fc.assert(
      fc.property(orders, ({ ids, after }) => {
        const changes = told(layout(ids.map((id) => block(id))), layout(after.map((id) => block(id))));
        const moved = new Set(changes.map((change) => change.replace('moved ', '')));
        const rest = (all: readonly string[]) => all.filter((id) => !moved.has(id));
        expect(rest(ids)).toEqual(rest(after));
      }),
    );
  });
});
