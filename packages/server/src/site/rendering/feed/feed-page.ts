import { asText } from '@awning/template-engine';
import { addressIn } from '../../../platform/website/index.ts';
import { type Collection, cleanHtml } from '../../content/index.ts';
import { assetUrl } from '../../media/index.ts';
import type { Builder } from '../page-model/builder.ts';
import { categoryName, collectionView } from '../page-model/collection-view.ts';
import { feedPath } from '../page-model/head.ts';
import { itemKindOf } from '../page-model/item-kinds.ts';
import { itemViews } from '../page-model/list-page.ts';
import { listedItems } from '../page-model/listed-items.ts';
import { collectionAt } from '../page-model/resolve-page.ts';
import type { PageRequest, Scope } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { withAbsoluteAddresses } from './absolute-addresses.ts';
import { hasFeed } from './has-feed.ts';
import { type FeedEntry, rssText } from './rss.ts';

const FEED_LENGTH = 20;

/** `?format=rss`: the newest items of the list at an address, with its filters; `undefined` if there is no list. */
export async function feedPage(builder: Builder): Promise<string | undefined> {
  const { request, site } = builder;
  const collection = collectionAt(site, request.path);
  if (collection === undefined || !hasFeed(collection)) return undefined;
  const { website, language, origin, query } = request;
  const views = await newestItems(builder, collection);
  const view = collectionView(collection, builder);
  const { category, tag } = query;
  const filters = [category ? categoryName(collection, category, request) : '', tag ?? ''];
  const title = [...filters, asText(view['title']), website.name].filter((part) => part !== '').join(' — ');
  const path = feedPath(collection, request);
  const address = (at: string) => new URL(addressIn(website, language, at), origin).href;
  return rssText({
    title,
    description: asText(view['description']) || title,
    language,
    address: address(path.replace(/[?&]format=rss$/, '')),
    ownAddress: address(path),
    entries: await feedEntries(builder, collection, views),
  });
}

/** Of every kind of items, in the order in which they appeared. */
async function newestItems(builder: Builder, collection: Collection): Promise<readonly Scope[]> {
  const { request } = builder;
  const kind = itemKindOf(builder, collection);
  if (kind !== undefined) {
    const listed = async (query: PageRequest['query']): Promise<readonly Scope[]> => {
      const page = await kind.listPage(
        { ...builder, request: { ...request, query } },
        { ...collection, pageSize: FEED_LENGTH },
      );
      return page.scope['items'] as readonly Scope[];
    };
    const newest = await listed({ ...request.query, sort: 'newest' });
    // What was picked for a page has the owner's order only.
    return newest.length > 0 ? newest : await listed(request.query);
  }
  const { category, tag, author } = request.query;
  const filter = { collectionId: collection.id, limit: FEED_LENGTH, category, tag, author };
  return (await itemViews(builder, collection, await listedItems(builder, 'newest', filter))).items;
}

async function feedEntries(builder: Builder, collection: Collection, views: readonly Scope[]): Promise<FeedEntry[]> {
  const { blocks, request } = builder;
  const ids = views.map((view) => asText(view['mainImageId'])).filter((id) => id !== '');
  const areas = views.map((view) => {
    const id = asText(view['id']);
    return { owner: `item:${id}`, attributes: { id: `item-${id}` } } as const;
  });
  const [assets, bodies] = await Promise.all([siteAssets(builder, ids), blocks.renderAll(areas)]);
  const pictures = new Map(assets.map((asset) => [asset.id, asset]));
  return views.map((view, index) => {
    const source = view['passthrough'] === true ? asText(view['sourceUrl']) : '';
    const address = new URL(source || asText(view['fullUrl']), request.origin).href;
    const html = (text: string) => withAbsoluteAddresses(cleanHtml(text), address);
    const picture = pictures.get(asText(view['mainImageId']));
    const names = (view['categories'] ?? []) as readonly string[];
    return {
      id: asText(view['id']),
      title: asText(view['title']),
      address,
      publishedAt: new Date(Number(view['publishOn'])),
      updatedAt: new Date(Number(view['updatedOn'])),
      author: asText((view['author'] as Scope | undefined)?.['displayName']),
      words: [
        ...names.map((name) => categoryName(collection, name, request)),
        ...((view['tags'] ?? []) as readonly string[]),
      ],
      summaryHtml: html(asText(view['excerpt'])),
      bodyHtml: html(bodies[index] || asText(view['body'])),
      picture: picture && {
        address: `${request.origin}${assetUrl(picture)}`,
        byteSize: picture.byteSize,
        contentType: picture.contentType,
      },
    };
  });
}
