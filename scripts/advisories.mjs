// `npm run advisories`: known holes in the packages of the lockfile. Ends with 0 if there are none, 1 if there are, and 2 if they could
// not be read, which says nothing about the packages. Not part of `npm run check`: the answer changes without a change of ours, and
// not every registry gives one.
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
  console.error(`${error.message} This says nothing about the packages: try again elsewhere.`);
  process.exitCode = 2;
}

/** The one that packages are installed from. */
function registryOfNpm() {
  const { npm_execpath: npm } = process.env;
  const [command, ...words] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync(command, [...words, 'config', 'get', 'registry'], options).trim();
}
