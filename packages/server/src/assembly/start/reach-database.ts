import { createClient, type DatabaseAddress } from '../../platform/database/index.ts';
import { StartRefusal } from '../../platform/start-refusal.ts';
import { systemCode } from '../../platform/system-code.ts';

/** Connects once to the PostgreSQL of `DATABASE_URL`, so that a wrong address gives a clear message. */
export async function requireReachable(address: DatabaseAddress): Promise<void> {
  const client = createClient(address);
  const place = `PostgreSQL at ${client.host}${client.host.startsWith('/') ? '' : `:${client.port}`}`;
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefusal(`${place} ${reasonOf(error, client.database, client.user)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reasonOf(error: unknown, database: string | undefined, user: string | undefined): string {
  const code = systemCode(error) || (error instanceof AggregateError ? systemCode(error.errors[0]) : '');
  const message = error instanceof Error ? error.message : String(error);
  switch (code) {
    case '28P01':
    case '28000':
      return `refuses the user "${user}" or the password: correct DATABASE_URL.`;
    case '3D000':
      return `has no database "${database}": create it or correct DATABASE_URL.`;
    case '57P03':
      return 'is just starting or stopping: try again in a moment.';
    default:
      return `cannot be reached (${code || message}): check DATABASE_URL and whether the server runs.`;
  }
}
