import { type Block, contentOf, isRecord } from '../block.ts';
import { type LayoutDocument, layoutSchemaVersion, mapSettings } from '../document.ts';
import { allBlocks, definitionOf, mapBlocks } from '../walk.ts';
import { outermostBlocks } from './place.ts';
import { type LayoutTexts, splitTexts, tidyTexts } from './texts.ts';

/** Copied blocks with their texts: what lies in the clipboard. */
export interface LayoutClip {
  readonly content: readonly Block[];
  readonly texts: LayoutTexts;
}

/**
 * Blocks with everything in them and their texts in all languages; `undefined` if there are none with these ids.
 *
 * @example
 * copyBlocks({ schema: 1, root: {}, content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'Hi' } } } }, ['a'])
 * // => { content: [{ type: 'html', props: { id: 'a' } }], texts: { en: { a: { html: 'Hi' } } } }
 */
export function copyBlocks({ content, texts }: LayoutDocument, ids: readonly string[]): LayoutClip | undefined {
  const copied = outermostBlocks(content, ids);
  return copied.length === 0 ? undefined : { content: copied, texts: splitTexts(texts, idsOf(copied)).theirs };
}

/**
 * What a clipboard holds, if it is a clip: it may come from anywhere. Values are checked like those of every layout.
 *
 * @example
 * readClip({ content: [{ type: 'html', props: { id: 'a' } }] }) // => { content: [{ type: 'html', props: { id: 'a' } }], texts: {} }
 * readClip('Hello') // => undefined
 */
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

/**
 * The clip without the pictures, forms and collections that it refers to, which another website does not have.
 *
 * @example
 * withoutReferences({ content: [{ type: 'image', props: { id: 'a', assetId: 'x' } }], texts: {} }).content
 * // => [{ type: 'image', props: { id: 'a' } }]
 */
export function withoutReferences(clip: LayoutClip): LayoutClip {
  const { content, texts } = mapSettings({ schema: layoutSchemaVersion, root: {}, ...clip }, (type, settings) => {
    const fields = definitionOf(type)?.fields ?? {};
    const kept = Object.entries(settings).filter(([name]) => !references.has(fields[name]?.holds ?? ''));
    return Object.fromEntries(kept);
  });
  return { content, texts: tidyTexts(texts) };
}

const references: ReadonlySet<string> = new Set(['picture', 'pictures', 'file', 'form', 'collection']);

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
