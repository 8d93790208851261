import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.mjs';
import { npm } from './run.mjs';

/**
 * Whether the installed packages match the lockfile. npm records what it installed in `node_modules/.package-lock.json`; packages
 * for other platforms are missing there, and development tools as well in a production install.
 */
export function areDependenciesCurrent({ withTools, folder = projectFolder }) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const installed = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, dev, devOptional, link }]) => {
    if (place === '' || !place.includes('node_modules/')) return true;
    const found = installed[place];
    if (!found) return optional || (!withTools && (dev || devOptional));
    return link ? found.link === true : found.version === version;
  });
}

export function installDependencies() {
  // NODE_ENV=production would leave out the build tools.
  return npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
