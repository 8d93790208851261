import { join } from 'node:path';
import { pageTypeStatus } from '@awning/site-model';
import { captchaOf } from '../../people/captcha/index.ts';
import type { Connection } from '../../platform/database/index.ts';
import { type AnswerKeeper, policyFor } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { readChange, SUBJECTS_CHANNEL, subjectOf } from '../../platform/subjects/index.ts';
import type { SystemPage } from '../../platform/system-page.ts';
import { WEBSITE_CHANNEL } from '../../platform/website/index.ts';
import type { Collection } from '../content/index.ts';
import { readAssets } from '../media/index.ts';
import { createBlockAreas } from './blocks/block-areas.ts';
import { type OwnerCode, type OwnerCodePlace, ownerCodeAt } from './blocks/owner-code.ts';
import { readCanvasScripts } from './canvas/canvas-script.ts';
import { finishCanvas } from './canvas/finish-canvas.ts';
import { captchaSources } from './captcha-sources.ts';
import { feedPage } from './feed/feed-page.ts';
import { registryOf } from './formatters.ts';
import { guardedAt } from './guarded-pages.ts';
import { loadStorefront, scriptAddress } from './islands/storefront.ts';
import { listingQuery } from './listing-query.ts';
import { type PagePrinter, printModel, renderMainContent, renderPage } from './page/render-page.ts';
import { type Building, copyOf, type StoredPage, storedPage } from './page-cache.ts';
import { createPageCaches } from './page-caches.ts';
import { collectCode } from './page-code.ts';
import { isMadeUpQuery, pageKey, pageQuery } from './page-key.ts';
import { baseScope } from './page-model/base-scope.ts';
import type { Builder } from './page-model/builder.ts';
import { isCalendar } from './page-model/events/listed-events.ts';
import { type GeneralResult, generalSearch } from './page-model/general-search.ts';
import { itemKindOf } from './page-model/item-kinds.ts';
import { hasMonths } from './page-model/listed-names.ts';
import type { Page, Redirect } from './page-model/page.ts';
import { collectionAt, resolvePage } from './page-model/resolve-page.ts';
import { searchPage } from './page-model/search-page.ts';
import { sitePictures } from './page-model/site-pictures.ts';
import { asCanvas, conditionPage, systemPage } from './page-model/system-page.ts';
import { announcementBarSources } from './popup/announcement-bar.ts';
import { openSites, type PageRequest, readSite } from './site.ts';
import { siteAssets } from './site-memory.ts';
import { collectSources } from './sources.ts';
import { allowedOrigins } from './theme/allowed-origins.ts';
import { themeOf } from './theme/theme-of.ts';
import { type LoadedTheme, openThemes, type Themes } from './theme/themes.ts';
import { openUploadedThemes } from './theme/uploaded-themes.ts';

/** From an address to a finished page. One per process. */
export interface Rendering {
  /** The page at an address that not everybody may see; whoever asks for it is checked before it is built or sent. */
  guardedPage(request: PageRequest): Promise<Collection | undefined>;
  /** A page that is published. */
  pageOfId(websiteId: string, id: string): Promise<Collection | undefined>;
  /**
   * The page at an address, from the cache if possible; `undefined` if there is none. `beforeListing` is called before a
   * list is built that a visitor sorts, filters or pages through, and may refuse it.
   */
  page(request: PageRequest, beforeListing?: () => Promise<void>): Promise<StoredPage | Redirect | undefined>;
  /** The pages that `page` keeps. */
  readonly kept: AnswerKeeper<StoredPage>;
  search(request: PageRequest): Promise<StoredPage>;
  /** The search of theme scripts. */
  generalSearch(request: PageRequest): Promise<readonly GeneralResult[]>;
  /** The page as it is after `write`, whose changes are rolled back; never cached. */
  preview(request: PageRequest, write: (connection: Connection) => Promise<void>): Promise<StoredPage | undefined>;
  /** A page that a feature renders for one visitor; never cached. */
  systemPage(request: PageRequest, page: SystemPage): Promise<StoredPage>;
  /** The same as a canvas: a sealed document whose content is replaced by messages. */
  systemCanvas(request: PageRequest, page: SystemPage): Promise<StoredPage>;
  /** The theme's page for a missing address or a failure. */
  condition(request: PageRequest, pageType: number): Promise<string>;
  /** The code of an embed block that visitors may see, for its frame. */
  ownerCode(
    request: Pick<PageRequest, 'website' | 'language' | 'now'>,
    place: OwnerCodePlace,
  ): Promise<OwnerCode | undefined>;
  theme(request: Pick<PageRequest, 'website'>): Promise<LoadedTheme>;
  readonly themes: Pick<Themes, 'get' | 'list' | 'has' | 'drawn'>;
}

export async function openRendering(parts: Parts, own = join(projectFolder, 'themes')): Promise<Rendering> {
  const { config, database, itemKinds = [], itemParts = [], onTemplateErrors } = parts;
  const folders = { own, installed: join(config.dataFolder, 'themes') };
  const caches = createPageCaches(config.pageCacheMegabytes * 1024 * 1024, config);
  const themes = openThemes({
    folders,
    uploads: openUploadedThemes(parts),
    registry: registryOf(parts),
    styleCacheFolder: join(config.dataFolder, 'cache', 'styles'),
    // Several websites may use the theme, and only one of them may have announced the change.
    onChange: () => caches.drop(),
  });
  const [sites, storefront] = await Promise.all([openSites(database), loadStorefront(projectFolder)]);
  const printer: PagePrinter = {
    storefront,
    loaderAddress: scriptAddress(projectFolder, 'loader'),
    clientAddress: scriptAddress(projectFolder, 'theme-client'),
  };
  const canvasScripts = readCanvasScripts(projectFolder);
  const underWay = new Map<string, { building: Building; page: Promise<StoredPage | Redirect | undefined> }>();
  await database.listen(WEBSITE_CHANNEL, (websiteId) =>
    caches.drop(websiteId === undefined ? undefined : { websiteId, subjects: [subjectOf.settings] }),
  );
  await database.listen(SUBJECTS_CHANNEL, (payload) => {
    const change = payload === undefined ? undefined : readChange(payload);
    if (change === undefined || change.subjects.includes(subjectOf.theme)) themes.compareWithFolders();
    caches.drop(change);
  });

  async function builderFor(asked: PageRequest, other?: Connection): Promise<Builder> {
    const site = await (other ? readSite(other, asked.website.id) : sites.get(asked.website.id));
    // A preview link opens its page, whoever may see the published one.
    const request = other ? { ...asked, openedId: guardedAt(site, asked.path)?.guardId } : asked;
    const connection = other ?? database;
    const sources = collectSources();
    const theme = await themeOf(themes, request.website, connection, (ids) =>
      siteAssets({ connection, site, request, sources }, ids),
    );
    const pictures = await sitePictures({ connection, site, request, sources });
    const base = baseScope({ request, site, theme, sources, pictures });
    const context = {
      connection,
      request,
      site,
      theme,
      base,
      config,
      code: collectCode(),
      sources,
      itemKinds,
      onTemplateErrors,
    };
    return { ...context, itemParts, pictures, blocks: createBlockAreas(context, storefront) };
  }

  async function build(
    request: PageRequest,
    key: string,
    building: Building,
  ): Promise<StoredPage | Redirect | undefined> {
    const isFeed = request.query['format'] === 'rss';
    const builder = await builderFor(isFeed ? withoutOwnerCode(request) : request);
    const feed = isFeed ? await feedPage(builder) : undefined;
    if (feed !== undefined) {
      const stored = storedPage(200, { 'content-type': 'application/rss+xml; charset=utf-8', ...revalidated }, feed);
      building.keep(key, stored, builder.sources);
      return stored;
    }
    const page = await resolvePage(builder);
    if (page?.kind !== 'page') return page;
    if (isFeed) return undefined;
    const stored = await finish(page, builder, printer);
    building.keep(key, stored, builder.sources);
    return stored;
  }

  /** What a visitor can ask of the list at an address; what nobody asks for is not looked up. */
  async function listAbilities({ website, path, query }: PageRequest) {
    const isAsked = query['view'] !== undefined || query['month'] !== undefined;
    if (!isAsked && Object.keys(listingQuery(query)).length === 0) return noAbilities;
    const collection = collectionAt(await sites.get(website.id), path);
    return {
      isSortable: collection !== undefined && itemKindOf({ itemKinds }, collection) !== undefined,
      isCalendar: collection !== undefined && isCalendar(collection),
      hasMonths: collection !== undefined && (isCalendar(collection) || hasMonths(collection)),
    };
  }

  /** Concurrent requests for the same page share one build, unless something has changed since it began. */
  async function sharedBuild(request: PageRequest, key: string): Promise<StoredPage | Redirect | undefined> {
    const name = `${request.website.id} ${key}`;
    const running = underWay.get(name);
    if (running?.building.isCurrent()) return await running.page;
    const building = caches.of(request).begin(request.website.id);
    const page = build(request, key, building).finally(() => {
      building.end();
      if (underWay.get(name)?.building === building) underWay.delete(name);
    });
    underWay.set(name, { building, page });
    return await page;
  }

  async function guardedPage({ website, path }: PageRequest): Promise<Collection | undefined> {
    return guardedAt(await sites.get(website.id), path);
  }

  return {
    guardedPage,
    async pageOfId(websiteId, id) {
      return (await sites.get(websiteId)).byId.get(id);
    },
    async page(asked, beforeListing) {
      const openedId = (await guardedPage(asked))?.guardId;
      const request = { ...asked, query: pageQuery(asked.query, await listAbilities(asked)), openedId };
      const key = pageKey(request);
      const cached = caches.of(request).get(request.website.id, key, request.now);
      if (cached !== undefined) return cached;
      if (isMadeUpQuery(request.query)) await beforeListing?.();
      return await sharedBuild(request, key);
    },
    kept: { isKept: caches.holds, copyOf },
    async search(request) {
      const builder = await builderFor(withoutOwnerCode(request));
      return await finish(await searchPage(builder), builder, printer);
    },
    async generalSearch(request) {
      return await generalSearch(await builderFor(request));
    },
    async preview(request, write) {
      let drawn: StoredPage | undefined;
      const rollback = new Error('A preview is not kept');
      const drawing = database.transaction(async (connection) => {
        await write(connection);
        const builder = await builderFor(request, connection);
        const page = await resolvePage(builder);
        if (page?.kind === 'page') {
          drawn =
            request.editedAreas === undefined
              ? await finish(page, builder, printer, { keeping: neverKept })
              : await finishCanvas(page, builder, { storefront, scripts: canvasScripts });
        }
        throw rollback;
      });
      await drawing.catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
      return drawn;
    },
    async systemPage(request, page) {
      const builder = await builderFor(withoutOwnerCode(request));
      return await finish(systemPage(builder, page), builder, printer, {
        status: page.status,
        keeping: neverKept,
        sources: page.sources,
        allowsThemeCode: false,
      });
    },
    async systemCanvas(request, page) {
      const builder = await builderFor(withoutOwnerCode(request));
      return await finishCanvas(asCanvas(systemPage(builder, page)), builder, { storefront, scripts: canvasScripts });
    },
    async condition(request, pageType) {
      const builder = await builderFor(withoutOwnerCode(request));
      return await renderPage(conditionPage(builder, pageType), builder, printer);
    },
    async ownerCode(request, place) {
      const site = await sites.get(request.website.id);
      return await ownerCodeAt({ connection: database, site, request }, place);
    },
    theme: ({ website }) => themeOf(themes, website, database, (ids) => readAssets(database, website.id, ids)),
    themes,
  };
}

function withoutOwnerCode(request: PageRequest): PageRequest {
  return { ...request, isWithoutOwnerCode: true };
}

interface Finish {
  readonly status?: number | undefined;
  readonly keeping?: typeof revalidated;
  /** What the policy allows beyond that of every page. */
  readonly sources?: SystemPage['sources'];
  /**
   * Whether inline code of the theme runs, and code of other servers that the owner allows it. Neither does on our own
   * pages, where visitors sign in, pay or are known.
   */
  readonly allowsThemeCode?: boolean;
}

async function finish(
  page: Page,
  builder: Builder,
  printer: PagePrinter,
  { status, keeping = revalidated, sources = {}, allowsThemeCode = true }: Finish = {},
): Promise<StoredPage> {
  const code = status ?? pageTypeStatus(page.pageType);
  const { format } = pageQuery(builder.request.query);
  if (format === 'json' || format === 'json-pretty') {
    const body = printModel(page, builder, printer, format === 'json-pretty' ? 2 : undefined);
    return storedPage(code, { 'content-type': 'application/json; charset=utf-8', ...keeping }, body);
  }
  if (format === 'ical' && page.calendarFile) {
    const { filename, text } = page.calendarFile();
    const file = { 'content-disposition': `attachment; filename="${filename}"` };
    return storedPage(code, { 'content-type': 'text/calendar; charset=utf-8', ...file, ...keeping }, text);
  }
  const html = await (format === 'main-content' ? renderMainContent : renderPage)(page, builder, printer);
  const { website, language } = builder.request;
  const captcha = captchaOf({ config: builder.config }, website, language);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor({
      ...(allowsThemeCode && builder.code.hashes()),
      more: [
        captchaSources(html, captcha),
        announcementBarSources(html),
        sources,
        allowsThemeCode ? allowedOrigins(website.settings) : {},
      ].reduce(joinSources),
    }),
    ...keeping,
  };
  return storedPage(code, headers, html);
}

type Sources = NonNullable<SystemPage['sources']>;

function joinSources(one: Sources, other: Sources): Sources {
  if (Object.keys(other).length === 0) return one;
  const directives = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(directives.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}

const noAbilities = { isSortable: false, isCalendar: false, hasMonths: false };
const revalidated = { 'cache-control': 'private, no-cache' };
/** For pages of one visitor. */
const neverKept = { 'cache-control': 'private, no-store' };
