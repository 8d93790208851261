import { primaryLanguage, type Website } from './website.ts';

export interface LanguageRoute {
  readonly language: string;
  /** The address without the prefix. */
  readonly address: string;
}

/**
 * Pages in other languages have addresses under `/{code}/…` (D-146). A prefix counts only if its language is enabled
 * and not the primary one; anything else is an ordinary path in the primary language.
 */
export function routeLanguage(website: Pick<Website, 'languages'>, address: string): LanguageRoute {
  const prefix = /^\/([^/?#]+)/.exec(address)?.[1];
  const language = prefix && website.languages.find(({ code }) => code.toLowerCase() === prefix.toLowerCase());
  if (!language || !language.enabled || language.isPrimary) return { language: primaryLanguage(website), address };
  const rest = address.slice(prefix.length + 1);
  return { language: language.code, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The address of a path in a language: the inverse of `routeLanguage`. It never leaves the site: a path may come from a
 * request, and browsers read an address that begins with two slashes or backslashes as another host.
 */
export function addressIn(website: Pick<Website, 'languages'>, language: string, path: string): string {
  const local = path.replace(/^[/\\\s]+/, '/');
  return language === primaryLanguage(website) ? local : `/${language}${local === '/' ? '' : local}`;
}
