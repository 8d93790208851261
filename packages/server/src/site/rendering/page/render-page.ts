import { placed } from '../../../platform/island.ts';
import { primaryLanguage, wordsFor } from '../../../platform/website/index.ts';
import { escapeAttribute } from '../escape.ts';
import { fillIslands, fillIslandsInJson, type IslandPlace, islandMarker } from '../islands/markers.ts';
import { pillCartIsland } from '../islands/pill-cart.ts';
import type { Storefront } from '../islands/storefront.ts';
import { previewNotices, testNotices } from '../messages.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import { submissionPage } from '../page-model/submission-page.ts';
import type { Scope } from '../site.ts';
import { expandTags } from '../tags/expand-tags.ts';
import { renderTemplate } from '../template.ts';
import { type Layout, layoutOf } from '../theme/theme.ts';
import { headTags } from './head.ts';

export interface PagePrinter {
  readonly storefront: Storefront;
  /** The address of the loader; without it the page is static. */
  readonly loaderAddress: string | undefined;
  /** The address of what scripts of themes expect of the page. */
  readonly clientAddress: string | undefined;
}

/** The whole page as HTML: main content, layout around it, special tags, islands. */
export async function renderPage(page: Page, builder: Builder, printer: PagePrinter): Promise<string> {
  const layout = layoutOf(builder.theme.theme, page.layouts);
  const around = tokens(page, builder, printer, layout);
  const content = `${notices(builder.request)}${mainContent(page, builder, around)}`;
  const scope = { ...page.scope, ...around, squarespace: { ...around.squarespace, 'main-content': content } };
  const html = renderTemplate(builder, builder.theme.template(layout.source), scope);
  return fillIslands(await expandTags(html, builder, page, around), islandPlace(page, builder, printer));
}

/** `?format=main-content`: what scripts of endless lists append. */
export async function renderMainContent(page: Page, builder: Builder, printer: PagePrinter): Promise<string> {
  const around = tokens(page, builder, printer, layoutOf(builder.theme.theme, page.layouts));
  const html = await expandTags(mainContent(page, builder, around), builder, page, around);
  return fillIslands(html, islandPlace(page, builder, printer));
}

/** `?format=json`: the page model, with rendered block areas. */
export function printModel(page: Page, builder: Builder, printer: PagePrinter, indent?: number): string {
  return fillIslandsInJson(JSON.stringify(page.scope, undefined, indent), islandPlace(page, builder, printer));
}

function islandPlace(page: Page, { request }: Builder, { storefront }: PagePrinter): IslandPlace {
  const { website, language } = request;
  return { storefront, language, primaryLanguage: primaryLanguage(website), page: submissionPage(page, request) };
}

function mainContent(page: Page, builder: Builder, around: Scope): string {
  if (page.main.kind === 'html') return page.main.html;
  const scope = { ...page.scope, ...around, ...page.main.scope };
  return renderTemplate(builder, builder.theme.template(page.main.source), scope);
}

/**
 * The system tokens of THEME-FORMAT section 3, without the main content. They are printed as variables wherever a
 * template runs, and are not part of the page model.
 */
function tokens(
  page: Page,
  builder: Builder,
  printer: PagePrinter,
  layout: Layout,
): Scope & { readonly squarespace: Scope } {
  const { request, theme, site } = builder;
  const classes = [
    ...page.classes,
    `collection-layout-${layout.id}`,
    ...(site.homepage !== undefined && page.pageId === `collection-${site.homepage.id}` ? ['homepage'] : []),
    ...theme.tweakClasses,
  ];
  return {
    squarespace: {
      'page-classes': classes.map(asName).join(' '),
      'page-id': asName(page.pageId),
      'page-title': page.head.title,
      'template-revision': theme.theme.revision,
      'cart-classes': 'sqs-custom-cart',
    },
    'squarespace-headers': headTags(page, request, theme, layout, printer.clientAddress),
    'squarespace-footers': footTags(page, printer),
  };
}

/** A word that is safe in an attribute: names of types and layouts may come from elsewhere. */
function asName(text: string): string {
  return text.replaceAll(/[\s"'<>&=`]+/g, '-');
}

/** Part of the main content, because every theme prints that. */
function notices(request: Builder['request']): string {
  const texts = [...(request.isPreview ? [previewNotices] : []), ...(request.isTestShop ? [testNotices] : [])];
  return texts
    .map((text) => `<p class="awning-test-notice" role="note">${escapeAttribute(wordsFor(request, text))}</p>`)
    .join('');
}

const pillCartMarker = islandMarker(placed(pillCartIsland, {}));

/** The floating cart, and the loader that hydrates the islands. */
function footTags(page: Page, { loaderAddress }: PagePrinter): string {
  const hasCart = page.scope['showCart'] === true && page.scope['isCartPage'] !== true;
  return [
    ...(hasCart ? [pillCartMarker] : []),
    ...(loaderAddress === undefined ? [] : [`<script type="module" src="${loaderAddress}" async></script>`]),
  ].join('\n');
}
