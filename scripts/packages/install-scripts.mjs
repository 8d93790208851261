import { readFileSync } from 'node:fs';
import { lockedPackages } from './lockfile.mjs';

/**
 * Error messages for packages that run a program when they are installed and are not trusted, and for trusted ones that do not
 * run any.
 *
 * @param {{ lockfile: string, trusted: string }} files
 * @returns {string[]}
 */
export function installScriptFaults({ lockfile, trusted }) {
  const packages = lockedPackages(lockfile).filter(({ hasInstallScript }) => hasInstallScript);
  const names = new Set(packages.map(({ name }) => name));
  const reasons = Object.entries(JSON.parse(readFileSync(trusted, 'utf8')));
  const known = new Map(reasons);
  return [
    ...[...names]
      .filter((name) => !known.has(name))
      .map(
        (name) => `${name} runs a program when it is installed: say in ${trusted} why it is trusted, or do without it`,
      ),
    ...reasons.filter(([name]) => !names.has(name)).map(([name]) => `${name} in ${trusted} runs nothing: take it out`),
    ...reasons.filter(([, reason]) => !reason.trim()).map(([name]) => `${name} in ${trusted} has no reason`),
  ];
}
