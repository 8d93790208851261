import { type Block, definitionOf, type LayoutDocument, layoutSchemaVersion, mapBlocks } from '@awning/site-model';

/**
 * A layout whose blocks contain their texts, which is easy to write in a test; the first language gives the structure.
 */
export function layoutOf(byLanguage: Readonly<Record<string, readonly Block[]>>): LayoutDocument {
  const parted = Object.entries(byLanguage).map(([language, content]) => ({ language, ...part(content) }));
  return {
    schema: layoutSchemaVersion,
    root: {},
    content: parted[0]?.content ?? [],
    texts: Object.fromEntries(parted.map(({ language, texts }) => [language, texts])),
  };
}

/** The structure without texts, and the texts by block. */
function part(blocks: readonly Block[]) {
  const texts: Record<string, Record<string, unknown>> = {};
  const content = mapBlocks(blocks, ({ type, props }) => {
    const fields = definitionOf(type)?.fields ?? {};
    const isText = ([name]: [string, unknown]) => fields[name]?.isTranslated === true;
    const own = Object.entries(props).filter(isText);
    if (own.length > 0) texts[props.id] = Object.fromEntries(own);
    const ofAll = Object.fromEntries(Object.entries(props).filter((entry) => !isText(entry)));
    return { type, props: { ...ofAll, id: props.id } };
  });
  return { content, texts };
}
