import type { Language } from '@awning/formats';
import { allBlocks, type Block, definitionOf, type LayoutDocument, panelOf } from '@awning/site-model';

/** The blocks that the screen has fields for, in the order in which they are added: one of each. */
const simpleTypes = ['image', 'html', 'newsletter', 'button'] as const;
export type SimpleType = (typeof simpleTypes)[number];

/** The first of its type: the one that the field is about. */
export function simpleBlock({ content }: LayoutDocument, type: SimpleType): Block | undefined {
  return content.find((block) => block.type === type);
}

/** What else there is, by name: it stays as it is. */
export function otherBlockNames(layout: LayoutDocument, language: Language): readonly string[] {
  const shown = simpleTypes.map((type) => simpleBlock(layout, type));
  const others = allBlocks(layout.content).filter((block) => !shown.includes(block));
  const names = others.map(({ type }) => {
    const definition = definitionOf(type);
    return definition ? panelOf(definition, language).title : type;
  });
  return [...new Set(names)];
}

/** A setting that is the same in all languages; empty if there is no such block. */
export function simpleValue(layout: LayoutDocument, type: SimpleType, name: string): string {
  const value = simpleBlock(layout, type)?.props[name];
  return typeof value === 'string' ? value : '';
}

/** A text in one language; empty where it has none of its own. */
export function simpleText(layout: LayoutDocument, type: SimpleType, name: string, language: string): string {
  const id = simpleBlock(layout, type)?.props.id;
  const text = id === undefined ? undefined : layout.texts[language]?.[id]?.[name];
  return typeof text === 'string' ? text : '';
}

/** Whether there is a button that leads nowhere, in any language. */
export function hasDeadButton(layout: LayoutDocument): boolean {
  const block = simpleBlock(layout, 'button');
  if (!block) return false;
  return Object.values(layout.texts).every((ofLanguage) => !ofLanguage[block.props.id]?.['buttonLink']);
}

/** The layout with another value. A picture or form that is taken away takes its block with it. */
export function withSimpleValue(layout: LayoutDocument, type: SimpleType, name: string, value: string): LayoutDocument {
  const isGone = value === '' && (type === 'image' || type === 'newsletter');
  if (isGone) return withoutBlock(layout, type);
  const added = withBlock(layout, type);
  const block = simpleBlock(added, type);
  const content = added.content.map((one) =>
    one === block ? { ...one, props: { ...one.props, [name]: value } } : one,
  );
  return { ...added, content };
}

/** Without this text in any language there is nothing to show. */
const mainTexts: Readonly<Partial<Record<SimpleType, string>>> = { html: 'html', button: 'buttonText' };

/** The layout with another text or link. A block that has nothing to show is taken away. */
export function withSimpleText(
  layout: LayoutDocument,
  type: SimpleType,
  { name, language, text }: { readonly name: string; readonly language: string; readonly text: string },
): LayoutDocument {
  const added = withBlock(layout, type);
  const id = simpleBlock(added, type)!.props.id;
  const { [id]: own, ...blocks } = added.texts[language] ?? {};
  const { [name]: _former, ...others } = own ?? {};
  const settings = text === '' ? others : { ...others, [name]: text };
  const isEmpty = Object.keys(settings).length === 0;
  const texts = { ...added.texts, [language]: isEmpty ? blocks : { ...blocks, [id]: settings } };
  const changed = { ...added, texts };
  const isSaid = Object.values(texts).some((ofLanguage) => ofLanguage[id]?.[mainTexts[type] ?? name] !== undefined);
  return isSaid ? changed : withoutBlock(changed, type);
}

function withBlock(layout: LayoutDocument, type: SimpleType): LayoutDocument {
  if (simpleBlock(layout, type)) return layout;
  const block = { type, props: { id: freeId(layout, type) } };
  const before = simpleTypes.slice(0, simpleTypes.indexOf(type));
  const index =
    1 + layout.content.findLastIndex((one) => before.some((earlier) => one === simpleBlock(layout, earlier)));
  return { ...layout, content: layout.content.toSpliced(index, 0, block) };
}

function withoutBlock(layout: LayoutDocument, type: SimpleType): LayoutDocument {
  const block = simpleBlock(layout, type);
  if (!block) return layout;
  const texts = Object.entries(layout.texts).map(([language, blocks]) => {
    const { [block.props.id]: _gone, ...others } = blocks;
    return [language, others] as const;
  });
  return {
    ...layout,
    content: layout.content.filter((one) => one !== block),
    texts: Object.fromEntries(texts.filter(([, blocks]) => Object.keys(blocks).length > 0)),
  };
}

function freeId({ content }: LayoutDocument, type: string): string {
  const taken = new Set(allBlocks(content).map(({ props }) => props.id));
  let id = type;
  for (let number = 2; taken.has(id); number += 1) id = `${type}-${number}`;
  return id;
}
