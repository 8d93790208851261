import { isReservedSlug } from '@awning/site-model';
import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('no page can have an address that the server answers itself', () => {
  const words = server.app.declaredRoutes.map(({ path }) => path.split('/')[1] ?? '');
  const fixed = [...new Set(words)].filter((word) => word !== '' && !/^[:*]/.test(word));

  expect(fixed.length).toBeGreaterThan(10);
  expect(fixed.filter((word) => !isReservedSlug(word))).toEqual([]);
});
