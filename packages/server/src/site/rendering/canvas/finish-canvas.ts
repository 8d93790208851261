import type { Storefront } from '../islands/storefront.ts';
import { renderMainContent, renderPage } from '../page/render-page.ts';
import { type StoredPage, storedPage } from '../page-cache.ts';
import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import { allowedOrigins } from '../theme/allowed-origins.ts';
import type { CanvasScripts } from './canvas-script.ts';
import { withoutCode } from './without-code.ts';

export interface CanvasPrinter {
  readonly storefront: Storefront;
  /** The only scripts that run on the canvas. */
  readonly scripts: CanvasScripts | undefined;
}

/**
 * The page as the builder's canvas shows it: sealed off from the back office (D-179), so that nothing in it can act, and
 * with no scripts but the canvas's own. It may be opened directly as well, so the answer itself has the sandbox.
 */
export async function finishCanvas(page: Page, builder: Builder, printer: CanvasPrinter): Promise<StoredPage> {
  const { query, website } = builder.request;
  const { storefront, scripts } = printer;
  const still = { storefront, loaderAddress: undefined, clientAddress: undefined };
  const html =
    query['format'] === 'main-content'
      ? await renderMainContent(page, builder, still)
      : withScript(withoutCode(await renderPage(page, builder, still)), scripts?.main);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': canvasPolicy(scripts, builder.code.hashes().styles, allowedOrigins(website.settings)),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  return storedPage(200, headers, html);
}

/** A browser reads what follows the end of a document as if it were before it. */
function withScript(html: string, script: string | undefined): string {
  return script === undefined ? html : `${html}\n<script>${script}</script>`;
}

/** Only what makes up the look of the page is loaded: styles, pictures, fonts. No script runs but the very ones that are given. */
function canvasPolicy(
  scripts: CanvasScripts | undefined,
  styles: readonly string[],
  allowed: Readonly<Record<string, readonly string[]>>,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': scripts ? scripts.hashes : ["'none'"],
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
