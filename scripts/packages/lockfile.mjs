import { readFileSync } from 'node:fs';

/**
 * The external packages that a lockfile installs, each version once. Packages of this repository are not included.
 *
 * @param {string} file
 * @returns {{ name: string, version: string, isDevelopment: boolean, hasInstallScript: boolean }[]}
 */
export function lockedPackages(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    const isOurs = !path.includes('node_modules/') || entry.link === true;
    if (isOurs) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, dev = false, devOptional = false, hasInstallScript = false } = entry;
    const known = found.get(`${name}@${version}`);
    // The same version may be installed twice; it is for development only if both are.
    const isDevelopment = (dev || devOptional) && (known?.isDevelopment ?? true);
    found.set(`${name}@${version}`, { name, version, isDevelopment, hasInstallScript });
  }
  return [...found.values()];
}
