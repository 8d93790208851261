import type { Language } from '@awning/formats';
import { type Block, definitionOf, type LayoutDocument, panelOf } from '@awning/site-model';

/** What a block is called; undefined for one that there is no longer. */
export function kindName(type: string, language: Language): string | undefined {
  const definition = definitionOf(type);
  return definition && panelOf(definition, language).title;
}

const MAX_WORDS_LENGTH = 40;

/** The first words of a block, so that one text is told from another. */
export function firstWords({ texts }: LayoutDocument, { props }: Block, language: string): string {
  const [first] = Object.values(texts[language]?.[props.id] ?? {}).filter(
    (text) => typeof text === 'string' && text !== '',
  );
  if (typeof first !== 'string') return '';
  const words = new DOMParser().parseFromString(first.replaceAll('<', ' <'), 'text/html').body.textContent;
  return words.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_WORDS_LENGTH);
}
