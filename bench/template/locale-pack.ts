import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The reference needs its locale data passed in. */
export function localePack(language: string): string {
  return readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8');
}
