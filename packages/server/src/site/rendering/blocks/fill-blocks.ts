import { asText, descend } from '@awning/template-engine';
import { productsForPage } from '../../../store/catalogue/index.ts';
import { type Block, type Collection, Ordering, readItems } from '../../content/index.ts';
import { isStore } from '../page-model/collection-view.ts';
import { imageViews } from '../page-model/image-view.ts';
import { itemViews } from '../page-model/list-page.ts';
import { merchandisingContext, productViews } from '../page-model/product-pages.ts';
import { safeLink } from '../safe-link.ts';
import { languageChoice, type Scope } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { renderTemplate } from '../template.ts';
import type { BlockContext } from './block-context.ts';
import { type FormsOfBlocks, formOfBlock } from './forms-of-blocks.ts';

/** Gives each block what it shows: pictures by their ids, items of the collection it names. */
export async function fillBlocks(context: FillContext, blocks: readonly Block[]): Promise<Block[]> {
  return await Promise.all(blocks.map(async (block) => overridden(context, await filled(context, asStored(block)))));
}

/** Without what only the server fills in: a stored block must not bring finished HTML that nothing has cleaned. */
function asStored(block: Block): Block {
  const { overrideHtml: _override, islandHtml: _island, ...props } = block.props;
  return { ...block, props };
}

export interface FillContext extends BlockContext {
  readonly forms: FormsOfBlocks;
}

async function filled(context: FillContext, block: Block): Promise<Block> {
  switch (block.type) {
    case 'row':
      return withProps(block, { columns: await filledColumns(context, block) });
    case 'image':
      return withProps(block, { image: (await pictures(context, [block.props['assetId']]))[0], ...imageLink(block) });
    case 'gallery':
      return withProps(block, { items: await galleryPictures(context, block) });
    case 'summary-v2':
      return withProps(block, { items: await summaryItems(context, block) });
    case 'form':
    case 'newsletter':
      return withProps(block, formOfBlock(context, context.forms, block));
    case 'button':
      return withProps(block, { buttonLink: localLink(context, block.props['buttonLink']) });
    default:
      return block;
  }
}

/** A theme's own markup for this type of block, run with the block's data (THEME-FORMAT section 5.3). */
function overridden(context: BlockContext, block: Block): Block {
  const file = context.theme.theme.blockOverrides.get(block.type);
  const template = file === undefined ? undefined : context.theme.partials[file];
  if (template === undefined) {
    return block;
  }
  const { islandHtml: _, ...props } = block.props;
  const scope = { ...context.base, ...(props as unknown as Scope) };
  return withProps(block, { overrideHtml: renderTemplate(context, template, scope) });
}

interface Column {
  readonly span: number;
  readonly blocks: readonly Block[];
}

async function filledColumns(context: FillContext, row: Block): Promise<Column[]> {
  const columns = (row.props['columns'] ?? []) as readonly Column[];
  return await Promise.all(
    columns.map(async ({ span, blocks }) => ({ span, blocks: await fillBlocks(context, blocks) })),
  );
}

async function pictures({ connection, request, site }: BlockContext, ids: readonly unknown[]): Promise<Scope[]> {
  const wanted = ids.filter((id) => typeof id === 'string');
  const assets = await siteAssets(connection, site, request.website.id, wanted);
  const views = imageViews(assets, languageChoice(request));
  return wanted.map((id) => views.get(id)).filter((view) => view !== undefined);
}

async function galleryPictures(context: BlockContext, block: Block): Promise<Scope[]> {
  const collection = collectionOf(context, block);
  if (collection === undefined) {
    return await pictures(context, (block.props['assetIds'] ?? []) as readonly unknown[]);
  }
  const { connection, request } = context;
  const filter = { collectionId: collection.id, now: request.now, limit: limitOf(block, galleryLimit) };
  const items = await readItems(connection, request.website.id, 'position', filter);
  return (await itemViews(context, collection, items)).items;
}

async function summaryItems(context: BlockContext, block: Block): Promise<Scope[]> {
  const collection = collectionOf(context, block);
  if (collection === undefined) {
    return [];
  }
  return isStore(collection)
    ? await productSummaries(context, collection, block)
    : await postSummaries(context, collection, block);
}

async function productSummaries(context: BlockContext, collection: Collection, block: Block): Promise<Scope[]> {
  const { connection, request, theme, base } = context;
  const category = block.props['category'];
  const { products } = await productsForPage(connection, request.website, {
    collectionId: collection.id,
    limit: limitOf(block, summaryLimit),
    language: request.language,
    ...(typeof category === 'string' ? { category } : {}),
  });
  const productMerchandisingContext = merchandisingContext(products);
  const { items } = await productViews(context, collection, products);
  return items.map((product) => {
    const scope = { ...base, productMerchandisingContext, product };
    return {
      ...product,
      excerpt: '',
      priceHtml: renderTemplate(context, theme.template(priceTemplate), scope),
      statusHtml: renderTemplate(context, theme.template(statusTemplate), scope),
    };
  });
}

const priceTemplate = '{.section product}{@|product-price}{.end}';
const statusTemplate = '{.section product}{@|product-status}{.end}';

async function postSummaries(context: BlockContext, collection: Collection, block: Block): Promise<Scope[]> {
  const { connection, request } = context;
  const order = collection.ordering === Ordering.chronological ? 'newest' : 'position';
  const { category, featured } = block.props;
  const found = await readItems(connection, request.website.id, order, {
    collectionId: collection.id,
    now: request.now,
    limit: limitOf(block, summaryLimit),
    ...(typeof category === 'string' ? { category } : {}),
    ...(featured === true ? { isStarred: true } : {}),
  });
  const { items } = await itemViews(context, collection, found);
  const format = new Intl.DateTimeFormat(request.language, {
    dateStyle: 'long',
    timeZone: request.website.settings.timeZone,
  });
  return items.map((item) => {
    const day = new Date(Number(item['publishOn']));
    return { ...item, date: { text: format.format(day), iso: day.toISOString() } };
  });
}

/** A block names its collection by id or, as query tags do, by the last part of its address. */
function collectionOf({ site }: BlockContext, block: Block): Collection | undefined {
  const { collectionId, collectionUrlId } = block.props;
  if (typeof collectionId === 'string') {
    return site.byId.get(collectionId);
  }
  return typeof collectionUrlId === 'string' ? site.byUrlId.get(collectionUrlId) : undefined;
}

/** Links inside the site stay in the visitor's language. */
function localLink({ base }: BlockContext, typed: unknown): string | undefined {
  if (typeof typed !== 'string') {
    return undefined;
  }
  const link = safeLink(typed);
  const prefix = asText(descend(base, ['multilingual', 'prefix']));
  return link.startsWith('/') && !link.startsWith('//') && !link.startsWith('/s/') ? `${prefix}${link}` : link;
}

function imageLink({ props: { linkUrl } }: Block): { linkUrl?: string } {
  return typeof linkUrl === 'string' ? { linkUrl: safeLink(linkUrl) } : {};
}

const summaryLimit = 30;
const galleryLimit = 100;

function limitOf(block: Block, highest: number): number {
  const wanted = Number(block.props['limit'] ?? highest);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, highest) : highest;
}

function withProps(block: Block, props: Readonly<Record<string, unknown>>): Block {
  return { ...block, props: { ...block.props, ...props } };
}
