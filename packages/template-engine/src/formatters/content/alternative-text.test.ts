import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { asText, type Value } from '../../values/value.ts';
import { imageMeta } from './image-meta.ts';

/** The alternative text that image-meta prints. */
function alternative(image: Value, data: Value = {}): string | undefined {
  return /alt="([^"]*)" $/.exec(asText(callFormatter(imageMeta, [], [image], { data })))?.[1];
}

test('IMG-003: title comes first, then the body without tags, then the file name', () => {
  expect(alternative({ altText: 'Alt', title: 'Title', body: 'Body', filename: 'file.jpg' })).toBe('Title');
  expect(alternative({ altText: 'Alt', title: '', body: '<p>Body</p>', filename: 'file.jpg' })).toBe(' Body ');
  expect(alternative({ altText: 'Alt', body: '', filename: 'file.jpg' })).toBe('file.jpg');
  expect(alternative({ altText: 'Alt', body: { html: 'x' }, filename: 'file.jpg' })).toBe('file.jpg');
  expect(alternative({ body: 0, filename: 'file.jpg' })).toBe('file.jpg');
  expect(alternative({ filename: 0 })).toBe('');
  expect(alternative({ title: ['no text'], body: 'Body' })).toBe('');
  expect(alternative({ altText: 'Alt' })).toBe('');
});

test('IMG-003: an image block has the words of altText alone, trimmed, even when blank', () => {
  expect(alternative({ altText: ' Alt ', title: 'Title' }, { blockType: 5 })).toBe('Alt');
  expect(alternative({ altText: '  ', title: 'Title' }, { blockType: '5' })).toBe('');
  expect(alternative({ title: 'Title' }, { blockType: 5 })).toBe('');
  expect(alternative({ altText: 'Alt', title: 'Title' }, { blockType: 6 })).toBe('Title');
});

test('IMG-008: a body is cut after 1000 characters', () => {
  expect(alternative({ body: 'x'.repeat(1000) })).toHaveLength(1000);
  expect(alternative({ body: 'x'.repeat(1001) })).toHaveLength(1000);
  expect(alternative({ title: 'x'.repeat(1001) })).toHaveLength(1001);
});

test('the value of the attribute is escaped', () => {
  expect(alternative({ title: '<b>"&' })).toBe('&lt;b&gt;&quot;&amp;');
});
