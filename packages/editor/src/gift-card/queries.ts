import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedGiftCard = Answer<'GET /api/commerce/gift-cards'>['giftCards'][number];
export type GiftCard = Answer<'GET /api/commerce/gift-cards/:id'>;

/** The list has no filters but its search. */
export const giftCardChoices = {} as const;

export const giftCardsKey = ['gift-cards'] as const;

export function giftCardsQuery({ search }: Asked<typeof giftCardChoices>) {
  return {
    key: [...giftCardsKey, 'list', search],
    load: async (after: string | undefined) => {
      const query = { ...(search === undefined ? {} : { q: search }), ...(after === undefined ? {} : { after }) };
      const { giftCards, nextAfter } = await call('GET /api/commerce/gift-cards', { query });
      return { rows: giftCards, nextAfter };
    },
  };
}

export function giftCardQuery(id: string) {
  return queryOptions({
    queryKey: [...giftCardsKey, id],
    queryFn: () => call('GET /api/commerce/gift-cards/:id', { params: { id } }),
  });
}
