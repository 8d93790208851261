import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type StoredNavigation = Answer<'GET /api/website/navigation'>;
export type NavigationBody = StoredNavigation['body'];
export type Menu = Answer<'GET /api/website/menus'>['menus'][number];
export type LinkablePage = Answer<'GET /api/linkable-pages'>['rows'][number];

/** What is out of date after a menu has changed. */
export const navigationKey = ['navigation'] as const;

/** The menus of the theme. Another theme may have been chosen meanwhile. */
export const menusQuery = queryOptions({
  queryKey: [...navigationKey, 'menus'],
  queryFn: () => call('GET /api/website/menus', {}),
  staleTime: 0,
});

/** The page that visitors see first. */
export const homepageQuery = queryOptions({
  queryKey: ['homepage'],
  queryFn: () => call('GET /api/website/homepage', {}),
  staleTime: 0,
});

/** Every page that stands in a menu, as it is called now. */
export const linkedPagesQuery = queryOptions({
  queryKey: [...navigationKey, 'pages', 'linked'],
  queryFn: () => call('GET /api/linkable-pages', { query: { place: 'menu' } }),
  staleTime: 0,
});

export const unlinkedPagesQuery = {
  key: [...navigationKey, 'pages', 'unlinked'],
  load: (after: string | undefined) =>
    call('GET /api/linkable-pages', { query: { place: 'none', ...(after === undefined ? {} : { after }) } }),
};

export async function loadLinkable(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  return await call('GET /api/linkable-pages', { query });
}
