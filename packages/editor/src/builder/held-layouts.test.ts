import { type LayoutDocument, setText } from '@awning/site-model';
import { describe, expect, it } from 'vitest';
import { actOn, type HeldLayouts, holdLayouts, holdNextLayouts, redoNext, undoLast } from './held-layouts.ts';

const layout = (words: string): LayoutDocument => ({
  schema: 1,
  root: {},
  content: [{ type: 'html', props: { id: 'a' } }],
  texts: { en: { a: { html: words } } },
});
const opened = holdLayouts({ header: layout('Above'), footer: layout('Below') });

function write(held: HeldLayouts, area: string, words: string, burst?: string): HeldLayouts {
  const { [area]: now = layout('') } = held.layouts;
  return actOn(held, area, setText(now, { id: 'a', language: 'en', name: 'html', value: words }), burst).held;
}
const wordsOf = ({ layouts }: HeldLayouts) => Object.values(layouts).map(({ texts }) => texts['en']?.['a']?.['html']);

describe('several layouts of one document', () => {
  it('are undone and redone in the order of the acts, wherever they were', () => {
    const written = write(write(write(opened, 'header', 'One'), 'footer', 'Two'), 'header', 'Three');
    expect(wordsOf(written)).toEqual(['Three', 'Two']);
    const once = undoLast(written);
    expect([once?.area, wordsOf(once!.held)]).toEqual(['header', ['One', 'Two']]);
    const twice = undoLast(once!.held);
    expect([twice?.area, wordsOf(twice!.held)]).toEqual(['footer', ['One', 'Below']]);
    const again = redoNext(twice!.held);
    expect([again?.area, wordsOf(again!.held)]).toEqual(['footer', ['One', 'Two']]);
    expect(undoLast(opened)).toBeUndefined();
  });

  it('what was undone in one area cannot be redone after an act in another', () => {
    const undone = undoLast(write(opened, 'header', 'One'))!.held;
    const next = write(undone, 'footer', 'Two');
    expect([next.future, next.areas['header']?.history.future]).toEqual([[], []]);
  });

  it('letters in a row are one step, and none once they are taken back', () => {
    const typed = write(write(opened, 'header', 'A', 'x'), 'header', 'Ab', 'x');
    expect(wordsOf(undoLast(typed)!.held)).toEqual(['Above', 'Below']);
    expect(write(typed, 'header', 'Above', 'x').past).toEqual([]);
  });

  it('letters are not one step with those typed before an act elsewhere', () => {
    const typed = write(write(write(opened, 'header', 'A', 'x'), 'footer', 'B', 'x'), 'header', 'Ab', 'x');
    expect(typed.past).toEqual(['header', 'footer', 'header']);
  });

  it('after a save the acts stay; where a colleague has changed the blocks of an area, only those of the other one', () => {
    const written = write(write(opened, 'header', 'One'), 'footer', 'Two');
    const saved = holdNextLayouts(written, { header: layout('One'), footer: layout('Two') });
    expect([saved.past, saved.layouts === written.layouts]).toEqual([['header', 'footer'], true]);
    const theirs = { ...layout('One'), content: [...layout('').content, { type: 'spacer', props: { id: 'b' } }] };
    const changed = holdNextLayouts(written, { header: theirs, footer: layout('Two') });
    expect(changed.past).toEqual(['footer']);
    expect(wordsOf(undoLast(changed)!.held)).toEqual(['One', 'Below']);
  });
});
