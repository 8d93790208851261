import type { Client } from 'pg';

const isPending = `select exists (
  select from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > 10 and relallvisible < relpages
) as "isPending"`;

/** The state of a database in use: plans are made for it. A vacuum skips rows that another transaction may still see, so it is repeated. */
export async function vacuumed(client: Client): Promise<void> {
  for (;;) {
    await client.query('vacuum (analyze)');
    const { rows } = await client.query<{ isPending: boolean }>(isPending);
    if (!rows[0]?.isPending) return;
  }
}
