import type { Storefront } from '../islands/storefront.ts';
import { renderMainContent, renderPage } from '../page/render-page.ts';
import { type StoredPage, storedPage } from '../page-cache.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import { allowedOrigins } from '../theme/allowed-origins.ts';

/**
 * The page as the builder's canvas shows it: sealed off from the back office (D-179), so that nothing in it can act, and
 * without any script, those of islands included. It may be opened directly as well, so the answer itself has the sandbox.
 */
export async function finishCanvas(page: Page, builder: Builder, storefront: Storefront): Promise<StoredPage> {
  const { query, website } = builder.request;
  const render = query['format'] === 'main-content' ? renderMainContent : renderPage;
  const html = await render(page, builder, { storefront, loaderAddress: undefined, clientAddress: undefined });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': canvasPolicy(builder.code.hashes().styles, allowedOrigins(website.settings)),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  return storedPage(200, headers, html);
}

/** Only what makes up the look of the page is loaded: styles, pictures, fonts. */
function canvasPolicy(styles: readonly string[], allowed: Readonly<Record<string, readonly string[]>>): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': ["'none'"],
    'style-src': ["'self'", ...styles, ...(allowed['style-src'] ?? [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'", 'data:', ...(allowed['font-src'] ?? [])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
