import { asText, descend } from '@awning/template-engine';
import { placed } from '../../../platform/island.ts';
import { primaryLanguage, wordsFor } from '../../../platform/website/index.ts';
import { escapeAttribute } from '../escape.ts';
import { withHidden } from '../hidden-members.ts';
import { fillIslands, fillIslandsInJson, type IslandPlace, islandMarker } from '../islands/markers.ts';
import { pillCartIsland } from '../islands/pill-cart.ts';
import type { Storefront } from '../islands/storefront.ts';
import { previewNotices, testNotices } from '../messages.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import { submissionPage } from '../page-model/submission-page.ts';
import { announcementBarHtml, withBarOnTop } from '../popup/announcement-bar.ts';
import { popupHtml } from '../popup/popup.ts';
import type { Scope } from '../site.ts';
import { expandTags } from '../tags/expand-tags.ts';
import { renderTemplate } from '../template.ts';
import { hostAreaTags } from '../theme/host-areas.ts';
import { inlineSprite, needsInlineSprite } from '../theme/service-sprite.ts';
import { type Layout, layoutOf } from '../theme/theme.ts';
import { themeTokens } from '../theme/theme-tokens.ts';
import { headTags } from './head.ts';

export interface PagePrinter {
  readonly storefront: Storefront;
  /** The address of the loader; without it the page is static. */
  readonly loaderAddress: string | undefined;
  /** The address of what scripts of themes expect of the page. */
  readonly clientAddress: string | undefined;
}

/** The whole page as HTML: main content, layout around it, special tags, popup and announcement bar, islands. */
export async function renderPage(page: Page, builder: Builder, printer: PagePrinter): Promise<string> {
  const layout = layoutOf(builder.theme.theme, page.layouts);
  const [popup, bar] = await Promise.all([popupHtml(page, builder), announcementBarHtml(page, builder)]);
  const around = tokens(page, builder, printer, layout, popup);
  const { before, after } = hostAreaTags(builder.theme.theme, builder.request.website.settings);
  const content = `${before}${notices(builder.request)}${mainContent(page, builder, around)}${after}`;
  const squarespace = { ...around.squarespace, 'main-content': content };
  const scope = withHidden(page.scope, { ...around, squarespace });
  const html = renderTemplate(builder, builder.theme.template(layout.source), scope);
  const expanded = withBarOnTop(await expandTags(html, builder, page, around), bar);
  return fillIslands(expanded, islandPlace(page, builder, printer));
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

function islandPlace(page: Page, { request, site }: Builder, { storefront }: PagePrinter): IslandPlace {
  const { website, language } = request;
  return { storefront, language, primaryLanguage: primaryLanguage(website), page: submissionPage(page, request, site) };
}

function mainContent(page: Page, builder: Builder, around: Scope): string {
  if (page.main.kind === 'html') return page.main.html;
  const scope = withHidden({ ...page.scope, ...page.main.scope }, around);
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
  popup = '',
): Scope & { readonly squarespace: Scope } {
  const { theme, site } = builder;
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
      ...themeTokens(theme.theme).squarespace,
    },
    'squarespace-headers': headTags(page, builder, layout, printer.clientAddress),
    'squarespace-footers': footTags(page, builder, printer, popup),
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

function accountServices({ website }: Scope): string[] {
  const accounts = descend(website, ['socialAccounts']);
  return Array.isArray(accounts) ? accounts.map((account) => asText(descend(account, ['serviceName']))) : [];
}

/** The popup, the signs of accounts, the floating cart, and the loader that hydrates the islands. */
function footTags(page: Page, { base, theme }: Builder, { loaderAddress }: PagePrinter, popup: string): string {
  const hasCart = page.scope['showCart'] === true && page.scope['isCartPage'] !== true;
  return [
    ...(popup === '' ? [] : [popup]),
    ...(needsInlineSprite(theme.theme) ? [inlineSprite(accountServices(base))] : []),
    ...(hasCart ? [pillCartMarker] : []),
    ...(loaderAddress === undefined ? [] : [`<script type="module" src="${loaderAddress}" async></script>`]),
  ].join('\n');
}
