import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** Moves a member's confirmation back by this many minutes, as if they had been away for that long. */
export async function letConfirmationAge(
  email: string,
  minutes: number,
  dataFolder = process.env['AWNING_E2E_DATA']!,
): Promise<void> {
  const client = new Client(await addressOf(dataFolder));
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update team_session session set confirmed_at = confirmed_at - make_interval(mins => $2)
       from team_member member
       where member.website_id = session.website_id and member.id = session.member_id and member.email = $1`,
      [email, minutes],
    );
    if (rowCount === 0) throw new Error(`${email} is not signed in`);
  } finally {
    await client.end();
  }
}

/** PostgreSQL keeps a file in its folder with its port in the fourth line and the folder of its socket in the fifth. */
async function addressOf(dataFolder: string): Promise<ClientConfig> {
  const lines = (await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return { host: lines[4]!, port: Number(lines[3]), user: 'awning', database: 'awning' };
}
