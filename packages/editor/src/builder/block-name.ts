import type { Language } from '@awning/formats';
import { type Block, definitionOf, type LayoutDocument, panelOf } from '@awning/site-model';

/** What a block is called; undefined for one that there is no longer. */
export function kindName(type: string, language: Language): string | undefined {
  const definition = definitionOf(type);
  return definition && panelOf(definition, language).title;
}

const MAX_WORDS_LENGTH = 40;

/** The first words of a block, so that one text is told from another. */
export function firstWords({ texts }: LayoutDocument, { type, props }: Block, language: string): string {
  const own = texts[language]?.[props.id] ?? {};
  // In the order of the panel: what was typed last is the last one stored.
  const definition = definitionOf(type);
  const names = definition ? panelOf(definition, 'en').controls.map(({ name }) => name) : Object.keys(own);
  const first = names.map((name) => own[name]).find((text) => typeof text === 'string' && text !== '');
  if (typeof first !== 'string') return '';
  const words = new DOMParser().parseFromString(first.replaceAll('<', ' <'), 'text/html').body.textContent;
  return words.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_WORDS_LENGTH);
}
