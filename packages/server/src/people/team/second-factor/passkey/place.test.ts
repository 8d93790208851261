import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

const config = { host: 'localhost', port: 3000, publicUrl: undefined };

it('is the stored address of the website, with its scheme and port', () => {
  expect(placeOf(config, { hosts: ['shop.test'], address: 'https://shop.test:8443' })).toEqual({
    rpId: 'shop.test',
    origin: 'https://shop.test:8443',
  });
});

it('is the public address if that is the website’s, and the machine itself while nothing is stored', () => {
  const published = { ...config, publicUrl: 'https://www.shop.test' };

  expect(placeOf(published, { hosts: ['www.shop.test'], address: 'http://www.shop.test' }).origin).toBe(
    'https://www.shop.test',
  );
  expect(placeOf(config, { hosts: [], address: undefined })).toEqual({
    rpId: 'localhost',
    origin: 'http://localhost:3000',
  });
});
