import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../../config/index.ts';
import { siteAddress } from './site-address.ts';

function asked(host: string, hosts: readonly string[], protocol = 'http'): FastifyRequest {
  return { host, protocol, website: { hosts } } as unknown as FastifyRequest;
}

function config(publicUrl?: string): Config {
  return { host: 'localhost', port: 3000, publicUrl } as Config;
}

test.each([
  ['the public address of the only website', 'https://shop.example', 'any.example', [], 'https://shop.example'],
  ['its host among the website’s', 'https://shop.example', 'a.example', ['shop.example'], 'https://shop.example'],
  [
    'another website’s own host, by the same scheme',
    'https://shop.example',
    'other.example',
    ['other.example'],
    'https://other.example',
  ],
  ['a host of the website', undefined, 'b.example:8080', ['a.example', 'b.example'], 'http://b.example:8080'],
  ['that host in one spelling', undefined, 'B.Example.:00080', ['a.example', 'b.example'], 'http://b.example'],
  [
    'its primary host for a port that is none',
    undefined,
    'b.example:99999',
    ['a.example', 'b.example'],
    'http://a.example',
  ],
  ['its primary host for one it does not have', undefined, 'evil.example', ['a.example'], 'http://a.example'],
])('pages go by %s', (_name, publicUrl, host, hosts, expected) => {
  expect(siteAddress(config(publicUrl), asked(host, hosts))).toBe(expected);
});

test.each([
  ['https, if the owner has marked the website so', undefined, 'a.example', 'https://a.example'],
  ['https also if another website is published by http', 'http://shop.example', 'a.example', 'https://a.example'],
  ['what PUBLIC_URL says of this website', 'http://a.example', 'a.example', 'http://a.example'],
  ['the scheme of the request on a host that is no name of it', undefined, '10.0.0.1', 'http://a.example'],
])('the scheme is %s', (_name, publicUrl, host, expected) => {
  const website = { hosts: ['a.example'], address: 'https://a.example' };
  const request = { host, protocol: 'http', website } as unknown as FastifyRequest;
  expect(siteAddress(config(publicUrl), request)).toBe(expected);
});

test('without any known host a page goes by the one of its request', () => {
  expect(siteAddress(config(), asked('LocalHost:4000', []))).toBe('http://localhost:4000');
  expect(siteAddress(config(), asked('[', []))).toBe('http://localhost:3000');
});
