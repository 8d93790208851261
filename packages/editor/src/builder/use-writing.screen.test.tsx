import type { LayoutDocument } from '@awning/site-model';
import { MantineProvider } from '@mantine/core';
import { act, renderHook } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { blockKey } from './block-tree.ts';
import { useBuilder } from './use-builder.ts';
import { useWriting } from './use-writing.ts';

const layout: LayoutDocument = {
  schema: 1,
  root: {},
  content: [
    { type: 'quote', props: { id: 'said' } },
    { type: 'html', props: { id: 'table' } },
    { type: 'spacer', props: { id: 'gap' } },
  ],
  texts: {
    en: {
      said: { quote: '<p>Well done</p>', source: 'Ada' },
      table: { html: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
    },
    de: { said: { source: 'Frau A' } },
  },
};

function open(language = 'en') {
  const { result } = renderHook(
    () => {
      const [stored, setStored] = useState(layout);
      const layouts = useMemo(() => ({ layout: stored }), [stored]);
      const change = (_: string, next: LayoutDocument) => setStored(next);
      const builder = useBuilder({ areas: [{ name: 'layout', label: 'Blocks' }], layouts, change });
      return { builder, writing: useWriting(builder, language, 'en') };
    },
    { wrapper: MantineProvider },
  );
  return {
    result,
    start: (id: string, name?: string) => {
      let isStarted = false;
      act(() => {
        isStarted = result.current.writing.start(id, name);
      });
      return isStarted;
    },
    write: (value: string, run = 0) => act(() => result.current.writing.write(value, run)),
    undo: () => act(() => result.current.builder.undo()),
    value: () => result.current.writing.written?.value,
    stored: () => result.current.builder.document.texts,
  };
}

describe('a text edited in place', () => {
  it('is the first of its block, or the one that was clicked on', () => {
    const { result, start } = open();
    expect(start('said')).toBe(true);
    expect(result.current.writing.written).toEqual({
      id: 'said',
      name: 'quote',
      value: '<p>Well done</p>',
      isRich: true,
    });
    expect(start('said', 'source')).toBe(true);
    expect(result.current.writing.written).toEqual({ id: 'said', name: 'source', value: 'Ada', isRich: false });
    expect(result.current.builder.selectedId).toBe('said');
  });

  it('is none where there is no text, none of that name, or one that would lose something', () => {
    const { start, value } = open();
    for (const [id, name] of [['gap'], ['no-such'], ['said', 'no-such'], ['said', 'constructor'], ['table']]) {
      expect(start(id!, name)).toBe(false);
    }
    expect(value()).toBeUndefined();
  });

  it('is undone run by run, and what is written later is a step of its own', () => {
    const { start, write, undo, value } = open();
    start('said', 'source');
    write('Ada L');
    write('Ada L.');
    write('Ada L. again', 1);
    start('said', 'source');
    write('Ada L. again!');
    undo();
    expect(value()).toBe('Ada L. again');
    undo();
    expect(value()).toBe('Ada L.');
    undo();
    expect(value()).toBe('Ada');
  });

  it('ends with its block, and when another one is selected', () => {
    const { result, start, write, value, stored } = open();
    start('said');
    act(() => result.current.builder.select(blockKey('gap')));
    expect(value()).toBeUndefined();
    write('<p>Too late</p>');
    act(() => result.current.builder.select(blockKey('said')));
    expect([value(), stored()]).toEqual([undefined, layout.texts]);
    start('said');
    act(() => result.current.builder.remove(['said']));
    expect(value()).toBeUndefined();
  });

  it('is that of the first language until it is translated, and again after its translation was emptied', () => {
    const { result, start, write, undo, value, stored } = open('de');
    start('said');
    expect(value()).toBe('<p>Well done</p>');
    start('said', 'source');
    expect(value()).toBe('Frau A');
    write('');
    // It can be written anew.
    expect(value()).toBe('');
    expect(stored()['de']?.['said']?.['source']).toBeUndefined();
    write('Frau B', 1);
    expect(stored()).toMatchObject({ en: { said: { source: 'Ada' } }, de: { said: { source: 'Frau B' } } });
    write('', 2);
    act(() => result.current.writing.stop());
    start('said', 'source');
    expect(value()).toBe('Ada');
    undo();
    expect(value()).toBe('Frau B');
  });
});
