import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../api/client.ts';
import type { Asked } from '../../kit/list/list-address.ts';

export type ListedTaxRule = Answer<'GET /api/commerce/tax-rules'>['rows'][number];
export type TaxRule = Answer<'GET /api/commerce/tax-rules/:id'>;
export type TaxRuleBody = TaxRule['body'];
export type TaxRules = Answer<'GET /api/commerce/store-rules/taxes'>;

export const taxChoices = {} as const;

/** What is out of date after a tax rule has changed. */
export const taxesKey = ['taxes'] as const;

export function taxRulesQuery(asked: Asked<typeof taxChoices>) {
  return {
    key: [...taxesKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/commerce/tax-rules', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

/** All tax rules, for worked examples and to find what cannot work. */
export const allTaxRulesQuery = queryOptions({
  queryKey: [...taxesKey, 'rules'],
  queryFn: () => call('GET /api/commerce/store-rules/taxes', {}),
  staleTime: 0,
});
