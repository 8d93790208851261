import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { KilledRefund } from './killed-refund.fixture.ts';
import { testProvider } from './test-provider.ts';

// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [] });
});
afterAll(() => server.close());

test('killed after any of its statements, a refund of the test bank is given or not, and asked again it is given once', async () => {
  const { parts, website } = server;
  const bank = testProvider(parts);
  const signal = AbortSignal.timeout(300_000);
  const chargeKey = 'killed';
  const asked = { websiteId: website.id, currency: 'USD', signal } as const;
  const instrument = { cardNumber: '4242424242424242' };
  await bank.charge({ ...asked, key: chargeKey, amount: 1000n, instrument, language: 'en', returnPath: '/checkout' });
  const endings: string[] = [];
  for (let statements = 1; endings.at(-1) !== 'refunded'; statements += 1) {
    const key = `refund-${statements}`;
    await dies({ key, chargeKey, amount: '100', statements });
    endings.push((await bank.refunds?.find(website.id, key))?.state ?? '');
    const refund = { ...asked, key, chargeKey, amount: 100n };
    expect(await bank.refunds?.give(refund)).toEqual({ state: 'refunded', reference: key });
    expect(await bank.find(website.id, chargeKey)).toMatchObject({ refunded: BigInt(statements) * 100n });
  }
  expect(endings).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'refunded']);
});

async function dies(refund: Pick<KilledRefund, 'key' | 'chargeKey' | 'amount' | 'statements'>): Promise<void> {
  const { address } = server.database;
  const options: KilledRefund = {
    ...refund,
    address,
    websiteId: server.website.id,
    now: server.clock.now().toISOString(),
  };
  const program = await bundleProgram(new URL('killed-refund.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
}
