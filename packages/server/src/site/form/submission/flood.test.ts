import { formMessages } from '@awning/forms';
import { addForm, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { formFeature } from '../feature.ts';

const isFull = process.env['AWNING_FULL'] === '1';
/** Most come from few addresses, as floods do; some from many. */
const size = isFull ? { submissions: 5000, addresses: 250 } : { submissions: 300, addresses: 15 };
const allowedPerAddress = 10;
const atOnce = 50;

vi.setConfig({ testTimeout: isFull ? 600_000 : 120_000 });

let server: TestServer;
let address: string;
beforeAll(async () => {
  // A proxy in front reports the address of each visitor; here the test acts as the proxy.
  server = await startTestServer({ features: [formFeature, mailFeature], settings: { TRUST_PROXY: 'loopback' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`;
});
afterAll(() => server.close());

test(`a flood of ${size.submissions} submissions from ${size.addresses} loopback addresses: limits hold with their words, an honest visitor gets through, nothing acknowledged is missing`, async () => {
  const formId = await addForm(server, { delivery: { notifyEmail: 'owner@shop.test' } });
  const { submission: words } = formMessages('en');
  const acknowledged: string[] = [];
  const counts = new Map<string, number>();
  const refusals: { status: number; text: string; retryAfter: string | null }[] = [];

  async function attack(index: number): Promise<void> {
    const visitor = loopback(index % size.addresses);
    const answer = await submit(visitor, formId, `flood-${index}@example.com`);
    if (answer.status === 200) {
      acknowledged.push(((await answer.json()) as { submissionId: string }).submissionId);
      counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
    } else {
      const { error } = (await answer.json()) as { error: string };
      refusals.push({ status: answer.status, text: error, retryAfter: answer.headers.get('retry-after') });
    }
  }

  const honest: number[] = [];
  for (let done = 0; done < size.submissions; done += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) => attack(done + index));
    // At intervals, a genuine visitor.
    const friend = submit(loopback(10_000 + done), formId, `honest-${done}@example.com`);
    const [answer] = await Promise.all([friend, ...batch]);
    honest.push(answer.status);
    acknowledged.push(((await answer.json()) as { submissionId: string }).submissionId);
  }

  expect(new Set(honest)).toEqual(new Set([200]));
  expect([...counts.values()].every((count) => count === allowedPerAddress)).toBe(true);
  expect(counts.size).toBe(size.addresses);
  expect(refusals).toHaveLength(size.submissions - size.addresses * allowedPerAddress);
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([429]));
  expect(new Set(refusals.map(({ text }) => text))).toEqual(new Set([words.tooMany]));
  expect(refusals.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true);

  const stored = await server.database.kysely
    .selectFrom('form_submission')
    .select(['id', 'mail_id'])
    .where('website_id', '=', server.website.id)
    .where('form_id', '=', formId)
    .execute();
  expect(stored.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  expect(stored.every(({ mail_id }) => mail_id !== null)).toBe(true);
});

function loopback(index: number): string {
  return `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
}

/** Each attempt fetches a key, as a flooding script would, and is sent without one if that is refused. */
async function submit(visitor: string, formId: string, email: string): Promise<Response> {
  const forwarded = { 'x-forwarded-host': server.website.host, 'x-forwarded-for': visitor };
  const headers = { ...forwarded, 'content-type': 'application/json' };
  const call = (path: string, body: object) =>
    fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const keyed = await call('/api/form/FormSubmissionKey', {});
  const { key = 'none' } = (await keyed.json()) as { key?: string };
  return call('/api/form/SaveFormSubmission', { key, formId, form: JSON.stringify({ email }) });
}
