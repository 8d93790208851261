import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

test('reads what an answer depends on, however the names are written', () => {
  const lines = ['HOST', 'shop.test', 'Accept-Encoding', 'br', 'user-agent', 'x', 'X-Forwarded-Proto', 'https'];
  expect(readAsked([...lines, 'cookie', 'crumb=x', 'If-None-Match', '"x"', 'x-request-id', 'an-id'])).toEqual({
    host: 'shop.test',
    forwardedHost: '',
    forwardedProtocol: 'https',
    requestId: 'an-id',
    cookie: 'crumb=x',
    encodings: 'br',
    tags: '"x"',
  });
});

test.for([['authorization'], ['Content-Length'], ['transfer-ENCODING']])('nothing with %s', ([name]) => {
  expect(readAsked(['host', 'shop.test', name!, '0'])).toBeUndefined();
});

test.for([['host'], ['cookie'], ['x-crumb'], ['Accept-Encoding'], ['x-forwarded-host']])(
  'nothing that repeats %s',
  ([name]) => {
    expect(readAsked([name!, 'one', 'accept', 'a', 'accept', 'b'])).toBeDefined();
    expect(readAsked([name!, 'one', name!.toUpperCase(), 'two'])).toBeUndefined();
  },
);
