import { addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderFeature } from '../feature.ts';
import { selectBrokenRulesNow } from './store.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server);
});
afterAll(() => server.close());

interface Jobs {
  readonly jobs: readonly { readonly id: string; readonly task: string; readonly lastError: string }[];
}

async function failed(visitor: Visitor) {
  return (await visitor.get('/api/jobs?state=failed')).json<Jobs>().jobs;
}

async function count(variantId: string, onHand: number): Promise<void> {
  await server.database.kysely
    .updateTable('stock')
    .set({ on_hand: onHand })
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', variantId)
    .execute();
}

test('the rules are checked every day; a broken one is among the failed jobs of its website until it holds again', async () => {
  expect(orderFeature.schedules).toContainEqual({
    task: 'order.check-rules',
    at: expect.stringMatching(/^\d+ \d+ \* \* \*$/),
  });
  const { variantIds } = await addProduct(server, { onHand: 5 });
  const [variantId = ''] = variantIds;
  const check = async () => {
    await server.parts.jobs.add(server.database, 'order.check-rules', {});
    return await server.runJobs({ mayFail: true });
  };
  expect(await check()).toHaveLength(1);

  await count(variantId, 7);
  await check();
  const stranger = await signedInMember(server, { website: server.otherWebsite });
  expect(await failed(stranger)).toEqual([]);
  const [job, ...others] = await failed(owner);
  expect(others).toEqual([]);
  expect(job?.lastError).toContain('Rules of the store that do not hold: stock is the sum of');
  expect(job?.lastError).toContain(`${variantId}: on_hand 7, ledger 5`);
  await check();
  expect(await failed(owner)).toHaveLength(1);

  await count(variantId, 5);
  const [again] = await failed(owner);
  expect((await owner.post(`/api/jobs/${again?.id}/retry`)).status).toBe(200);
  await server.runJobs();
  expect(await failed(owner)).toEqual([]);
});

test('the check is of one moment and can write nothing', async () => {
  const asked: string[] = [];
  const { database } = server;
  await selectBrokenRulesNow({
    ...database,
    snapshot: (work) =>
      database.snapshot(async (connection) => {
        const result = await work(connection);
        const { rows } = await sql<{ setting: string }>`select current_setting(name) as setting
          from unnest(array['transaction_isolation', 'transaction_read_only', 'statement_timeout']) name`.execute(
          connection.kysely,
        );
        asked.push(...rows.map(({ setting }) => setting));
        return result;
      }),
  });
  expect(asked).toEqual(['repeatable read', 'on', '10min']);
});
