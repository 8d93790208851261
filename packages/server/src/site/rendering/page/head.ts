import { addressIn, primaryLanguage } from '../../../platform/website/index.ts';
import { escapeAttribute, scriptJson } from '../escape.ts';
import type { Head, Page } from '../page-model/page.ts';
import type { PageRequest, Scope } from '../site.ts';
import type { Layout } from '../theme/theme.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import { clientTags } from './static-context.ts';

/** `{squarespace-headers}`: title, social media tags, styles; neither charset nor viewport if the layout has its own. */
export function headTags(
  page: Page,
  request: PageRequest,
  theme: LoadedTheme,
  layout: Layout,
  clientAddress: string | undefined,
): string {
  return [
    ...(layout.hasCharset ? [] : ['<meta charset="utf-8">']),
    `<title>${escapeAttribute(page.head.title)}</title>`,
    ...(layout.hasViewport ? [] : ['<meta name="viewport" content="width=device-width, initial-scale=1">']),
    ...descriptionTags(page.head),
    ...addressTags(page.head, request),
    ...socialTags(page.head, request),
    `<link rel="stylesheet" href="/site.css?v=${theme.cssHash}">`,
    ...(page.head.structuredData === undefined
      ? []
      : [`<script type="application/ld+json">${scriptJson(page.head.structuredData)}</script>`]),
    contextScript(page, request, theme),
    ...clientTags(page, theme, clientAddress),
  ].join('\n');
}

function descriptionTags({ description }: Head): string[] {
  return description ? [`<meta name="description" content="${escapeAttribute(description)}">`] : [];
}

/** The canonical address of the page, and the same page in the other languages. */
function addressTags({ canonicalPath }: Head, { website, language, origin, isPreview }: PageRequest): string[] {
  if (canonicalPath === undefined || isPreview) return ['<meta name="robots" content="noindex">'];
  const languages = website.languages.filter(({ enabled }) => enabled);
  const address = (code: string) => escapeAttribute(`${origin}${addressIn(website, code, canonicalPath)}`);
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...(languages.length < 2
      ? []
      : [
          ...languages.map(
            ({ code }) => `<link rel="alternate" hreflang="${escapeAttribute(code)}" href="${address(code)}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${address(primaryLanguage(website))}">`,
        ]),
  ];
}

function socialTags(head: Head, { website, language, origin }: PageRequest): string[] {
  const properties: [string, string | undefined][] = [
    ['og:site_name', website.name],
    ['og:title', head.title],
    ['og:type', head.kind ?? 'website'],
    ['og:locale', language.replace('-', '_')],
    [
      'og:url',
      head.canonicalPath === undefined ? undefined : `${origin}${addressIn(website, language, head.canonicalPath)}`,
    ],
    ['og:description', head.description],
    ['og:image', head.imageUrl === undefined ? undefined : `${origin}${head.imageUrl}`],
    ['og:image:alt', head.imageAlt],
  ];
  return [
    ...properties.flatMap(([name, content]) =>
      content ? [`<meta property="${name}" content="${escapeAttribute(content)}">`] : [],
    ),
    `<meta name="twitter:card" content="${head.imageUrl === undefined ? 'summary' : 'summary_large_image'}">`,
  ];
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
