import { writeFile } from 'node:fs/promises';
import { openDatabase } from '@awning/server/platform/database';
import { silentLog } from '@awning/server/platform/log';
import { tablesFile, tablesSource } from '../packages/testing/src/database/tables-source.ts';
import { startTemplate } from '../packages/testing/src/database/template.ts';

// Writes the table types from a migrated throw-away database. Run it after adding a migration; a test tells when it was forgotten.
const template = await startTemplate();
const database = openDatabase({ address: template.address, log: silentLog });
try {
  await writeFile(tablesFile, await tablesSource(database));
} finally {
  await database.close();
  await template.stop();
}
