// `npm run advisories`: known vulnerabilities in the packages of the lockfile. Exits with 0 if there are none, 1 if there are, and 2 if
// the advisories could not be read. Not part of `npm run check`: the result changes without a change of ours, and not every registry
// has advisories.
import { execFileSync } from 'node:child_process';
import { AdvisoriesUnreadableError, findAdvisories } from './packages/advisories.mjs';
import { lockedPackages } from './packages/lockfile.mjs';

const packages = lockedPackages('package-lock.json');
try {
  const found = await findAdvisories(registryOfNpm(), packages);
  for (const { name, version, isDevelopment, title, severity, url } of found) {
    console.error(`${severity}: ${name} ${version}${isDevelopment ? ' (development only)' : ''}: ${title} ${url}`);
  }
  console.log(`advisories: ${found.length} for ${packages.length} packages`);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof AdvisoriesUnreadableError)) throw error;
  console.error(`${error.message} The packages were not checked; try another registry.`);
  process.exitCode = 2;
}

/** The registry from which packages are installed. */
function registryOfNpm() {
  const { npm_execpath: npm } = process.env;
  const [command, ...words] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync(command, [...words, 'config', 'get', 'registry'], options).trim();
}
