import type { Language } from '@awning/formats';
import { type Block, definitionOf, type LayoutDocument, panelOf } from '@awning/site-model';
import { plainText } from '../kit/editing/plain-text.ts';

/** The texts of one block in one language. */
export type BlockTexts = LayoutDocument['texts'][string][string];

/** What a block is called; undefined for one that there is no longer. */
export function kindName(type: string, language: Language): string | undefined {
  const definition = definitionOf(type);
  return definition && panelOf(definition, language).title;
}

const MAX_WORDS_LENGTH = 40;

/** The first words of a block, so that one text is told from another. */
export function firstWords({ texts }: LayoutDocument, { type, props }: Block, language: string): string {
  return wordsOf(type, texts[language]?.[props.id]);
}

/** The first words of a block with these texts. */
export function wordsOf(type: string, texts: BlockTexts = {}): string {
  // In the order of the panel: what was typed last is the last one stored.
  const definition = definitionOf(type);
  const names = definition ? panelOf(definition, 'en').controls.map(({ name }) => name) : Object.keys(texts);
  const first = names.map((name) => texts[name]).find((text) => typeof text === 'string' && text !== '');
  if (typeof first !== 'string') return '';
  return plainText(first).replaceAll(/\s+/g, ' ').slice(0, MAX_WORDS_LENGTH);
}
