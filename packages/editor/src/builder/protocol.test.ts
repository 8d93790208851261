import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './protocol.ts';

describe('a message of the frame', () => {
  it.each([
    { kind: 'select', area: 'layout', id: 'a' },
    { kind: 'select', area: 'header', id: null },
    { kind: 'write', id: 'a' },
    { kind: 'write', id: 'a', name: 'quote' },
    { kind: 'text', id: 'a', name: 'quote', value: '<p>Hi</p>', run: 0 },
    { kind: 'text', id: 'a', name: 'source', value: '', run: 3 },
    { kind: 'unwritable' },
    { kind: 'format', active: ['bold', 'link'], href: 'https://example.com' },
    { kind: 'key', key: 'Escape', alt: false, shift: false, mod: false },
    { kind: 'taken', act: 'cut' },
    { kind: 'paste', text: '{}' },
    { kind: 'marks', marks: ['area', 'block/a'] },
    { kind: 'scroll', x: 0, y: 12.5 },
  ])('is read if it is one that there is: $kind', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it('may be the boxes of the marked elements', () => {
    const boxes = new Float32Array([0, 10, 300, 40]);
    expect(readFrameMessage(boxes)).toEqual({ kind: 'boxes', boxes });
  });

  it.each([
    ['nothing', null],
    ['a wish to save', { kind: 'save' }],
    ['an id that is none', { kind: 'select', id: 7 }],
    ['an id without end', { kind: 'select', id: 'x'.repeat(101) }],
    ['a text without its place', { kind: 'text', value: 'Hi', run: 0 }],
    ['a text that is none', { kind: 'text', id: 'a', name: 'quote', value: 1, run: 0 }],
    ['a text without end', { kind: 'text', id: 'a', name: 'quote', value: 'x'.repeat(100_001), run: 0 }],
    ['a run that is no number', { kind: 'text', id: 'a', name: 'quote', value: '', run: 'x' }],
    ['a name without end', { kind: 'write', id: 'a', name: 'x'.repeat(51) }],
    ['a format that there is not', { kind: 'format', active: ['blink'], href: '' }],
    ['a key without its state', { kind: 'key', key: 'Escape' }],
    ['a clipboard without end', { kind: 'paste', text: 'x'.repeat(1_048_577) }],
    ['another use of the clipboard', { kind: 'taken', act: 'read' }],
    ['marks that are none', { kind: 'marks', marks: [1] }],
    ['too many marks', { kind: 'marks', marks: Array.from({ length: 1001 }, () => 'area') }],
    ['a place that is no number', { kind: 'scroll', x: 0, y: Number.NaN }],
    ['half a box', new Float32Array([1, 2])],
    ['a box without end', new Float32Array([0, 0, Infinity, 1])],
  ])('is ignored otherwise: %s', (_, message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });
});

describe('pasted pictures', () => {
  const file = new File(['bytes'], 'clip.png', { type: 'image/png' });

  it('come as files', () => {
    const message = { kind: 'files', files: [file, file] };
    expect(readFrameMessage(message)).toBe(message);
  });

  it.each([
    ['none', []],
    ['more than a clipboard has', Array.from({ length: 51 }, () => file)],
    ['anything else', [file, { name: 'clip.png' }]],
    ['no list', file],
  ])('are refused if they are %s', (_, files) => {
    expect(readFrameMessage({ kind: 'files', files })).toBeUndefined();
  });
});
