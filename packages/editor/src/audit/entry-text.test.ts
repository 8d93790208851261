import { languages } from '@awning/formats';
import { auditDeeds, documentDeeds } from '@awning/site-model';
import { expect, it } from 'vitest';
import { addressOf } from './entry-address.ts';
import { sayEntry } from './entry-text.ts';

const lantern = { kind: 'product', id: 'p1', name: 'Harbour lantern', isTrashed: false };
const ada = { kind: 'team_member', id: 'm1', name: 'Ada', isTrashed: false };

it.each([
  ['en', 'product.saved', lantern, 'Product changed: Harbour lantern'],
  ['de', 'product.saved', lantern, 'Produkt geändert: Harbour lantern'],
  ['fr', 'product.saved', lantern, 'Modification (produit) : Harbour lantern'],
  ['en', 'team.signedIn', ada, 'Signed in'],
  ['en', 'team.rolesChanged', { ...ada, name: 'Mo' }, 'Roles of a team member changed: Mo'],
  ['en', 'order.exported', null, 'Orders saved as a file'],
] as const)('says in %s what %s was', (language, what, thing, said) => {
  expect(sayEntry({ what, who: 'Ada', thing }, language)).toBe(said);
});

it.each(languages)('has words for everything in %s', (language) => {
  const deeds = [...auditDeeds, ...documentDeeds.map((deed) => `page.${deed}`)];
  for (const what of deeds) expect(sayEntry({ what, who: 'Ada', thing: null }, language)).not.toBe(what);
});

it.each([
  ['product.saved', lantern, '/config/commerce/products/p1?history=open'],
  ['product.trashed', { ...lantern, isTrashed: true }, '/config/commerce/products/trash'],
  ['product.purged', lantern, undefined],
  ['order.paid', { ...lantern, kind: 'order' }, '/config/commerce/orders/p1'],
  ['team.signedIn', ada, '/config/team'],
  ['order.exported', null, undefined],
])('%s leads to the thing', (what, thing, address) => {
  expect(addressOf({ what, thing })).toBe(address);
});
