import { expect, test } from 'vitest';
import { eventRecord, isEventName, namedEvents, visitorEvents } from './index.ts';

test.for([
  ['EVT-008', 'AddToCart'],
  ['EVT-009', 'Search'],
  ['EVT-010', 'ViewContent'],
  ['EVT-011', 'Purchase'],
  ['EVT-012', 'CompleteRegistration'],
  ['EVT-013', 'Lead'],
] as const)('%s the named event %s exists', ([, name]) => {
  expect(namedEvents).toContain(name);
  expect(isEventName(name)).toBe(true);
});

test('the events are those of the decisions and no others', () => {
  expect(namedEvents).toHaveLength(8);
  expect(namedEvents.slice(6)).toEqual(['ClickApiKeys', 'ClickInventoryPanel']);
  expect(visitorEvents).toEqual([
    'product_page_view',
    'add_to_cart',
    'remove_from_cart',
    'cart_view',
    'reviews_tab_click',
    'reviews_anchor_click',
  ]);
  for (const name of ['addToCart', '', 'toString', null, undefined, 7]) expect(isEventName(name)).toBe(false);
});

test('a record leaves out the query string of the page, which may hold secrets', () => {
  const place = { websiteId: 'w1', occurredAt: 1000 };
  const event = { name: 'Purchase', details: { value: '12.50', items: [{ item_id: 'a' }] } } as const;
  expect(eventRecord(event, { ...place, path: '/checkout/confirmed/o1?token=secret#top' })).toEqual({
    name: 'Purchase',
    websiteId: 'w1',
    occurredAt: 1000,
    pagePath: '/checkout/confirmed/o1',
    details: { value: '12.50', items: [{ item_id: 'a' }] },
  });
  expect(eventRecord({ name: 'cart_view' }, { ...place, path: '/cart\n?token=x\ny' }).pagePath).toBe('/cart\n');
});
