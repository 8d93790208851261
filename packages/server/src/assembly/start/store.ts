import type { Client } from 'pg';

export async function selectServerVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  return rows[0]?.version ?? '';
}
