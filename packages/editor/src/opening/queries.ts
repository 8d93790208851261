import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type ShopSetUp = Answer<'GET /api/opening/shop'>;
export type Shop = ShopSetUp['shop'];

export type Checklist = Answer<'GET /api/opening/checklist'>;

export const openingKey = ['opening'] as const;

export const shopQuery = queryOptions({
  queryKey: [...openingKey, 'shop'],
  queryFn: () => call('GET /api/opening/shop', {}),
});

export const checklistQuery = queryOptions({
  queryKey: [...openingKey, 'checklist'],
  queryFn: () => call('GET /api/opening/checklist', {}),
  // Steps are done on other screens.
  staleTime: 0,
});

/** The checklist after a version of a page, which may have finished it. */
export const checklistAfter = (page: { readonly id: string; readonly version: number }) =>
  queryOptions({
    queryKey: [...openingKey, 'checklist', page.id, page.version],
    queryFn: () => call('GET /api/opening/checklist', {}),
  });

export type LegalPages = Answer<'GET /api/opening/legal-pages'>;
export type LegalGap = LegalPages['gaps'][number];

export const legalPagesQuery = queryOptions({
  queryKey: [...openingKey, 'legal-pages'],
  queryFn: () => call('GET /api/opening/legal-pages', {}),
  // Pages are written on other screens.
  staleTime: 0,
});
