import { findByAddress, legalAddresses, PageType, shippingAddresses } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import {
  type cartFields,
  type legalFields,
  type SentFields,
  type systemFields,
  withAdded,
} from '../../../platform/island.ts';
import type { SystemPage } from '../../../platform/system-page.ts';
import { textOf } from '../../content/index.ts';
import { islandMarker } from '../islands/markers.ts';
import { languageChoice } from '../site.ts';
import type { Builder } from './builder.ts';
import { collectionUrl, isStore } from './collection-view.ts';
import type { Page } from './page.ts';
import { titleOf } from './page-title.ts';
import { systemTemplate } from './templates.ts';

export function systemPage(builder: Builder, page: SystemPage) {
  const { base, theme, request } = builder;
  const isCart = page.pageType === PageType.commerceCartV2;
  const inner =
    page.island === undefined
      ? (page.html ?? '')
      : islandMarker(
          withAdded(page.island, { ...added(builder), ...legalOf(builder, page), ...shippingOf(builder, page) }),
        );
  const content = isCart ? `<div id="sqs-cart-root" data-cart-root>${inner}</div>` : inner;
  return {
    kind: 'page',
    pageType: page.pageType,
    scope: { ...base, isCartPage: cartPages.has(page.pageType), systemPage: { title: page.title } },
    main: { kind: 'template', source: systemTemplate(theme, 'system'), scope: { systemContent: content } },
    layouts: [],
    pageId: `system-${page.pageType}`,
    classes: [`page-type-${page.pageType}`, 'view-system', ...(page.classes ?? [])],
    head: { title: titleOf(request, { collection: page.title }) },
  } satisfies Page;
}

/** The page with its content marked as what is replaced on a canvas. */
export function asCanvas(page: ReturnType<typeof systemPage>): Page {
  const { systemContent } = page.main.scope;
  const marked = `<div data-edit-area="">${systemContent}</div>`;
  return { ...page, main: { ...page.main, scope: { systemContent: marked } } };
}

/** The common data of every island on a system page. */
function added({ base, site, request }: Builder): SentFields<typeof systemFields> {
  const store = site.collections.find(isStore);
  return {
    prefix: asText(descend(base, ['multilingual', 'prefix'])),
    shopUrl: store === undefined ? asText(descend(base, ['multilingual', 'homeUrl'])) : collectionUrl(store, request),
    useCLDRMoneyFormat: request.website.settings.useCLDRMoneyFormat,
  };
}

/** What a buyer has to be able to read before ordering. */
const namedPages = ['terms', 'withdrawal', 'privacy'] as const;

/** The published pages that the checkout names beside its button. */
function legalOf({ site, request }: Builder, { pageType }: SystemPage): Partial<SentFields<typeof legalFields>> {
  if (pageType !== PageType.checkout) return {};
  const found = namedPages.flatMap((name) => {
    const page = findByAddress(site.byUrlId, legalAddresses[name]);
    if (page === undefined) return [];
    return [
      { name, title: textOf(page.texts, 'title', languageChoice(request)) ?? '', url: collectionUrl(page, request) },
    ];
  });
  return { legalPages: found };
}

/** The page that explains the shipping costs, which the cart names. */
function shippingOf({ site, request }: Builder, { pageType }: SystemPage): SentFields<typeof cartFields> {
  if (pageType !== PageType.commerceCartV2) return {};
  const page = findByAddress(site.byUrlId, shippingAddresses);
  return page === undefined ? {} : { shippingUrl: collectionUrl(page, request) };
}

/** Pages on which the floating cart would be redundant. */
const cartPages: ReadonlySet<number> = new Set([PageType.commerceCartV2, PageType.checkout, PageType.showCart]);

/** The page for a missing or failed address; the address stays (D-002). */
export function conditionPage({ base, theme, request }: Builder, pageType: number): Page {
  const name = pageType === PageType.notFound ? 'not-found' : 'error';
  const title = asText(descend(base, ['localizedStrings', name === 'not-found' ? 'notFoundTitle' : 'errorTitle']));
  return {
    kind: 'page',
    pageType,
    scope: base,
    main: { kind: 'template', source: systemTemplate(theme, name) },
    layouts: [],
    pageId: name,
    classes: [`view-${name}`],
    head: { title: titleOf(request, { collection: title }) },
  };
}
