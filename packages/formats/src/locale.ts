const fallbackLocale = 'en-US';

/** A locale that `Intl` accepts: underscores become hyphens; an unknown locale becomes American English. */
function intlLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/** Caches what `build` returns per locale and variant. The cache is emptied when it is full. */
export function memoizeByLocale<Value>(build: (locale: string, variant: string) => Value): typeof build {
  const built = new Map<string, Value>();
  return (locale, variant) => {
    const key = `${locale} ${variant}`;
    const known = built.get(key);
    if (known !== undefined) return known;
    if (built.size >= capacity) built.clear();
    const value = build(intlLocale(locale), variant);
    built.set(key, value);
    return value;
  };
}

// Locales come from URLs, so a client can send any number of them; the cache must not grow without limit.
const capacity = 500;
