import { describe, expect, test } from 'vitest';
import {
  checkSlug,
  configRoutes,
  fillPath,
  isConfigurationPath,
  isReservedSlug,
  matchVisitorRoute,
  maxSlugLength,
  reservedSlugs,
  visitorRoutes,
} from '../index.ts';

// Appendix A as it is printed.
const stated: readonly (readonly [path: string, pageTypes: readonly number[]])[] = [
  ['/', [1, 2, 3]],
  ['/about', [1, 2, 3]],
  ['/blog/first-post', [50]],
  ['/store/p/vase', [50]],
  ['/search', [102]],
  ['/cart', [205]],
  ['/checkout', [201]],
  ['/checkout/subscription', [201]],
  ['/checkout/gift-card', [201]],
  ['/checkout/confirmed/o1', [202]],
  ['/checkout/received/o1', [207]],
  ['/checkout/subscription/confirmed/o1', [206]],
  ['/checkout/membership/confirmed/o1', [208]],
  ['/donate/roof', [203]],
  ['/donate/confirmed/d1', [204]],
  ['/reviews/request/t1', [209]],
  ['/newsletter/unsubscribe', [300]],
  ['/account', [2]],
  ['/account/login', [2]],
  ['/account/register', [2]],
  ['/account/reset', [2]],
  ['/account/orders', [2]],
];

test.for(stated)('the address %s has its page type', ([path, pageTypes]) => {
  expect(matchVisitorRoute(path)?.route.pageTypes).toEqual(pageTypes);
});

test('pages that depend on the query name the parameter', () => {
  const asked = visitorRoutes.flatMap(({ pattern, query }) => (query === undefined ? [] : [`${pattern}?${query}=`]));
  expect(asked).toEqual([
    '/search?q=',
    '/checkout/subscription?cartToken=',
    '/checkout/gift-card?cartToken=',
    '/checkout/confirmed/:orderId?token=',
    '/checkout/received/:orderId?token=',
    '/checkout/subscription/confirmed/:orderId?token=',
    '/checkout/membership/confirmed/:orderId?token=',
    '/donate/confirmed/:id?token=',
    '/newsletter/unsubscribe?token=',
  ]);
});

test('every route of the table is one of those of Appendix A', () => {
  const reached = new Set(stated.map(([path]) => matchVisitorRoute(path)?.route));
  expect(visitorRoutes.filter((route) => !reached.has(route))).toEqual([]);
});

test('the parameters of a route are read and filled in', () => {
  expect(matchVisitorRoute('/checkout/confirmed/o1')?.parameters).toEqual({ orderId: 'o1' });
  expect(matchVisitorRoute('/store/p/vase')?.parameters).toEqual({ collection: 'store', item: 'vase' });
  expect(fillPath('/:collection/p/:item', { collection: 'store', item: 'a/b' })).toBe('/store/p/a%2Fb');
});

test('a path below a reserved word matches one of its routes or nothing', () => {
  for (const path of [
    '/checkout/other',
    '/api/anything',
    '/config',
    '/account/p/x',
    '/settings/x',
    '/a/b/c',
    '/a/',
    '//',
  ]) {
    expect(matchVisitorRoute(path)).toBeNull();
  }
});

test('the back office has the paths of Appendix A', () => {
  expect(configRoutes.map((route) => route.pattern)).toEqual([
    '/config',
    '/config/login',
    '/config/setup',
    '/config/pages',
    '/config/pages/:id',
    '/config/header-footer',
    '/config/forms',
    '/config/forms/:id/submissions',
    '/config/commerce/products',
    '/config/commerce/inventory',
    '/config/commerce/orders',
    '/config/commerce/coupons',
    '/config/commerce/shipping',
    '/config/commerce/taxes',
    '/config/commerce/gift-cards',
    '/config/commerce/subscriptions',
    '/config/commerce/restock',
    '/config/commerce/reviews',
    '/config/commerce/emails/:template/preview',
    '/config/comments',
    '/config/contacts',
    '/config/analytics',
    '/config/languages',
    '/config/files',
    '/config/popup',
    '/config/team',
    '/config/settings',
    '/config/settings/api-keys',
    '/config/settings/mail',
    '/settings/billing/billing/upgrade',
    '/settings/billing/billing/website/change-plan',
  ]);
});

test('PAGE-013 a path containing /config is the configuration area', () => {
  const inside = ['/config', '/config/pages', '/config?x=1', '/de/config', '/blog/config-tips', '/configuration'];
  expect(inside.filter(isConfigurationPath)).toEqual(inside);
  const outside = ['/', '/about', '/reconfig', '/my-config', '/Config', 'config'];
  expect(outside.filter(isConfigurationPath)).toEqual([]);
});

describe('a slug', () => {
  const root = { isRoot: true, languages: ['en', 'de', 'pt-BR'] };

  test.for(['about', 'blue-vase-2', 'über-uns', '東京', '2026'])('%s is accepted', (slug) => {
    expect(checkSlug(slug, root)).toEqual({ ok: true, value: slug });
  });

  test.for([
    ['', 'slug-empty'],
    ['a'.repeat(maxSlugLength + 1), 'slug-too-long'],
    ['Two Words', 'slug-characters'],
    ['About', 'slug-characters'],
    ['a/b', 'slug-characters'],
    ['-a', 'slug-characters'],
    ['a--b', 'slug-characters'],
    ['cafe\u0301', 'slug-characters'],
    ['a?b', 'slug-characters'],
    ['..', 'slug-characters'],
    ['config', 'slug-configuration'],
    ['config-tips', 'slug-configuration'],
    ['configuration', 'slug-configuration'],
    ['cart', 'slug-reserved'],
    ['api', 'slug-reserved'],
    ['de', 'slug-reserved'],
    ['pt-br', 'slug-reserved'],
  ] as const)('%s is refused: %s', ([slug, reason]) => {
    const checked = checkSlug(slug, root);
    expect(checked).toMatchObject({ ok: false, reason });
    expect(!checked.ok && checked.message).toMatch(/\.$/);
  });

  test('below a collection may be a reserved word, but never lead into the configuration area', () => {
    expect(checkSlug('cart', { isRoot: false }).ok).toBe(true);
    expect(checkSlug('config-tips', { isRoot: false })).toMatchObject({ reason: 'slug-configuration' });
  });

  test('reserved words are the first segments of all fixed routes and of the paths of the server itself', () => {
    const fixed = [...visitorRoutes, ...configRoutes]
      .map((route) => route.pattern.split('/')[1] ?? '')
      .filter((word) => word !== '' && !word.startsWith(':'));
    const files = ['assets', 's', 'scripts', 'site.css', 'robots.txt', 'sitemap.xml', 'universal'];
    const ofTheServer = [
      '.well-known',
      'api',
      'attendee',
      'embed',
      'form',
      'restock',
      'unlock',
      ...files,
      'healthz',
      'readyz',
      'metrics',
    ];
    expect(reservedSlugs).toEqual([...new Set([...fixed, ...ofTheServer])].sort());
    expect(reservedSlugs.every(isReservedSlug)).toBe(true);
  });
});
