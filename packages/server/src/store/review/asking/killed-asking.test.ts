import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MailBox, openMailBox, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailsTo } from '../../order/unpaid/unpaid.fixture.ts';
import { askForReviews, sentOrder, setReviews } from '../review.fixture.ts';
import type { KilledAsking } from './killed-asking.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 900_000 : 300_000 });

let box: MailBox;
let server: TestServer;
beforeAll(async () => {
  box = await openMailBox();
  server = await startTestServer({ settings: { SMTP_URL: box.url, MAIL_FROM: 'hello@shop.test' } });
});
afterAll(async () => {
  await server.close();
  await box.close();
});

test('killed after any of its statements, the task has asked a buyer and marked the order, or neither', async () => {
  const email = 'killed@example.com';
  for (let orders = 0; orders < 3; orders += 1) await sentOrder(server, { email });
  await setReviews(server, { reviewRequestsEnabled: true, reviewRequestDays: 7 });
  server.clock.advance({ days: 7 });
  let kills = 0;
  // Later kills come after more statements, so that one of them hits the second order, and the third.
  for (let statements = 1; await dies(statements); statements += isFull ? 1 : 3) {
    kills += 1;
    expect(await mailsTo(server, email, 'review-request')).toHaveLength(await countAsked());
  }
  await askForReviews(server);
  expect(kills).toBeGreaterThan(3);
  expect([await countAsked(), (await mailsTo(server, email, 'review-request')).length]).toEqual([3, 3]);
  expect(box.mails.filter(({ text }) => text.includes('/reviews/request'))).toHaveLength(3);
});

async function countAsked(): Promise<number> {
  const asked = await server.database.kysely
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('review_asked_at', 'is not', null)
    .execute();
  return asked.length;
}

/** Whether the process was killed before it had asked everybody. */
async function dies(statements: number): Promise<boolean> {
  const { address } = server.database;
  const options: KilledAsking = { address, now: server.clock.now().toISOString(), smtpUrl: box.url, statements };
  const program = await bundleProgram(new URL('killed-asking.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
  // The database notices a moment later, and then releases the order.
  await sql`select from orders where website_id = ${server.website.id} for update`.execute(server.database.kysely);
  return signal === 'SIGKILL';
}
