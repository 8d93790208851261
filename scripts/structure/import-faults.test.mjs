import { describe, expect, it } from 'vitest';
import { importFaults } from './import-faults.mjs';

const none = { floors: [], doors: [], circles: [] };
const server = 'packages/server/src';

describe('importFaults', () => {
  it('has nothing against imports of a lower floor, of the own floor and inside a feature', () => {
    const imports = [
      ['store/cart/routes.ts', 'platform/http/index.ts'],
      ['store/cart/routes.ts', 'store/coupon/index.ts'],
      ['store/cart/routes.ts', 'store/cart/aside/store.ts'],
      ['assembly/features.ts', 'store/cart/feature.ts'],
      ['store/cart/routes.ts', 'platform/parts.ts'],
      ['site/form/form.test.ts', 'store/cart/store.ts'],
    ];
    expect(importFaults(imports.map(onServer), none)).toEqual([]);
  });

  it.each([
    ['platform/http/request.ts', 'people/team/index.ts'],
    ['people/site-user/index.ts', 'site/rendering/index.ts'],
    ['site/rendering/index.ts', 'store/catalogue/index.ts'],
    ['store/payment/index.ts', 'assembly/start/index.ts'],
    ['platform/parts.ts', 'store/payment/index.ts'],
    ['cart/index.ts', 'platform/http/index.ts'],
    ['platform/http/index.ts', 'cart/index.ts'],
  ])('reports the import of a higher floor, or of none, from %s to %s', (from, to) => {
    expect(importFaults([onServer([from, to])], none)).toEqual([`floors: ${server}/${from} -> ${server}/${to}`]);
  });

  it.each([
    ['store/checkout/place.ts', 'store/cart/store.ts'],
    ['store/checkout/place.ts', 'platform/http/route.ts'],
    ['store/checkout/place.ts', 'store/cart/feature.ts'],
    ['store/checkout/place.ts', 'store/cart/aside/index.ts'],
    ['platform/feature.ts', 'platform/http/route.ts'],
  ])('reports the import past a door from %s to %s', (from, to) => {
    expect(importFaults([onServer([from, to])], none)).toEqual([`doors: ${server}/${from} -> ${server}/${to}`]);
  });

  it('reports every circle with all its files', () => {
    const imports = [
      ['a.ts', 'b.ts'],
      ['b.ts', 'c.ts'],
      ['c.ts', 'a.ts'],
      ['c.ts', 'd.ts'],
      ['e.ts', 'e.ts'],
    ];
    expect(importFaults(imports.map(inForms), none)).toEqual([
      'circles: 3 files import each other: packages/forms/src/a.ts, packages/forms/src/b.ts, packages/forms/src/c.ts',
      'circles: 1 files import each other: packages/forms/src/e.ts',
    ]);
  });

  it('finds a circle at the end of a chain of fifty thousand files', () => {
    const chain = Array.from({ length: 50_000 }, (_, at) => inForms([`${at}.ts`, `${at + 1}.ts`]));
    expect(importFaults(chain, none)).toEqual([]);
    expect(importFaults([...chain, inForms(['50000.ts', '49999.ts'])], none)).toHaveLength(1);
  });

  it('lets pass what is listed as an exception', () => {
    const back = onServer(['platform/http/request.ts', 'people/team/member.ts']);
    const there = onServer(['people/team/member.ts', 'platform/http/request.ts']);
    const listed = [`${back.from} -> ${back.to}`];
    const doors = [...listed, `${there.from} -> ${there.to}`];
    expect(importFaults([back, there], { floors: listed, doors, circles: listed })).toEqual([]);
  });

  it.each(['floors', 'doors', 'circles'])(
    'asks to take an exception from the list of %s that is needed no longer',
    (rule) => {
      const harmless = onServer(['store/cart/routes.ts', 'platform/http/index.ts']);
      const text = `${harmless.from} -> ${harmless.to}`;
      expect(importFaults([harmless], { ...none, [rule]: [text] })).toEqual([
        `${rule}: ${text} is needed no longer; take it out of scripts/structure/exceptions.mjs`,
      ]);
    },
  );
});

function onServer([from, to]) {
  return { from: `${server}/${from}`, to: `${server}/${to}` };
}

function inForms([from, to]) {
  return { from: `packages/forms/src/${from}`, to: `packages/forms/src/${to}` };
}
