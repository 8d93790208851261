import { asText } from '@awning/template-engine';
import { addressIn, primaryLanguage } from '../../../platform/website/index.ts';
import { escapeAttribute, scriptJson } from '../escape.ts';
import type { Builder } from '../page-model/builder.ts';
import { pictureOf } from '../page-model/head.ts';
import type { Head, Page } from '../page-model/page.ts';
import type { PageRequest, Scope } from '../site.ts';
import type { Layout } from '../theme/theme.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import { clientTags } from './static-context.ts';
import { structuredData } from './structured-data.ts';

/** `{squarespace-headers}`: title, social media tags, styles; no charset, viewport or icon if the layout has its own. */
export function headTags(page: Page, builder: Builder, layout: Layout, clientAddress: string | undefined): string {
  const { request, theme, pictures } = builder;
  // Links to a page without a picture show that of the website.
  const head = pictures.shareImage ? { ...pictureOf({ mainImage: pictures.shareImage }), ...page.head } : page.head;
  return [
    layout.hasCharset ? '' : '<meta charset="utf-8">',
    `<title>${escapeAttribute(head.title)}</title>`,
    layout.hasViewport ? '' : '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head.description ? `<meta name="description" content="${escapeAttribute(head.description)}">` : '',
    ...addressTags(head, request),
    ...socialTags(head, request),
    feedTag(head, request),
    iconTags(builder, layout),
    `<link rel="stylesheet" href="${styleAddress(request, theme)}">`,
    ...structuredData(page, builder).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    contextScript(page, request, theme),
    ...clientTags(page, theme, clientAddress),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The draft of a look has another style sheet than visitors see. */
function styleAddress({ settingsToken }: PageRequest, { cssHash }: LoadedTheme): string {
  return `/site.css?v=${cssHash}${settingsToken === undefined ? '' : `&amp;preview=${settingsToken}`}`;
}

/** The owner's icon, else the theme's. Without one, browsers ask for `/favicon.ico` by themselves. */
function iconTags({ pictures: { icon }, theme: { theme, system } }: Builder, layout: Layout): string {
  if (icon !== undefined) {
    const address = escapeAttribute(asText(icon['assetUrl']));
    return `<link rel="icon" href="${address}?format=100w">\n<link rel="apple-touch-icon" href="${address}?format=300w">`;
  }
  if (layout.hasIcon) return '';
  const name = ['favicon.svg', 'favicon.png', 'favicon.ico'].find((file) => theme.files.has(`assets/${file}`));
  const revision = name === undefined ? system.revision : theme.revision;
  return `<link rel="icon" href="/assets/${name ?? 'favicon.svg'}?v=${revision}">`;
}

/** The canonical address of the page, and the same page in the other languages. */
function addressTags({ canonicalPath }: Head, { website, language, origin, isPreview }: PageRequest): string[] {
  if (canonicalPath === undefined || isPreview) return ['<meta name="robots" content="noindex">'];
  const languages = website.languages.filter(({ enabled }) => enabled);
  const address = (code: string) => escapeAttribute(`${origin}${addressIn(website, code, canonicalPath)}`);
  const canonical = `<link rel="canonical" href="${address(language)}">`;
  if (languages.length < 2) return [canonical];
  return [
    canonical,
    ...languages.map(
      ({ code }) => `<link rel="alternate" hreflang="${escapeAttribute(code)}" href="${address(code)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(primaryLanguage(website))}">`,
  ];
}

function feedTag({ feed }: Head, { website, language }: PageRequest): string {
  if (feed === undefined) return '';
  const [title, address] = [feed.title, addressIn(website, language, feed.path)].map(escapeAttribute);
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${address}">`;
}

function socialTags(head: Head, { website, language, origin }: PageRequest): string[] {
  const { canonicalPath, imageUrl } = head;
  return [
    property('og:site_name', website.name),
    property('og:title', head.title),
    property('og:type', head.kind ?? 'website'),
    property('og:locale', language.replace('-', '_')),
    canonicalPath === undefined ? '' : property('og:url', `${origin}${addressIn(website, language, canonicalPath)}`),
    property('og:description', head.description),
    imageUrl === undefined ? '' : property('og:image', `${origin}${imageUrl}`),
    property('og:image:alt', head.imageAlt),
    ...articleTags(head),
    `<meta name="twitter:card" content="${imageUrl === undefined ? 'summary' : 'summary_large_image'}">`,
  ];
}

function articleTags({ kind, structuredData: data }: Head): string[] {
  if (kind !== 'article') return [];
  return [
    property('article:published_time', asText(data?.['datePublished'])),
    property('article:modified_time', asText(data?.['dateModified'])),
  ];
}

function property(name: string, content: string | undefined): string {
  return content ? `<meta property="${name}" content="${escapeAttribute(content)}">` : '';
}

/** What scripts on the page may know about it. It is data and not run; nothing in it is personal. */
function contextScript(page: Page, request: PageRequest, theme: LoadedTheme): string {
  const { website, language } = request;
  const collection = page.scope['collection'] as Scope | undefined;
  const item = page.scope['item'] as Scope | undefined;
  const context = {
    websiteId: website.id,
    pageType: page.pageType,
    language,
    prefix: addressIn(website, language, '/').replace(/\/$/, ''),
    currency: website.settings.storeSettings.currency,
    useCLDRMoneyFormat: website.settings.useCLDRMoneyFormat,
    timeZone: website.settings.timeZone,
    templateRevision: theme.theme.revision,
    collectionId: collection?.['id'],
    itemId: item?.['id'],
  };
  return `<script type="application/json" id="awning-context">${scriptJson(context)}</script>`;
}
