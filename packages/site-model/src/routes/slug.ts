import { slugMessages } from '../messages.ts';
import { accepted, type Result, refused } from '../refusal.ts';
import { isConfigurationPath } from './config-routes.ts';
import { isReservedSlug } from './visitor-routes.ts';

export const maxSlugLength = 200;

export type SlugReason = 'slug-empty' | 'slug-too-long' | 'slug-characters' | 'slug-reserved' | 'slug-configuration';

/**
 * Checks the slug of a page, collection or item.
 *
 * @param place Only a slug at the root of the site can collide with the site's own paths and language prefixes.
 * @example
 * checkSlug('about-us', { isRoot: true, languages: ['de'] }) // => { ok: true, value: 'about-us' }
 * checkSlug('de', { isRoot: true, languages: ['de'] }).reason // => 'slug-reserved'
 * checkSlug('cart', { isRoot: false }).ok // => true
 * checkSlug('config-tips', { isRoot: false }).reason // => 'slug-configuration'
 */
export function checkSlug(
  slug: string,
  place: { readonly isRoot: boolean; readonly languages?: readonly string[] },
): Result<string, SlugReason> {
  if (slug === '') return refused('slug-empty', slugMessages['slug-empty']);
  if (slug.length > maxSlugLength) return refused('slug-too-long', slugMessages['slug-too-long'](maxSlugLength));
  if (!isWellFormed(slug)) return refused('slug-characters', slugMessages['slug-characters']);
  if (isConfigurationPath(`/${slug}`)) return refused('slug-configuration', slugMessages['slug-configuration']);
  if (place.isRoot && (isReservedSlug(slug) || isLanguagePrefix(slug, place.languages ?? []))) {
    return refused('slug-reserved', slugMessages['slug-reserved'](slug));
  }
  return accepted(slug);
}

/** Letters of any script, composed and in lower case if the script has it, so that a URL has only one spelling. */
function isWellFormed(slug: string): boolean {
  if (slug !== slug.normalize('NFC')) return false;
  return /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(slug) && slug === slug.toLowerCase();
}

function isLanguagePrefix(slug: string, languages: readonly string[]): boolean {
  return languages.some((language) => language.toLowerCase() === slug);
}
