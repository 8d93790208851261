import { describe, expect, test } from 'vitest';
import { nearJourneys, nearScripts, nearTests } from './near.mjs';

describe('the tests near a change', () => {
  const server = 'packages/server/src';
  const near = (changed, imports, more = []) =>
    nearTests(
      [changed],
      [...new Set([...imports.flat(), ...more])],
      imports.map(([from, to]) => ({ from, to })),
    );

  test('are those that import it, up to three imports away', () => {
    const chain = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].map((name) => `packages/commerce/src/${name}`);
    const [a, b, c, d] = chain;
    const tests = chain.map((file) => file.replace('.ts', '.test.ts'));
    const imports = [[b, a], [c, b], [d, c], ...tests.map((file, index) => [file, chain[index]])];
    expect(near(a, imports)).toEqual(tests.slice(0, 3));
    expect(near(d, imports)).toEqual([tests[3]]);
  });

  test('are those of its feature, independent of their imports', () => {
    const tests = [`${server}/store/cart/rules/cart.test.ts`, `${server}/store/orders/orders.test.ts`];
    expect(near(`${server}/store/cart/routes.ts`, [], tests)).toEqual([tests[0]]);
  });

  test('are the changed tests themselves', () => {
    const own = 'packages/forms/src/form.test.ts';
    expect(near(own, [], [own, 'packages/forms/src/other.test.ts'])).toEqual([own]);
  });

  test('are not those behind the assembly and the testing package, which import everything', () => {
    const [changed, features, tests] = [
      `${server}/store/cart/index.ts`,
      `${server}/assembly/features.ts`,
      'packages/testing/src/index.ts',
    ];
    const everyRoute = `${server}/assembly/security/methods.test.ts`;
    const other = `${server}/site/search/search.test.ts`;
    const imports = [
      [features, changed],
      [tests, changed],
      [everyRoute, features],
      [everyRoute, changed],
      [other, tests],
    ];
    expect(near(changed, imports)).toEqual([]);
  });

  test('are those of the assembly that use a changed part of it', () => {
    const [fixture, user] = [
      `${server}/assembly/security/calls.fixture.ts`,
      `${server}/assembly/security/calls.test.ts`,
    ];
    expect(near(fixture, [[user, fixture]], [`${server}/assembly/security/other.test.ts`])).toEqual([user]);
  });
});

test('scripts are tested by folder', () => {
  const changed = ['scripts/test/near.mjs', 'scripts/draw-pictures/main.ts', 'scripts/build.mjs'];
  const tests = ['scripts/test/times.test.mjs', 'scripts/prepare/build.test.mjs'];
  expect(nearScripts(changed, tests)).toEqual(['scripts/test/times.test.mjs']);
});

test('all journeys run if code for browsers changed; otherwise only changed journeys run', () => {
  expect(nearJourneys(['packages/server/src/store/cart/routes.ts', 'README.md'])).toBe('none');
  expect(nearJourneys(['e2e/cart.e2e.ts', 'README.md'])).toEqual(['e2e/cart.e2e.ts']);
  expect(nearJourneys(['e2e/cart.e2e.ts', 'e2e/support/start-server.ts'])).toBe('all');
  for (const folder of ['packages/storefront', 'packages/editor', 'packages/blocks', 'themes']) {
    expect(nearJourneys([`${folder}/a.ts`])).toBe('all');
  }
});
