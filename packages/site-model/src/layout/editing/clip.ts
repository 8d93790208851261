import { type Block, contentOf, isRecord } from '../block.ts';
import type { LayoutDocument } from '../document.ts';
import { allBlocks, mapBlocks } from '../walk.ts';
import { findBlock } from './place.ts';
import { type LayoutTexts, splitTexts } from './texts.ts';

/** Copied blocks with their texts: what lies in the clipboard. */
export interface LayoutClip {
  readonly content: readonly Block[];
  readonly texts: LayoutTexts;
}

/**
 * A block with everything in it and its texts; `undefined` if there is none with this id.
 *
 * @example
 * copyBlock({ schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'Hi' } } } }, 'a')
 * // => { content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'Hi' } } } }
 */
export function copyBlock({ content, texts }: LayoutDocument, id: string): LayoutClip | undefined {
  const found = findBlock(content, id);
  return found && { content: [found.block], texts: splitTexts(texts, idsOf([found.block])).theirs };
}

/** What a clipboard holds, if it is a clip: it may come from anywhere. Values are checked like those of every layout. */
export function readClip(value: unknown): LayoutClip | undefined {
  const content = mapBlocks(contentOf(value), (block) => block);
  if (content.length === 0 || !isRecord(value)) return undefined;
  const texts = isRecord(value['texts']) ? value['texts'] : {};
  const isWhole = Object.values(texts).every(
    (ofLanguage) => isRecord(ofLanguage) && Object.values(ofLanguage).every(isRecord),
  );
  if (!isWhole) return undefined;
  return { content, texts: splitTexts(texts as LayoutTexts, idsOf(content)).theirs };
}

/** The same blocks and texts under other ids. */
export function withNewIds({ content, texts }: LayoutClip, newId: () => string): LayoutClip {
  const ids = new Map([...idsOf(content)].map((id) => [id, newId()]));
  const renamed = (id: string) => ids.get(id) ?? id;
  return {
    content: mapBlocks(content, ({ type, props }) => ({ type, props: { ...props, id: renamed(props.id) } })),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, ofLanguage]) => [
        language,
        Object.fromEntries(Object.entries(ofLanguage).map(([id, settings]) => [renamed(id), settings])),
      ]),
    ),
  };
}

function idsOf(content: readonly Block[]): ReadonlySet<string> {
  return new Set(allBlocks(content).map(({ props }) => props.id));
}
