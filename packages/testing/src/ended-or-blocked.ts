import { sql } from 'kysely';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestServer } from './server/index.ts';

/** Waits until a call has ended or is blocked by a lock that the test holds; the test then checks which. */
export async function endedOrBlocked({ database }: TestServer, call: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  void call.then(end, end);
  const blocked = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => {
    const { rows } = await blocked.execute(database.kysely);
    expect(hasEnded || rows.length > 0).toBe(true);
  });
}
