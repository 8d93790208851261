import { memoize } from './memoize.ts';

const fallbackLocale = 'en-US';

/** A locale that `Intl` accepts: underscores become hyphens; an unknown locale becomes American English. */
function intlLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/**
 * Caches what `build` returns per locale and variant.
 *
 * @example
 * memoizeByLocale((locale) => new Intl.NumberFormat(locale))('de', '').format(1.5) // => '1,5'
 */
export function memoizeByLocale<Value>(build: (locale: string, variant: string) => Value): typeof build {
  const builtFor = memoize((key) => {
    const [locale = '', variant = ''] = key.split('\n');
    return build(intlLocale(locale), variant);
  }, capacity);
  return (locale, variant) => builtFor(`${locale}\n${variant}`);
}

// Locales come from URLs, so a client can send any number of them.
const capacity = 500;
