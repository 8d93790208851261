import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../features.ts';
import { causeMails, type SentMail } from './mails.fixture.ts';

// A proxy is trusted, so that its scheme and host count for pages.
const headers = { host: 'shop.test:6666', 'x-forwarded-host': 'shop.test:6666', 'x-forwarded-proto': 'https' };
const typed = 'You won 500 EUR';

let server: TestServer;
let mails: readonly SentMail[];
beforeAll(async () => {
  server = await startTestServer({ settings: { TRUST_PROXY: '1' } });
  mails = await causeMails(server, { headers, typed });
});
afterAll(() => server.close());

const kinds = (sent: readonly SentMail[]) => [...new Set(sent.map(({ kind }) => kind))].toSorted();

describe('D-178 links in mails', () => {
  test('are looked at in every kind of mail that has one', () => {
    const templates = features.flatMap((feature) => feature.mails ?? []);
    const linking = templates.filter(({ example }) => JSON.stringify(example).includes('https://'));
    expect(kinds(mails)).toEqual(expect.arrayContaining(linking.map(({ kind }) => kind)));
  });

  test('lead to the stored address of the website, whatever host, port and scheme a request names', () => {
    const led = mails.flatMap(({ kind, text, html, unsubscribe_url: unsubscribe }) =>
      [text, html, unsubscribe ?? ''].flatMap((source) =>
        [...source.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([link]) => [kind, new URL(link).origin]),
      ),
    );
    expect(led.length).toBeGreaterThan(mails.length);
    expect(led.filter(([, origin]) => origin !== 'http://shop.test')).toEqual([]);
  });
});

test('no mail to an unconfirmed address repeats what a stranger typed', () => {
  // These are about an order that has been paid for.
  const paid = ['gift-card', 'order-downloads', 'order-refund', 'order-shipment', 'order-note', 'review-request'];
  const confirmed = ['form-notification', 'team-attendee', 'team-comment', 'site-user-email-changed', ...paid];
  const unconfirmed = mails.filter(({ kind }) => !confirmed.includes(kind));
  const repeating = unconfirmed.filter(({ subject, text, html }) => `${subject}${text}${html}`.includes(typed));
  expect(kinds(repeating)).toEqual([]);
  const strangers = [
    'site-user-confirm',
    'site-user-email-change',
    'newsletter-confirm',
    'newsletter-welcome',
    'restock-confirm',
    'restock-notice',
  ];
  const named = unconfirmed.filter(({ kind, text, recipient }) => strangers.includes(kind) && text.includes(recipient));
  expect(kinds(named)).toEqual([]);
});
