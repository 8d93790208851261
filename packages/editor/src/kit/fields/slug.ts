import { maxSlugLength } from '@awning/site-model';

/** How German writes its letters where there is no key for them. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * The address that a title suggests: letters and digits of any script, in lower case, joined by hyphens. Accents of
 * Latin letters are left out, so that the address reads the same wherever it is copied to.
 */
export function slugOf(title: string, kind: 'page' | 'product', language: string): string {
  const lower = title.normalize('NFC').toLowerCase();
  const spelled = language.startsWith('de') ? lower.replaceAll(/[äöüß]/g, (letter) => germanLetters[letter]!) : lower;
  const plain = spelled
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, maxSlugLength).replace(/-$/, '');
  return slug.startsWith('config') ? `${kind}-${slug}`.slice(0, maxSlugLength) : slug;
}
