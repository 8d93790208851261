import { checkLayout, type LayoutDocument } from '@awning/site-model';
import { expect, test } from 'vitest';
import { otherBlockNames, simpleText, simpleValue, withSimpleText, withSimpleValue } from './simple-content.ts';

const empty: LayoutDocument = { schema: 1, root: {}, content: [], texts: {} };
const typesOf = ({ content }: LayoutDocument) => content.map(({ type }) => type);
const text = (layout: LayoutDocument, language: string, html: string) =>
  withSimpleText(layout, 'html', { name: 'html', language, text: html });

test('what is written first stands where it belongs: picture, text, newsletter, button', () => {
  const button = withSimpleText(empty, 'button', { name: 'buttonText', language: 'en', text: 'Go' });
  const written = text(button, 'en', '<p>Hi</p>');
  const pictured = withSimpleValue(written, 'image', 'assetId', 'p1');
  const whole = withSimpleValue(pictured, 'newsletter', 'formId', 'f1');
  expect(typesOf(whole)).toEqual(['image', 'html', 'newsletter', 'button']);
  expect([simpleValue(whole, 'image', 'assetId'), simpleText(whole, 'button', 'buttonText', 'en')]).toEqual([
    'p1',
    'Go',
  ]);
});

test('a block goes with its last text, or with its picture or form, and leaves nothing behind', () => {
  const both = text(text(empty, 'en', '<p>Hi</p>'), 'de', '<p>Hallo</p>');
  const german = text(both, 'en', '');
  expect([typesOf(german), simpleText(german, 'html', 'html', 'de')]).toEqual([['html'], '<p>Hallo</p>']);
  expect(text(german, 'de', '')).toEqual(empty);
  const pictured = withSimpleValue(empty, 'image', 'assetId', 'p1');
  expect(withSimpleValue(pictured, 'image', 'assetId', '')).toEqual(empty);
  expect(withSimpleValue(empty, 'image', 'assetId', '')).toEqual(empty);
});

test('everything that the screen writes is valid, and a button keeps its words without a link', () => {
  const id = '01890000-0000-7000-8000-000000000000';
  const button = withSimpleText(empty, 'button', { name: 'buttonText', language: 'en', text: 'Go' });
  const linked = withSimpleText(button, 'button', { name: 'buttonLink', language: 'en', text: '/shop' });
  const pictured = withSimpleValue(text(linked, 'en', '<p>Hi</p>'), 'image', 'assetId', id);
  expect(checkLayout(withSimpleValue(pictured, 'newsletter', 'formId', id))).toEqual({});
  expect(withSimpleText(linked, 'button', { name: 'buttonLink', language: 'en', text: '' })).toEqual(button);
  expect(withSimpleText(linked, 'button', { name: 'buttonText', language: 'en', text: '' })).toEqual(empty);
});

test('other blocks are named and stay as they are, also a second one of a type', () => {
  const content = [
    { type: 'spacer', props: { id: 'html' } },
    { type: 'html', props: { id: 'a' } },
    { type: 'html', props: { id: 'b' } },
  ];
  const layout: LayoutDocument = { ...empty, content, texts: { en: { b: { html: '<p>Second</p>' } } } };
  expect(otherBlockNames(layout, 'en')).toEqual(['Spacer', 'Text']);
  const changed = text(layout, 'en', '<p>First</p>');
  expect(changed.content).toEqual(content);
  expect(changed.texts).toEqual({ en: { a: { html: '<p>First</p>' }, b: { html: '<p>Second</p>' } } });
  const alone = { ...empty, content: [content[0]!] };
  expect(text(alone, 'en', '<p>Hi</p>').content[0]!.props.id).toBe('html-2');
});
