import { allBlocks, type Block, blocksInLanguage, definitionOf, galleryBlock } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { type LayoutOwner, selectLayouts } from '../../content/index.ts';
import type { AreaAttributes, Storefront } from '../islands/storefront.ts';
import type { BlockAreas, BlockContext } from '../page-model/builder.ts';
import { languageChoice, type PageRequest } from '../site.ts';
import { remembered } from '../site-memory.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import { fillBlocks } from './fill-blocks.ts';
import { formsOfBlocks } from './forms-of-blocks.ts';
import { galleryTexts } from './messages.ts';
import { ownerCodeState } from './owner-code.ts';

/** Header, footer and popup are on many pages; the areas of one page are read with it. */
function isShared(owner: LayoutOwner): boolean {
  return !owner.startsWith('page:') && !owner.startsWith('item:');
}

/** A header without blocks takes no space. The area that is edited stays, so that something can be put there. */
function isUnfilled(content: readonly Block[], owner: LayoutOwner, { editedAreas }: PageRequest): boolean {
  return isShared(owner) && content.length === 0 && editedAreas?.has(owner) !== true;
}

/** Whether only a change by the owner can change an area; a theme's own markup may print the page's address. */
function isStill(content: readonly Block[], { theme: { blockOverrides } }: LoadedTheme): boolean {
  return allBlocks(content).every(({ type }) => definitionOf(type)?.isStill === true && !blockOverrides.has(type));
}

export function createBlockAreas(context: BlockContext, storefront: Storefront): BlockAreas {
  const { connection, request, sources } = context;

  async function readLayouts(owners: readonly LayoutOwner[]) {
    const layouts = await selectLayouts(connection, request.website.id, owners);
    return layouts.map(({ owner, document, updatedAt }) => ({
      owner,
      updatedAt,
      blocks: blocksInLanguage(document, languageChoice(request)),
    }));
  }

  async function renderAll(areas: readonly { owner: LayoutOwner; attributes: AreaAttributes }[]): Promise<string[]> {
    const owners = [...new Set(areas.map(({ owner }) => owner))];
    sources.add(...owners.map(subjectOf.layout));
    const shown = owners.every(isShared)
      ? await remembered(context, `layouts ${request.language} ${request.website.version} ${owners.join(' ')}`, () =>
          readLayouts(owners),
        )
      : await readLayouts(owners);
    const forms = once(() =>
      formsOfBlocks(
        context,
        shown.flatMap(({ blocks }) => blocks),
      ),
    );
    return await Promise.all(
      areas.map(async ({ owner, attributes }) => {
        const layout = shown.find((candidate) => candidate.owner === owner);
        if (layout === undefined || isUnfilled(layout.blocks, owner, request)) return '';
        const draw = async (noted: Sources) => {
          const content = await fillBlocks({ ...context, sources: noted, owner, forms: await forms() }, layout.blocks);
          const editedAs = request.editedAreas?.get(owner);
          return storefront.renderBlockArea(
            { content },
            { ...attributes, updatedOn: layout.updatedAt.getTime(), ...(editedAs !== undefined && { editedAs }) },
          );
        };
        // The version is included, because links and forms depend on the website's languages and settings.
        const { cssHash } = context.theme;
        const code = ownerCodeState(request);
        const name = `area ${request.language} ${request.website.version} ${cssHash} ${code} ${owner} ${JSON.stringify(attributes)}`;
        return isShared(owner) && isStill(layout.blocks, context.theme)
          ? await remembered(context, name, draw)
          : await draw(sources);
      }),
    );
  }

  return {
    renderAll,
    render: async (owner, attributes) => (await renderAll([{ owner, attributes }]))[0] ?? '',
    renderGallery(items) {
      const props = { id: 'list', ...galleryPageSettings, items, texts: galleryTexts(languageChoice(request)) };
      return items.length === 0
        ? ''
        : storefront.renderBlockArea({ content: [{ type: galleryBlock.name, props }] }, {});
    },
  };
}

/** A picture is enlarged, and without scripts its link leads to its own page. */
const galleryPageSettings = {
  'aspect-ratio': 'four-three',
  lightbox: true,
  at: { tablet: { 'thumbnails-per-row': 3 }, phone: { 'thumbnails-per-row': 2 } },
} as const;

/** Computes the value on first use, and only once. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}
