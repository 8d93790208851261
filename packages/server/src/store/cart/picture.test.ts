import { addFile, addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf } from '../coupon/coupon.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a line shows the picture of its variant, or the first one of the product', async () => {
  const imageIds = [await addFile(server), await addFile(server)];
  const product = await addProduct(server, {
    imageIds,
    optionNames: ['Size'],
    variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' }, imageId: imageIds[1]! }],
  });
  const visitor = server.visitor();
  for (const sku of product.skus) {
    await visitor.post('/api/commerce/shopping-cart/entries', { itemId: product.id, sku, quantity: 1 });
  }
  const shown = (await cartOf(visitor)).entries.map(({ imageUrl }) =>
    imageIds.findIndex((id) => imageUrl?.includes(id)),
  );
  expect(shown).toEqual([0, 1]);
});
