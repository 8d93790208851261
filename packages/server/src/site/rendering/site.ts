import type { ValueObject } from '@awning/template-engine';
import type { Connection, Database } from '../../platform/database/index.ts';
import { readChange, SUBJECTS_CHANNEL, type Subject, subjectOf } from '../../platform/subjects/index.ts';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import {
  type Collection,
  type LayoutOwner,
  type Navigation,
  selectCollections,
  selectNavigations,
} from '../content/index.ts';

/** What every page of a website needs: its pages and navigation areas. Read once and cached until something changes. */
export interface Site {
  readonly collections: readonly Collection[];
  readonly byId: ReadonlyMap<string, Collection>;
  readonly byUrlId: ReadonlyMap<string, Collection>;
  readonly homepage: Collection | undefined;
  readonly navigations: ReadonlyMap<string, Navigation>;
}

export interface Sites {
  get(websiteId: string): Promise<Site>;
}

export interface PageRequest {
  readonly website: Website;
  readonly language: string;
  /** Without language prefix and query string. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** `https://shop.example`, for absolute addresses: canonical links, feeds, mails. */
  readonly origin: string;
  /** Whether test payments are accepted where strangers can reach the shop, which every page then says. */
  readonly isTestShop: boolean;
  readonly now: Date;
  /** The guard whose pages may be shown, because the caller is allowed to see them. */
  readonly openedId?: string | undefined;
  /** Whether the page shows a version that is not published, which it says. */
  readonly isPreview?: true;
  /** The link that shows a draft of settings, which its style sheet needs as well. */
  readonly settingsToken?: string;
  /** The kind of document that a preview is about. */
  readonly previewOf?: string;
  /** Whether no code of the owner runs, as on pages where visitors pay, sign in or are known (D-077). */
  readonly isWithoutOwnerCode?: true;
  /** What is edited on the canvas; only there blocks are marked, and no code of the theme runs. */
  readonly editedAreas?: EditedAreas;
}

/** The layouts of a document that is edited on the canvas: where they are on pages, and what the document calls them. */
export type EditedAreas = ReadonlyMap<LayoutOwner, string>;

export type Scope = ValueObject;

/** A process serves any number of websites with the same memory: the sites that were asked for longest ago are read again. */
const MAX_SITES = 500;

/** Caches one site per website and drops it when any process changes something it may contain. */
export async function openSites(database: Database, maxSites = MAX_SITES): Promise<Sites> {
  const sites = new Map<string, Promise<Site>>();
  await database.listen(SUBJECTS_CHANNEL, (payload) => {
    if (payload === undefined) {
      sites.clear();
      return;
    }
    const { websiteId, subjects } = readChange(payload);
    if (subjects === 'all' || subjects.some(isRemembered)) sites.delete(websiteId);
  });
  return {
    get(websiteId) {
      const known = sites.get(websiteId);
      if (known !== undefined) {
        sites.delete(websiteId);
        sites.set(websiteId, known);
        return known;
      }
      const reading = readSite(database, websiteId);
      sites.set(websiteId, reading);
      for (const oldest of sites.keys()) {
        if (sites.size <= maxSites) break;
        sites.delete(oldest);
      }
      // Only a success is cached, and only if nothing changed meanwhile.
      reading.catch(() => sites.get(websiteId) === reading && sites.delete(websiteId));
      return reading;
    },
  };
}

/** Whether a site or its memory may contain the subject. Products, their stock and items are read for each page. */
function isRemembered(subject: Subject): boolean {
  return !subject.startsWith('product/') && !subject.startsWith('item/') && subject !== subjectOf.anyStock;
}

export async function readSite(database: Connection, websiteId: string): Promise<Site> {
  const [all, navigations] = await Promise.all([
    selectCollections(database, websiteId),
    selectNavigations(database, websiteId),
  ]);
  const collections = all.filter(({ isEnabled }) => isEnabled);
  return {
    collections,
    byId: new Map(collections.map((collection) => [collection.id, collection])),
    byUrlId: new Map(collections.map((collection) => [collection.urlId, collection])),
    homepage: collections.find(({ isHomepage }) => isHomepage),
    navigations: new Map(navigations.map((navigation) => [navigation.name, navigation])),
  };
}

export function languageChoice({ website, language }: Pick<PageRequest, 'website' | 'language'>) {
  return { language, primaryLanguage: primaryLanguage(website) };
}
