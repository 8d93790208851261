import { allBlocks, type Block, contentOf, definitionOf } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { type LayoutOwner, readLayouts } from '../../content/index.ts';
import type { AreaAttributes, Storefront } from '../islands/storefront.ts';
import { remembered } from '../site-memory.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import type { BlockAreas, BlockContext } from './block-context.ts';
import { fillBlocks } from './fill-blocks.ts';
import { formsOfBlocks } from './forms-of-blocks.ts';

/** Header and footer are on every page; what belongs to one page is read with it. */
function isThemeField(owner: LayoutOwner): boolean {
  return owner.startsWith('field:');
}

/** Whether nothing but a change by the owner can make an area look different; a theme's own markup may print the page's address. */
function isStill(content: readonly Block[], { theme: { blockOverrides } }: LoadedTheme): boolean {
  return allBlocks(content).every(({ type }) => definitionOf(type)?.isStill === true && !blockOverrides.has(type));
}

export function createBlockAreas(context: BlockContext, storefront: Storefront): BlockAreas {
  const { connection, request, sources } = context;
  const primary = primaryLanguage(request.website);

  async function renderAll(areas: readonly { owner: LayoutOwner; attributes: AreaAttributes }[]): Promise<string[]> {
    const owners = [...new Set(areas.map(({ owner }) => owner))];
    const languages = [request.language, primary];
    sources.add(...owners.map(subjectOf.layout));
    const layouts = owners.every(isThemeField)
      ? await remembered(context, `layouts ${languages.join(' ')} ${owners.join(' ')}`, () =>
          readLayouts(connection, request.website.id, owners, languages),
        )
      : await readLayouts(connection, request.website.id, owners, languages);
    const forms = once(() =>
      formsOfBlocks(
        context,
        layouts.flatMap(({ document }) => contentOf(document)),
      ),
    );
    return await Promise.all(
      areas.map(async ({ owner, attributes }) => {
        const own = layouts.filter((candidate) => candidate.owner === owner);
        const layout = own.find(({ language }) => language === request.language) ?? own[0];
        if (layout === undefined) {
          return '';
        }
        const stored = contentOf(layout.document);
        const draw = async (noted: Sources) => {
          const content = await fillBlocks({ ...context, sources: noted, forms: await forms() }, stored);
          return storefront.renderBlockArea({ content }, { ...attributes, updatedOn: layout.updatedAt.getTime() });
        };
        // The version, because links and forms follow the website's languages and settings.
        const { cssHash } = context.theme;
        const name = `area ${request.language} ${request.website.version} ${cssHash} ${owner} ${JSON.stringify(attributes)}`;
        return isThemeField(owner) && isStill(stored, context.theme)
          ? await remembered(context, name, draw)
          : await draw(sources);
      }),
    );
  }

  return {
    renderAll,
    render: async (owner, attributes) => (await renderAll([{ owner, attributes }]))[0] ?? '',
  };
}

/** Asks when the answer is first needed, if ever, and then never again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}
