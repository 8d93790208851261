import { historyAddress } from '../kit/history/use-history-open.ts';
import type { AuditEntry } from './queries.ts';

/** The screens of things with a history, by kind; those below have a trash. */
const documents: Readonly<Record<string, string>> = {
  asset: '/config/files',
  form: '/config/forms',
  collection: '/config/collections',
  item: '/config/items',
  page: '/config/pages',
  coupon: '/config/commerce/coupons',
  'member-area': '/config/commerce/member-areas',
  product: '/config/commerce/products',
  redirect: '/config/settings/redirects',
  'shipping-zone': '/config/commerce/shipping',
  'tax-rule': '/config/commerce/taxes',
};

/** Documents of which a website has one. */
const single: Readonly<Record<string, string>> = {
  'announcement-bar': '/config/announcement-bar',
  identity: '/config/settings/identity',
  navigation: '/config/navigation',
  'header-footer': '/config/header-footer',
  popup: '/config/popup',
  'payment-settings': '/config/settings/payment',
  'store-settings': '/config/settings/checkout',
  'theme-settings': '/config/settings/theme/settings',
};

/** Screens that show what happened, without a history of their own. */
const others: Readonly<Record<string, (id: string) => string>> = {
  gift_card: (id) => `/config/commerce/gift-cards/${id}`,
  order: (id) => `/config/commerce/orders/${id}`,
  subscription: (id) => `/config/commerce/subscriptions/${id}`,
  settings: () => '/config/settings',
  team_api_key: () => '/config/settings/api-keys',
  team_invitation: () => '/config/team',
  team_member: () => '/config/team',
};

/** Where an entry leads: to the thing with its history, or to the trash that the thing is in. */
export function addressOf({ what, thing }: Pick<AuditEntry, 'what' | 'thing'>): string | undefined {
  if (!thing || what.endsWith('.purged')) return undefined;
  const { kind, id, isTrashed } = thing;
  const list = documents[kind];
  if (list !== undefined) return isTrashed ? `${list}/trash` : `${list}/${id}${historyAddress}`;
  const only = single[kind];
  return only === undefined ? others[kind]?.(id) : `${only}${historyAddress}`;
}
