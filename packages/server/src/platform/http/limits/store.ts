import { type Connection, statement } from '../../database/index.ts';
import type { RateCount } from './rate-count.ts';

/**
 * Counts an attempt like `countTry`, in one statement, so that processes with a shared database count together. All
 * windows are in seconds; $4 is the part of the previous period that still counts.
 */
const countSharedTry = statement<RateCount & { readonly admitted: boolean }>(
  'http-count-try',
  `insert into rate_limit as r (key, period, current, previous, admitted, expires_at)
   values ($1, $2, 1, 0, true, $5)
   on conflict (key) do update set (period, current, previous, admitted, expires_at) = (
     select $2, m.current + a.admitted::integer, m.previous, a.admitted, $5
     from (select case when r.period = $2 then r.current else 0 end as current,
                  case when r.period = $2 then r.previous when r.period = $2 - 1 then r.current else 0 end as previous) m,
          lateral (select m.previous * $4::float8 + m.current + 1 <= $3::integer as admitted) a)
   returning r.period::float8 as period, r.current, r.previous, r.admitted`,
);

export async function countInDatabase(
  connection: Connection,
  values: {
    readonly key: string;
    readonly period: number;
    readonly allowed: number;
    readonly previousShare: number;
    readonly expiresAt: Date;
  },
): Promise<RateCount & { readonly admitted: boolean }> {
  const { key, period, allowed, previousShare, expiresAt } = values;
  return (await connection.run(countSharedTry, [key, period, allowed, previousShare, expiresAt]))[0]!;
}

const forgetTries = statement('http-forget-tries', 'delete from rate_limit where expires_at < $1');

export async function deleteOldCounts(connection: Connection, before: Date): Promise<void> {
  await connection.run(forgetTries, [before]);
}
