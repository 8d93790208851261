import { expect, it } from 'vitest';
import { MAX_CLIP_LENGTH } from './clip-length.ts';
import { clipText, readClipText } from './clip-text.ts';

const clip = {
  content: [{ type: 'image', props: { id: 'a', assetId: '11111111-1111-4111-8111-111111111111' } }],
  texts: { en: { a: { caption: 'Hi' } }, de: { a: { caption: 'Hallo' } } },
};

it('is read as it was copied on the same website, with the texts of all languages', () => {
  expect(readClipText(clipText(clip, 'w1'), 'w1')).toEqual({ clip, isStripped: false });
});

it('leaves behind what only the other website has, and tells so', () => {
  const pasted = readClipText(clipText(clip, 'w2'), 'w1');
  expect(pasted).toEqual({
    clip: { content: [{ type: 'image', props: { id: 'a' } }], texts: clip.texts },
    isStripped: true,
  });
  expect(readClipText(clipText(pasted!.clip, 'w2'), 'w1')?.isStripped).toBe(false);
});

it.each([
  ['nothing', ''],
  ['a text', 'Every cup is thrown here.'],
  ['another object', '{"content":[{"type":"html","props":{"id":"a"}}],"texts":{}}'],
  ['half of it', clipText(clip, 'w1').slice(0, -5)],
  ['no blocks', '{"awning":"blocks","content":[7],"texts":{}}'],
  ['texts that are none', '{"awning":"blocks","content":[{"type":"html","props":{"id":"a"}}],"texts":{"en":5}}'],
  [
    'more than a page can have',
    clipText({ ...clip, texts: { en: { a: { caption: 'x'.repeat(MAX_CLIP_LENGTH) } } } }, 'w1'),
  ],
])('holds no blocks: %s', (_, text) => {
  expect(readClipText(text, 'w1')).toBeUndefined();
});
