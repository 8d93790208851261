import { expect, test } from 'vitest';
import { pressKey } from './press-key.ts';
import type { Builder } from './use-builder.ts';

test.each([{ mod: true }, { alt: true }, {}])(
  'a key of the frame that is only the name of something does nothing: %o',
  (held) => {
    const rooms = { save: () => {}, focusOutline: () => {}, focusPanel: () => {}, showKeys: () => {} };
    const builder = { nodes: [], selected: null, selectedId: 'a', selectedIds: ['a'] } as unknown as Builder;
    const pressed = { key: 'constructor', alt: false, shift: false, mod: false, ...held };
    expect(pressKey(builder, rooms, pressed)).toBe(false);
  },
);
