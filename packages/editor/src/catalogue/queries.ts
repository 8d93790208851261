import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';
import { type EditedProduct, editedProduct } from './edited-product.ts';
import type { Product } from './product-body.ts';

export type ListedProduct = Answer<'GET /api/commerce/products'>['rows'][number];
export type StorePage = Answer<'GET /api/commerce/store-pages'>['pages'][number];
export type Picture = Answer<'GET /api/commerce/pictures'>['rows'][number];

/** A product as its screen holds it, divided into the parts that two people can change side by side. */
export type OpenProduct = Omit<Product, 'body'> & { readonly body: EditedProduct };

export const productPath = '/config/commerce/products';

/** What the list can be asked for in its address. */
export const productChoices = {
  type: ['1', '2', '3', '4', '5'],
  status: ['published', 'Draft', 'Private', 'Needs Review', 'Scheduled', 'Archived'],
  sale: ['on'],
  stock: ['out', 'low', 'in'],
} as const;

export type ProductChoices = typeof productChoices & {
  readonly category: readonly string[];
  readonly tag: readonly string[];
};

/** What is out of date after a product has changed. */
export const productsKey = ['products'] as const;

export function productsQuery({ type, ...asked }: Asked<ProductChoices>) {
  return {
    key: [...productsKey, 'list', type, asked],
    load: (after: string | undefined) =>
      call('GET /api/commerce/products', {
        query: {
          ...asked,
          ...(type === undefined ? {} : { type: Number(type) }),
          ...(after === undefined ? {} : { after }),
        },
      }),
  };
}

export function openProduct(product: Product): OpenProduct {
  return { ...product, body: editedProduct(product.body) };
}

export const storePagesQuery = queryOptions({
  queryKey: [...productsKey, 'store-pages'],
  queryFn: () => call('GET /api/commerce/store-pages', {}).then(({ pages }) => pages),
});

export const taxClassesQuery = queryOptions({
  queryKey: [...productsKey, 'tax-classes'],
  queryFn: () => call('GET /api/commerce/store-rules/tax-classes', {}),
});

export const questionFormsQuery = queryOptions({
  queryKey: [...productsKey, 'question-forms'],
  queryFn: () => call('GET /api/commerce/question-forms', {}).then(({ forms }) => forms),
});

/** In any order, without those that are gone. */
export function productsOfIdsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...productsKey, 'of-ids', ids],
    queryFn: async () => {
      if (ids.length === 0) return [];
      return (await call('GET /api/commerce/products', { query: { ids: ids.join(',') } })).rows;
    },
  });
}

export const productPicturesKey = [...productsKey, 'pictures'] as const;

export function picturesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...productPicturesKey, ids],
    queryFn: async () => {
      if (ids.length === 0) return [];
      return (await call('GET /api/commerce/pictures', { query: { ids: ids.join(',') } })).rows;
    },
  });
}
