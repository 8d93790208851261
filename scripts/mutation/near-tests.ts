import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The tests of a file: those in its folder that import it, directly or not, the one of the same name first, and then the ones
 * given as `wide`.
 */
export function nearTests(file: string, wide: readonly string[]): readonly string[] {
  const own = file.replace(/\.ts$/, '.test.ts');
  const beside = readdirSync(dirname(file))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(dirname(file), name))
    .filter((test) => test !== own && reaches(test, file, dirname(file)));
  return [...(existsSync(own) ? [own] : []), ...beside, ...wide];
}

/** Whether a file imports another one, directly or through files of the folder. */
function reaches(from: string, target: string, folder: string): boolean {
  const seen = new Set<string>();
  const pending = [from];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (file === target) return true;
    if (!seen.has(file) && dirname(file) === folder) {
      seen.add(file);
      pending.push(...importsOf(file));
    }
  }
  return false;
}

function importsOf(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g);
  return [...imports].map(([, path]) => resolve(dirname(file), path ?? ''));
}
