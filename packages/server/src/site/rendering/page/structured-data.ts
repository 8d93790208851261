import { readAccounts } from '@awning/site-model';
import { asText } from '@awning/template-engine';
import { addressIn } from '../../../platform/website/index.ts';
import type { Collection } from '../../content/index.ts';
import type { Builder } from '../page-model/builder.ts';
import { collectionView } from '../page-model/collection-view.ts';
import { canonicalPathOf } from '../page-model/head.ts';
import type { Page } from '../page-model/page.ts';
import type { Scope } from '../site.ts';

const context = 'https://schema.org';
/** Search engines read a list of this length; the others are on their own pages, and in the sitemap. */
const MAX_LISTED = 30;

/** What search engines read about a page beside its own data; nothing for pages that they must not list. */
export function structuredData(page: Page, builder: Builder): readonly Scope[] {
  const { request, site } = builder;
  if (page.head.canonicalPath === undefined || request.isPreview === true) return [];
  const isHome = site.homepage !== undefined && page.pageId === `collection-${site.homepage.id}`;
  const own = page.head.structuredData;
  return [
    ...(own === undefined ? [] : [own]),
    ...(isHome ? siteData(builder) : []),
    ...(own === undefined && !isHome ? [pageData(page, builder)] : []),
    ...(isHome ? [] : breadcrumbs(page, builder)),
  ];
}

/** The website with its search, and who is behind it. */
function siteData(builder: Builder): readonly Scope[] {
  const { request, pictures } = builder;
  const { website, language, origin } = request;
  const { business, identity } = website.settings;
  const { logo } = pictures;
  const profiles = readAccounts(identity.accounts.join('\n')).filter(({ service }) => service !== 'email');
  const url = addressOf(builder, '/');
  return [
    {
      '@context': context,
      '@type': 'WebSite',
      name: website.name,
      url,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(builder, '/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': context,
      '@type': 'Organization',
      name: website.name,
      url,
      ...(business.email === '' ? {} : { email: business.email }),
      ...(business.phone === '' ? {} : { telephone: business.phone }),
      ...(logo === undefined ? {} : { logo: `${origin}${asText(logo['assetUrl'])}` }),
      ...(identity.place === null
        ? {}
        : { location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...identity.place } } }),
      ...(profiles.length === 0 ? {} : { sameAs: profiles.map(({ href }) => href) }),
    },
  ];
}

function pageData({ head, scope }: Page, builder: Builder): Scope {
  const { language, origin } = builder.request;
  const items = scope['items'] as readonly Scope[] | undefined;
  return {
    '@context': context,
    '@type': items === undefined ? 'WebPage' : 'CollectionPage',
    name: head.title,
    ...(head.description ? { description: head.description } : {}),
    url: addressOf(builder, head.canonicalPath ?? '/'),
    inLanguage: language,
    ...(head.imageUrl === undefined ? {} : { image: `${origin}${head.imageUrl}` }),
    ...(items === undefined || items.length === 0
      ? {}
      : {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: items.slice(0, MAX_LISTED).map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: asText(item['title']),
              url: `${origin}${asText(item['fullUrl'])}`,
            })),
          },
        }),
  };
}

/** The way from the home page; a folder without a page of its own is no step. */
function breadcrumbs({ scope, head }: Page, builder: Builder): readonly Scope[] {
  const { site, request } = builder;
  const collection = site.byId.get(asText((scope['collection'] as Scope | undefined)?.['id']));
  if (collection === undefined) return [];
  const parents = [collection, ...parentsOf(collection, builder)].toReversed();
  const steps = parents
    .filter(({ isFolder, isIndex, isHomepage }) => (!isFolder || isIndex) && !isHomepage)
    .map((parent) => ({
      name: asText(collectionView(parent, builder)['title']),
      url: addressOf(builder, canonicalPathOf(parent)),
    }));
  const item = scope['item'] as Scope | undefined;
  const last =
    item === undefined ? [] : [{ name: asText(item['title']), url: addressOf(builder, head.canonicalPath ?? '/') }];
  const home = { name: request.website.name, url: addressOf(builder, '/') };
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [home, ...steps, ...last].map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url,
      })),
    },
  ];
}

/** From the nearest to the farthest; a damaged tree may have a circle. */
function parentsOf(
  { parentId }: Collection,
  builder: Pick<Builder, 'site'>,
  seen: ReadonlySet<string> = new Set(),
): Collection[] {
  const parent = parentId === null || seen.has(parentId) ? undefined : builder.site.byId.get(parentId);
  return parent === undefined ? [] : [parent, ...parentsOf(parent, builder, new Set([...seen, parent.id]))];
}

function addressOf({ request }: Pick<Builder, 'request'>, path: string): string {
  return `${request.origin}${addressIn(request.website, request.language, path)}`;
}
