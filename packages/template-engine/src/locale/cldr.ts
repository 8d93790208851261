import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as cldrPackage from '@phensley/cldr';
import type { CLDR, CLDRFramework } from '@phensley/cldr';

/** The whole locale data package; its `Decimal`, calendars and message parser included. */
export type CldrModule = typeof cldrPackage;

// Loaded with `require`, because rendering is synchronous and loading at start-up would cost every process time and
// memory, used or not. It also keeps the packs out of any bundle.
const require = createRequire(import.meta.url);

let module: CldrModule | undefined;

/** The locale data package, loaded when a template first needs it. */
export function cldrModule(): CldrModule {
  module ??= require('@phensley/cldr') as CldrModule;
  return module;
}

const locales = new Map<string, CLDR>();

/** Number, date and plural rules of one locale, loaded on first use and kept for the life of the process. */
export function cldrFor(locale: string): CLDR {
  let cldr = locales.get(locale);
  if (cldr === undefined) {
    cldr = loadLocale(locale);
    locales.set(locale, cldr);
  }
  return cldr;
}

const FALLBACK_LOCALE = 'en';

let framework: CLDRFramework | undefined;

function loadLocale(locale: string): CLDR {
  framework ??= new (cldrModule().CLDRFramework)({ loader: readPack });
  try {
    return framework.get(locale);
  } catch {
    // A language without a pack: English texts are better for a visitor than empty prices.
    return framework.get(FALLBACK_LOCALE);
  }
}

function readPack(language: string): string {
  return readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8');
}
