import { expect, test } from 'vitest';
import { proposedLink, withProposedLink } from './tracking-link.ts';

test.for([
  ['DHL Paket', 'www.dhl.de'],
  ['dpd', 'tracking.dpd.de'],
  ['GLS', 'gls-group.eu'],
  ['Hermes', 'www.myhermes.de'],
  ['UPS Standard', 'www.ups.com'],
  ['FedEx', 'www.fedex.com'],
  ['Colissimo', 'www.laposte.fr'],
  ['La Poste', 'www.laposte.fr'],
  ['Österreichische Post', 'www.post.at'],
  ['Swiss Post', 'service.post.ch'],
  ['La Poste Suisse', 'service.post.ch'],
  ['USPS', 'tools.usps.com'],
  ['Royal Mail', 'www.royalmail.com'],
])('a parcel of %s is followed at %s', ([carrier, host]) => {
  const link = new URL(proposedLink({ carrier: carrier!, trackingNumber: '0034 0434&x' }));
  expect([link.host, link.href.includes('00340434%26x')]).toEqual([host, true]);
});

test('an unknown carrier and a missing number have no link', () => {
  expect(proposedLink({ carrier: 'Startups', trackingNumber: '1' })).toBe('');
  expect(proposedLink({ carrier: 'DHL', trackingNumber: ' ' })).toBe('');
});

test('a proposal follows carrier and number, what the owner has typed stays', () => {
  const none = { carrier: '', trackingNumber: '1', trackingUrl: '' };
  const ups = withProposedLink(none, { ...none, carrier: 'UPS' });
  expect(ups.trackingUrl).toBe('https://www.ups.com/track?tracknum=1');
  expect(withProposedLink(ups, { ...ups, trackingNumber: '2' }).trackingUrl).toBe(
    'https://www.ups.com/track?tracknum=2',
  );
  const own = { ...ups, trackingUrl: 'https://carrier.example/1' };
  expect(withProposedLink(own, { ...own, trackingNumber: '2' }).trackingUrl).toBe('https://carrier.example/1');
});
