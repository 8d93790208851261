import { PageType } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { type SentFields, type systemFields, withAdded } from '../../../platform/island.ts';
import type { SystemPage } from '../../../platform/system-page.ts';
import { islandMarker } from '../islands/markers.ts';
import type { Builder } from './builder.ts';
import { collectionUrl, isStore } from './collection-view.ts';
import type { Page } from './page.ts';
import { systemTemplate } from './templates.ts';

export function systemPage(builder: Builder, page: SystemPage): Page {
  const { base, theme, request } = builder;
  const isCart = page.pageType === PageType.commerceCartV2;
  const inner = page.island === undefined ? (page.html ?? '') : islandMarker(withAdded(page.island, added(builder)));
  const content = isCart ? `<div id="sqs-cart-root" data-cart-root>${inner}</div>` : inner;
  return {
    kind: 'page',
    pageType: page.pageType,
    scope: { ...base, isCartPage: cartPages.has(page.pageType), systemPage: { title: page.title } },
    main: { kind: 'template', source: systemTemplate(theme, 'system'), scope: { systemContent: content } },
    layouts: [],
    pageId: `system-${page.pageType}`,
    classes: [`page-type-${page.pageType}`, 'view-system', ...(page.classes ?? [])],
    head: { title: `${page.title} — ${request.website.name}` },
  };
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
    head: { title: `${title} — ${request.website.name}` },
  };
}
