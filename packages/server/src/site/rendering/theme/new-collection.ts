import { CollectionType } from '@awning/site-model';
import { type NewCollection, Ordering } from '../../content/index.ts';
import type { Theme, ThemeCollection } from './theme.ts';

type Conf = ThemeCollection['conf'];
type Beginning = Required<Pick<NewCollection, 'typeName' | 'type' | 'ordering' | 'pageSize' | 'isFolder' | 'isIndex'>>;

/** How a new collection of a type begins, by the type's configuration (THEME-FORMAT sections 6 and 12). */
export function newCollection(theme: Pick<Theme, 'collections' | 'pages'>, typeName: string): Beginning {
  const conf = theme.collections.get(typeName)?.conf ?? {};
  return {
    typeName,
    type: typeOf(theme, typeName),
    ordering: orderings.get(String(conf.ordering)) ?? standardOrderings.get(typeName) ?? Ordering.userOrderable,
    pageSize: pageSizeOf(conf) ?? STANDARD_PAGE_SIZE,
    isFolder: conf.folder === true,
    isIndex: conf.folder === true && conf.index === true,
  };
}

/** The number of entries of a page that the theme does not let the owner change. */
export function forcedPageSize({ collections }: Pick<Theme, 'collections'>, typeName: string): number | undefined {
  const conf = collections.get(typeName)?.conf ?? {};
  return String(conf['forcePageSize']) === 'true' ? pageSizeOf(conf) : undefined;
}

/** What may be put into a collection of a type. */
export function acceptedTypes({ collections }: Pick<Theme, 'collections'>, typeName: string): readonly string[] {
  const written = collections.get(typeName)?.conf['acceptTypes'];
  return Array.isArray(written) ? written.filter((name) => typeof name === 'string') : [];
}

function typeOf(theme: Pick<Theme, 'collections' | 'pages'>, typeName: string): number {
  const isStore = typeName === 'products' || acceptedTypes(theme, typeName).includes('store_item');
  if (isStore) return CollectionType.products;
  if (typeName === 'page') return CollectionType.page;
  const isStatic = theme.pages.has(typeName) && !theme.collections.has(typeName);
  return isStatic ? CollectionType['template-page'] : CollectionType.generic;
}

const orderings: ReadonlyMap<string, number> = new Map(
  Object.entries({
    chronological: Ordering.chronological,
    'user-orderable': Ordering.userOrderable,
    calendar: Ordering.calendar,
    'music-album': Ordering.musicAlbum,
  }),
);

/** Of the types that have a meaning of their own. */
const standardOrderings: ReadonlyMap<string, number> = new Map(
  Object.entries({
    blog: Ordering.chronological,
    events: Ordering.calendar,
    album: Ordering.musicAlbum,
  }),
);

const STANDARD_PAGE_SIZE = 20;
/** The table takes fewer items than these on one page. */
const TOO_MANY_ON_PAGE = 10_000;

function pageSizeOf({ pageSize }: Conf): number | undefined {
  const size = Number(pageSize);
  return Number.isInteger(size) && size >= 1 ? Math.min(size, TOO_MANY_ON_PAGE - 1) : undefined;
}
