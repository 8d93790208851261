import { fileURLToPath } from 'node:url';
import { featureRoutes } from '@awning/server/assembly/feature-routes';
import { features } from '@awning/server/assembly/features';
import { systemClock } from '@awning/server/platform/clock';
import { readConfig } from '@awning/server/platform/config';
import { openDatabase } from '@awning/server/platform/database';
import { createJobQueue } from '@awning/server/platform/jobs';
import { silentLog } from '@awning/server/platform/log';
import { clientSource } from '@awning/server/site/back-office';

/** The generated file. */
export const clientFile = fileURLToPath(new URL('../../../editor/src/api/generated.ts', import.meta.url));

/**
 * The source text of the back office's call types, generated from the routes of all features. Declaring routes needs no
 * database.
 */
export function currentClientSource(): string {
  const result = readConfig({ SECRET: 'not used but as long as it must be' }, '', '.');
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const parts = {
    config: { ...result.config, secrets: [] },
    database: openDatabase({ address: { connectionString: 'postgresql://nobody.invalid/none' }, log: silentLog }),
    clock: systemClock,
    jobs: createJobQueue(),
    log: silentLog,
  };
  return clientSource(featureRoutes(parts, features));
}
