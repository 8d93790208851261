import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureRoutes } from '@awning/server/assembly/feature-routes';
import { features } from '@awning/server/assembly/features';
import { systemClock } from '@awning/server/platform/clock';
import { readConfig } from '@awning/server/platform/config';
import { openDatabase } from '@awning/server/platform/database';
import { createJobQueue } from '@awning/server/platform/jobs';
import { silentLog } from '@awning/server/platform/log';
import { clientSource } from '@awning/server/site/back-office';
import { storefrontSource } from '@awning/server/site/rendering';
import { pathList } from './path-list.ts';

export interface GeneratedFile {
  readonly path: string;
  readonly source: string;
}

/** What the two applications in the browser know of the server, and the list of all addresses, generated from all features. Declaring routes needs no database. */
export function generatedFiles(): readonly GeneratedFile[] {
  const result = readConfig({ SECRET: 'not used but as long as it must be' }, '', '.');
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const parts = {
    config: { ...result.config, secrets: [] },
    database: openDatabase({ address: { connectionString: 'postgresql://nobody.invalid/none' }, log: silentLog }),
    clock: systemClock,
    jobs: createJobQueue(),
    log: silentLog,
  };
  const routes = featureRoutes(parts, features);
  const islands = features.flatMap((feature) => feature.islands ?? []);
  return [
    { path: pathOf('../../../editor/src/api/generated.ts'), source: clientSource(routes) },
    { path: pathOf('../../../storefront/src/api/generated.ts'), source: storefrontSource(routes, islands) },
    { path: pathOf('../../../../docs/reference/paths.md'), source: pathList(routes, screenPaths()) },
  ];
}

/** Read from the sources: importing a screen would need a browser. */
function screenPaths(): readonly string[] {
  const folder = pathOf('../../../editor/src');
  return readdirSync(folder)
    .map((feature) => join(folder, feature, 'screen.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path));
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
