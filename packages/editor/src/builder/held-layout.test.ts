import { addBlock, type LayoutDocument, perform, setText, undo } from '@awning/site-model';
import { expect, it } from 'vitest';
import { holdLayout, holdNext } from './held-layout.ts';

const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [{ type: 'html', props: { id: 'a' } }],
  texts: { en: { a: { html: '<p>Old</p>' } } },
};
const written = (html: string) => ({ ...layout, texts: { en: { a: { html } } } });

function afterWriting(html: string) {
  const held = holdLayout(layout);
  const done = perform(held.history, setText(layout, { id: 'a', language: 'en', name: 'html', value: html }));
  if (!done.ok) throw new Error(done.message);
  return { layout: done.value.document, history: done.value };
}

it('what was saved as it was sent changes nothing', () => {
  const held = afterWriting('<p>New</p>');
  expect(holdNext(held, written('<p>New</p>')).history).toBe(held.history);
});

it('a text that was cleaned is shown as it is stored, and the act can be undone', () => {
  const next = holdNext(afterWriting('<p onclick="x">New</p>'), written('<p>New</p>'));
  expect(next.history.document).toEqual(written('<p>New</p>'));
  expect(undo(next.history).document).toEqual(layout);
});

it('begins anew where blocks were moved by somebody else', () => {
  const place = { list: null, index: 0 };
  const theirs = perform(holdLayout(layout).history, addBlock(layout, { type: 'html', place, newId: () => 'b' }));
  if (!theirs.ok) throw new Error(theirs.message);
  const next = holdNext(afterWriting('<p>New</p>'), theirs.value.document);
  expect(next.history).toEqual({ document: theirs.value.document, past: [], future: [] });
});
