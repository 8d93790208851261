import { scriptJson } from '../escape.ts';
import type { Page } from '../page-model/page.ts';
import type { Scope } from '../site.ts';
import type { LoadedTheme } from '../theme/themes.ts';

/**
 * What scripts of themes expect in the head (THEME-FORMAT section 11): the context under its known mark, and our script
 * that defines the globals before the first script of the theme runs. The context is data that our script reads, because
 * values of people are in it; scripts that fetch pages read its text, so that has the usual form.
 */
export function clientTags(page: Page, theme: LoadedTheme, address: string | undefined): string[] {
  if (!theme.theme.usesClient) return [];
  const text = `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${scriptJson(staticContext(page, theme))};`;
  return [
    `<script type="text/plain" data-name="static-context">${text}</script>`,
    ...(address === undefined ? [] : [`<script src="${address}"></script>`]),
  ];
}

/** Nothing in it is personal, because pages are cached. */
function staticContext({ scope, pageType }: Page, { theme, tweakValues }: LoadedTheme): Scope {
  const { website, websiteSettings, featureFlags, showCart } = scope;
  return {
    authenticatedAccount: null,
    pageType,
    templateRevision: theme.revision,
    tweakJSON: tweakValues,
    website,
    websiteSettings,
    featureFlags,
    showCart: showCart === true,
    ...part('collection', scope['collection'], ofCollection),
    ...part('item', scope['item'], ofItem),
  };
}

const ofCollection = 'id title fullUrl urlId type typeName folder index homepage itemCount pageSize'.split(' ');
const ofItem =
  'id title fullUrl urlId recordType recordTypeLabel assetUrl publishOn categories tags structuredContent'.split(' ');

/** The fields that scripts read; texts and lists of entries would double the size of the page. */
function part(name: string, value: unknown, fields: readonly string[]): Scope {
  if (typeof value !== 'object' || value === null) return {};
  const whole = value as Scope;
  const known = fields.filter((field) => whole[field] !== undefined);
  return { [name]: Object.fromEntries(known.map((field) => [field, whole[field]])) };
}
