import { afterEach, expect, it } from 'vitest';
import { loadedWriter } from './loaded-writer.ts';

afterEach(() => {
  globalThis.openCanvasWriter = undefined;
});

it('an element of the page with the name of the writer is not taken for it', () => {
  expect(loadedWriter()).toBeUndefined();
  globalThis.openCanvasWriter = document.createElement('form') as never;
  expect(loadedWriter()).toBeUndefined();
});
