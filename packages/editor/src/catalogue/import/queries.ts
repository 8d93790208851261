import type { Language } from '@awning/formats';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../api/client.ts';
import { productPath, productsKey } from '../queries.ts';

export type ProductImport = Answer<'GET /api/commerce/product-imports/:id'>;
export type ImportSummary = Answer<'GET /api/commerce/product-imports'>['imports'][number];
export type ImportFault = Answer<'GET /api/commerce/product-imports/:id/faults'>['faults'][number];

export const importPath = `${productPath}/import`;
export const importsKey = [...productsKey, 'imports'] as const;

const POLL_MS = 1000;

export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...importsKey, id],
    queryFn: () => call('GET /api/commerce/product-imports/:id', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  });
}

export function isAtWork({ state }: Pick<ProductImport, 'state'>): boolean {
  return state === 'checking' || state === 'importing';
}

export const importsQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: () => call('GET /api/commerce/product-imports', {}).then(({ imports }) => imports),
  staleTime: 0,
});

/** What is wrong is known after the check, and more of it may be known after the import. */
export function faultsQuery({ id, state }: Pick<ProductImport, 'id' | 'state'>, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...importsKey, id, 'faults', state, language],
    queryFn: ({ pageParam }) =>
      call('GET /api/commerce/product-imports/:id/faults', { params: { id }, query: { after: pageParam, language } }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextAfter,
  });
}
