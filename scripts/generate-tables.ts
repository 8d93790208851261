import { writeFile } from 'node:fs/promises';
import { openDatabase } from '@awning/server/platform/database';
import { silentLog } from '@awning/server/platform/log';
import { tablesFile, tablesSource } from '../packages/testing/src/database/tables-source.ts';
import { startTemplate } from '../packages/testing/src/database/template.ts';

// Generates the table types from a migrated temporary database. Run it after adding a migration; a test fails if it is outdated.
const template = await startTemplate();
const database = openDatabase({ address: template.address, log: silentLog });
try {
  await writeFile(tablesFile, await tablesSource(database));
} finally {
  await database.close();
  await template.stop();
}
