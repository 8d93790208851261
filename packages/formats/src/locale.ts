const fallbackLocale = 'en-US';

/** A locale that `Intl` accepts: underscores become hyphens, and what is still unreadable becomes American English. */
function intlLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/** Remembers what is expensive to build, and forgets everything when too much of it has gathered. */
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

// Locales come from addresses, so there may be any number of them; nobody may fill the memory with them.
const capacity = 500;
