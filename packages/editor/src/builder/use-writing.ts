import { definitionOf, findBlock, isControlShown, type LayoutDocument, panelOf } from '@awning/site-model';
import { useRef, useState } from 'react';
import { isPlainRichText } from '../content/page-texts.ts';
import { blockKey } from './block-tree.ts';
import type { Builder } from './use-builder.ts';

interface Place {
  readonly area: string;
  readonly id: string;
  readonly name: string;
  /** Tells one time from another, so that each is undone by itself. */
  readonly time: number;
}

/** A text that is edited in place, as the canvas has to show it. */
export interface Written {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly isRich: boolean;
}

/** Editing a text on the canvas itself. The text is that of the layout; the canvas only tells what was typed. */
export function useWriting(builder: Builder, language: string, primary: string) {
  const [place, setPlace] = useState<Place>();
  /** The layout in which the translation was just emptied. */
  const [emptied, setEmptied] = useState<LayoutDocument>();
  const times = useRef(0);
  const languages = [language, primary];
  // Another block was selected.
  if (place && (place.id !== builder.selectedId || place.area !== builder.area)) setPlace(undefined);
  const shown = place && textAt(builder.document, place, languages);
  // Somebody who empties a translation to write it anew is not given the text of the first language.
  const written = shown && emptied === builder.document ? { ...shown, value: '' } : shown;
  return {
    /** Undefined if nothing is being written, also because the block is gone. */
    written,
    /** Returns false for a block without a text that can be edited in place. */
    start(id: string, name?: string): boolean {
      const wanted = name ?? firstText(builder.document, id);
      if (wanted === undefined || !textAt(builder.document, { id, name: wanted }, languages)) return false;
      builder.select(blockKey(id));
      times.current += 1;
      setPlace({ area: builder.area, id, name: wanted, time: times.current });
      return true;
    },
    stop(): void {
      setPlace(undefined);
      setEmptied(undefined);
    },
    write(value: string, run: number): void {
      if (!place || !written) return;
      const { id, name } = written;
      // Without a translation the page shows the first language.
      const text = value === '' && language !== primary ? undefined : value;
      const changed = builder.write({ id, name, language, value: text }, `${place.time}/${run}`);
      setEmptied(text === undefined ? changed : undefined);
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;

/** Undefined where the text field would lose something; that is edited as HTML in the panel. */
function textAt(
  { content, texts }: LayoutDocument,
  { id, name }: Pick<Place, 'id' | 'name'>,
  languages: readonly string[],
): Written | undefined {
  const control = textControls(content, id).find((one) => one.name === name);
  if (!control) return undefined;
  const isRich = control.control === 'rich-text';
  const value = languages.map((code) => texts[code]?.[id]?.[name]).find((text) => typeof text === 'string') ?? '';
  if (typeof value !== 'string' || (isRich && !isPlainRichText(value))) return undefined;
  return { id, name, value, isRich };
}

function firstText({ content }: LayoutDocument, id: string): string | undefined {
  return textControls(content, id)[0]?.name;
}

function textControls(content: LayoutDocument['content'], id: string) {
  const block = findBlock(content, id)?.block;
  const definition = block && definitionOf(block.type);
  if (!block || !definition) return [];
  return panelOf(definition, 'en').controls.filter(
    (control) =>
      control.isTranslated &&
      (control.control === 'text' || control.control === 'rich-text') &&
      isControlShown(control, definition, block),
  );
}
