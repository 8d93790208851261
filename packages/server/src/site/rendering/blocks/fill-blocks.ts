import {
  accordionBlock,
  allBlocks,
  archiveBlock,
  audioBlock,
  type Block,
  type BlockSettings,
  buttonBlock,
  calendarBlock,
  chartBlock,
  definitionOf,
  embedBlock,
  formBlock,
  galleryBlock,
  imageBlock,
  mapBlock,
  mapBlocks,
  newsletterBlock,
  rssBlock,
  safeLink,
  searchBlock,
  settingsOf,
  shareBlock,
  summaryV2Block,
  tagcloudBlock,
  videoBlock,
} from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { wordsFor } from '../../../platform/website/index.ts';
import type { Collection, LayoutOwner } from '../../content/index.ts';
import { hasFeed } from '../feed/has-feed.ts';
import { isGuarded } from '../guarded-pages.ts';
import { withHidden } from '../hidden-members.ts';
import type { BlockContext } from '../page-model/builder.ts';
import { collectionUrl, collectionView } from '../page-model/collection-view.ts';
import { listedInOrder } from '../page-model/events/listed-events.ts';
import { imageViews } from '../page-model/image-view.ts';
import { itemKindOf } from '../page-model/item-kinds.ts';
import { itemViews } from '../page-model/list-page.ts';
import { listedItems } from '../page-model/listed-items.ts';
import { languageChoice, type Scope } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { renderTemplate } from '../template.ts';
import { themeTokens } from '../theme/theme-tokens.ts';
import { archive } from './archive.ts';
import { audio } from './audio.ts';
import { type FormsOfBlocks, formOfBlock } from './forms-of-blocks.ts';
import { headingParts } from './heading-parts.ts';
import { mapLinks } from './map-links.ts';
import { chartTexts, galleryTexts, listTexts } from './messages.ts';
import { monthSheet } from './month-sheet.ts';
import { nameCloud } from './name-cloud.ts';
import { ownerFrame } from './owner-code.ts';
import { searchForm } from './search-form.ts';
import { shareLinks } from './share-links.ts';
import { video } from './video.ts';

/** Gives each block its data: pictures by their ids, items of its collection. */
export async function fillBlocks(context: FillContext, content: readonly Block[]): Promise<Block[]> {
  const filled = await Promise.all(
    allBlocks(content).map(async (block) => [block, overridden(context, await fill(context, block))] as const),
  );
  const byBlock = new Map(filled);
  return mapBlocks(content, (block) => byBlock.get(block) ?? block);
}

export interface FillContext extends BlockContext {
  readonly owner: LayoutOwner;
  readonly forms: FormsOfBlocks;
}

/**
 * Returns the block with complete settings and nothing else but the data filled in here: a stored block must not
 * contain finished HTML.
 */
async function fill(context: FillContext, block: Block): Promise<Block> {
  const definition = definitionOf(block.type);
  if (definition === undefined) return withoutHtmlOfServer(block);
  const settings = settingsOf(definition, block);
  const { id, at } = block.props;
  return { type: block.type, props: { ...settings, ...(await filling(context, block)), id, ...(at ? { at } : {}) } };
}

/** Blocks of an unknown type are shown only by themes with their own markup for them. */
function withoutHtmlOfServer({ type, props }: Block): Block {
  const { overrideHtml: _override, islandHtml: _island, ...stored } = props;
  return { type, props: stored };
}

async function filling(context: FillContext, block: Block): Promise<Readonly<Record<string, unknown>>> {
  switch (block.type) {
    case imageBlock.name: {
      const { assetId, linkUrl } = settingsOf(imageBlock, block);
      return { image: (await pictures(context, [assetId]))[0], linkUrl: safeLink(linkUrl) };
    }
    case galleryBlock.name:
      return {
        items: await galleryPictures(context, settingsOf(galleryBlock, block)),
        texts: galleryTexts(languageChoice(context.request)),
      };
    case summaryV2Block.name:
      return { items: await summaryItems(context, settingsOf(summaryV2Block, block)) };
    case formBlock.name:
      return formOfBlock(context, context.forms, settingsOf(formBlock, block).formId);
    case newsletterBlock.name:
      return formOfBlock(context, context.forms, settingsOf(newsletterBlock, block).formId);
    case buttonBlock.name:
      return { buttonLink: localLink(context, settingsOf(buttonBlock, block).buttonLink) };
    case accordionBlock.name:
      return { ...headingParts(settingsOf(accordionBlock, block).content), groupName: `accordion-${block.props.id}` };
    case chartBlock.name:
      return { numberLocale: context.request.language, words: wordsFor(context.request, chartTexts) };
    case embedBlock.name:
      return ownerFrame(context, block, settingsOf(embedBlock, block));
    case searchBlock.name:
      return searchForm(context, block);
    case shareBlock.name:
      return shareLinks(context, settingsOf(shareBlock, block));
    case tagcloudBlock.name: {
      const settings = settingsOf(tagcloudBlock, block);
      return await nameCloud(context, collectionOf(context, settings), settings);
    }
    case archiveBlock.name: {
      const settings = settingsOf(archiveBlock, block);
      return await archive(context, collectionOf(context, settings), settings);
    }
    case calendarBlock.name:
      return await monthSheet(context, collectionOf(context, settingsOf(calendarBlock, block)));
    case rssBlock.name:
      return feedLink(context, collectionOf(context, settingsOf(rssBlock, block)));
    case mapBlock.name:
      return mapLinks(context, settingsOf(mapBlock, block));
    case audioBlock.name:
      return await audio(context, settingsOf(audioBlock, block));
    case videoBlock.name:
      return await video(context, settingsOf(videoBlock, block));
    default:
      return {};
  }
}

/**
 * A theme's own markup for this type of block, run with the block's data (THEME-FORMAT section 5.3). Scripts read all of
 * that as JSON, without the scope of the page.
 */
function overridden(context: FillContext, block: Block): Block {
  const file = context.theme.theme.blockOverrides.get(block.type);
  const template = file === undefined ? undefined : context.theme.partials[file];
  if (template === undefined) return block;
  const { islandHtml: _, ...props } = block.props;
  const own = { ...(props as unknown as Scope), ...overrideScope(context, block) };
  const scope = withHidden(own, { ...context.base, ...themeTokens(context.theme.theme) });
  return withProps(block, { overrideHtml: renderTemplate(context, template, scope) });
}

/** The names under which the format gives a block's data to a theme's own markup, beside ours. */
function overrideScope(context: FillContext, block: Block): Scope {
  const { type, props } = block;
  if (type === summaryV2Block.name) return listOf(context, collectionOf(context, settingsOf(summaryV2Block, block)));
  if (type === formBlock.name || type === newsletterBlock.name) return formPlace(context, props as unknown as Scope);
  if (type === imageBlock.name) {
    const { image, caption, linkUrl, newWindow } = props as unknown as Scope;
    const item = image as Scope | undefined;
    const description = asText(caption);
    return {
      ...(item === undefined ? {} : { item }),
      info: {
        designLayout: 'inline',
        layout: description === '' ? 'caption-hidden' : 'caption-below',
        title: asText(item?.['title']),
        description,
        hasTitle: false,
        hasSubtitle: false,
        imageLink: asText(linkUrl),
        linkTo: asText(linkUrl),
        newWindow: newWindow === true,
        stretch: false,
      },
    };
  }
  if (type !== galleryBlock.name) return {};
  const { items: _items, texts: _texts, id: _id, at: _at, ...options } = props as unknown as Scope;
  return { options };
}

function listOf(context: BlockContext, collection: Collection | undefined): Scope {
  return collection === undefined ? {} : { collection: collectionView(collection, context) };
}

/** What scripts send back with a submission: where the form stands. */
function formPlace(context: FillContext, { form }: Scope): Scope {
  const { owner, site } = context;
  const page = owner.startsWith('page:') ? site.byId.get(owner.slice('page:'.length)) : undefined;
  return {
    objectName: owner.replace(':', '-'),
    formSubmissionHTML: asText(descend(form, ['submissionHTML'])),
    ...(page === undefined ? {} : { collectionId: page.id, ...listOf(context, page) }),
  };
}

type GallerySettings = BlockSettings<typeof galleryBlock>;
type SummarySettings = BlockSettings<typeof summaryV2Block>;

async function pictures(context: BlockContext, ids: readonly string[]): Promise<Scope[]> {
  const wanted = ids.filter((id) => id !== '');
  const views = imageViews(await siteAssets(context, wanted), languageChoice(context.request));
  return wanted.map((id) => views.get(id)).filter((view) => view !== undefined);
}

async function galleryPictures(context: BlockContext, settings: GallerySettings): Promise<Scope[]> {
  const collection = collectionOf(context, settings);
  if (collection === undefined) return await pictures(context, settings.assetIds);
  const items = await listedItems(context, 'position', { collectionId: collection.id, limit: settings.limit });
  return (await itemViews(context, collection, items)).items;
}

async function summaryItems(context: BlockContext, settings: SummarySettings): Promise<readonly Scope[]> {
  const collection = collectionOf(context, settings);
  if (collection === undefined) return [];
  const kind = itemKindOf(context, collection);
  const { category, limit } = settings;
  return kind === undefined
    ? await postSummaries(context, collection, settings)
    : await kind.summaries(context, collection, { limit, ...(category === '' ? {} : { category }) });
}

async function postSummaries(
  context: BlockContext,
  collection: Collection,
  { category, featured, limit, showPastOrUpcomingEvents }: SummarySettings,
): Promise<Scope[]> {
  const { request } = context;
  const wanted = {
    collectionId: collection.id,
    limit,
    ...(category === '' ? {} : { category }),
    ...(featured ? { isStarred: true } : {}),
  };
  const found = await listedInOrder(context, collection, wanted, showPastOrUpcomingEvents);
  const { items } = await itemViews(context, collection, found);
  const format = new Intl.DateTimeFormat(request.language, {
    dateStyle: 'long',
    timeZone: request.website.settings.timeZone,
  });
  return items.map((item) => {
    const day = new Date(Number(item['publishOn']));
    // An event has the date on which it takes place.
    return { date: { text: format.format(day), iso: day.toISOString() }, ...item };
  });
}

/** A block names its collection by id or, like query tags, by the last part of its address. */
function collectionOf(
  { site }: BlockContext,
  { collectionId, collectionUrlId }: Pick<SummarySettings, 'collectionId' | 'collectionUrlId'>,
): Collection | undefined {
  return collectionId === '' ? site.byUrlId.get(collectionUrlId) : site.byId.get(collectionId);
}

/** Where programs read what is new in a list. Of a guarded page they would get nothing. */
function feedLink(context: BlockContext, collection: Collection | undefined): Readonly<Record<string, unknown>> {
  const { request } = context;
  if (collection === undefined || !hasFeed(collection) || isGuarded(collection)) return {};
  return {
    feedUrl: `${collectionUrl(collection, request)}?format=rss`,
    fallbackLabel: wordsFor(request, listTexts).feed,
  };
}

/** Links inside the site keep the visitor's language. */
function localLink({ base }: BlockContext, typed: string): string {
  const link = safeLink(typed);
  const prefix = asText(descend(base, ['multilingual', 'prefix']));
  return link.startsWith('/') && !link.startsWith('//') && !link.startsWith('/s/') ? `${prefix}${link}` : link;
}

function withProps(block: Block, props: Readonly<Record<string, unknown>>): Block {
  return { ...block, props: { ...block.props, ...props } };
}
