import { asText } from '@awning/template-engine';
import { type Collection, textOf } from '../../content/index.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import type { Head } from './page.ts';
import { titleOf } from './page-title.ts';

/** Title, description and picture of a collection's page. */
export function collectionHead(
  collection: Collection,
  request: PageRequest,
  view: Scope,
  fallbackDescription?: string,
): Head {
  const language = languageChoice(request);
  const shown = collection.isHomepage ? undefined : { collection: asText(view['title']) };
  return {
    title: textOf(collection.texts, 'seoTitle', language) ?? titleOf(request, shown),
    description:
      textOf(collection.texts, 'seoDescription', language) ??
      textOf(collection.texts, 'description', language) ??
      fallbackDescription,
    canonicalPath: canonicalPathOf(collection),
    kind: 'website',
    ...pictureOf(view),
  };
}

/** The canonical path of a collection, in the primary language. */
export function canonicalPathOf({ isHomepage, urlId }: Collection): string {
  return isHomepage ? '/' : `/${urlId}`;
}

/** The feed of a list, which its items' pages name too. */
export function feedOf(collection: Collection, view: Scope, query: PageRequest['query'] = {}): Pick<Head, 'feed'> {
  return { feed: { title: asText(view['title']), path: feedPath(collection, { query }) } };
}

/** The path of a list's feed with the filters of the list. */
export function feedPath(collection: Collection, { query }: Pick<PageRequest, 'query'>): string {
  const filters = ['category', 'tag', 'author'].flatMap((name) => {
    const value = query[name];
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return `${canonicalPathOf(collection)}?${[...filters, 'format=rss'].join('&')}`;
}

/** The picture for links to the page on other sites. */
export function pictureOf(view: Scope): Pick<Head, 'imageUrl' | 'imageAlt'> {
  const image = view['mainImage'] as Scope | undefined;
  return image === undefined
    ? {}
    : {
        imageUrl: `${asText(image['assetUrl'])}?format=1500w`,
        imageAlt: asText(image['altText'] ?? image['title']),
      };
}
