import { primaryLanguage, type Website } from './website.ts';

export interface LanguageRoute {
  readonly language: string;
  /** The address without the prefix. */
  readonly address: string;
}

/**
 * Pages in other languages live under `/{code}/…` (D-146). A prefix counts only if that language is switched on and is not the
 * primary one; anything else is an ordinary path in the primary language.
 */
export function routeLanguage(website: Pick<Website, 'languages'>, address: string): LanguageRoute {
  const prefix = /^\/([^/?#]+)/.exec(address)?.[1];
  const language = prefix && website.languages.find(({ code }) => code.toLowerCase() === prefix.toLowerCase());
  if (!language || !language.enabled || language.isPrimary) return { language: primaryLanguage(website), address };
  const rest = address.slice(prefix.length + 1);
  return { language: language.code, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The address of a path in a language: the opposite of `routeLanguage`. It never leaves the site: a path may come from a request,
 * and a browser reads what begins with two slashes, in whatever direction they lean, as the name of another host.
 */
export function addressIn(website: Pick<Website, 'languages'>, language: string, path: string): string {
  const local = path.replace(/^[/\\\s]+/, '/');
  return language === primaryLanguage(website) ? local : `/${language}${local === '/' ? '' : local}`;
}
