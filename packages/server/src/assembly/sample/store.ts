import { type Connection, statement } from '../../platform/database/index.ts';

const countWebsites = statement<{ exists: boolean }>(
  'sample-any-website',
  '/* all websites: the sample is only for an installation without any */ select exists (select from website) as exists',
);

// Any number that is not used elsewhere; it spells "sample" on a phone keypad.
const fillLock = statement('sample-lock', 'select pg_advisory_xact_lock(726753)');

/**
 * Checked under a lock that lasts as long as the transaction, so that only one of several starting processes fills the
 * shop.
 */
export async function isEmptyInstallation(connection: Connection): Promise<boolean> {
  await connection.run(fillLock, []);
  const [row] = await connection.run(countWebsites, []);
  return row?.exists === false;
}
