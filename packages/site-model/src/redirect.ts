import { isConfigurationPath } from './routes/config-routes.ts';
import { isReservedSlug } from './routes/visitor-routes.ts';

export const redirectLimits = { redirects: 5000, path: 500, target: 2000 } as const;

export type RedirectPathFault = 'empty' | 'characters' | 'reserved' | 'language';

/**
 * An address as redirects are looked up by: decoded, without its end and without needless slashes. Of a full address only
 * the path counts.
 *
 * @example
 * redirectPath('/old%20shop/') // => '/old shop'
 * redirectPath('https://shop.example/about?x=1#top') // => '/about'
 * redirectPath('about') // => '/about'
 */
export function redirectPath(typed: string): string {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `/${path.split('/').filter(Boolean).map(decoded).join('/')}`;
}

/**
 * Why an address cannot be redirected, or undefined. Addresses of the program itself never can.
 *
 * @example
 * redirectPathFault('/old-shop', ['de']) // => undefined
 * redirectPathFault('/cart', []) // => 'reserved'
 * redirectPathFault('/de/alt', ['de']) // => 'language'
 */
export function redirectPathFault(path: string, languages: readonly string[]): RedirectPathFault | undefined {
  if (path === '/' || path === '') return 'empty';
  const [, first = ''] = path.split('/');
  if (path !== redirectPath(path) || /[\p{Cc}\\]/u.test(path)) return 'characters';
  if (isReservedSlug(first) || isConfigurationPath(path)) return 'reserved';
  return languages.some((code) => code.toLowerCase() === first.toLowerCase()) ? 'language' : undefined;
}

/**
 * Whether a redirect may lead there: to a path of this website, or to a web address.
 *
 * @example
 * isRedirectTarget('/about?x=1#top') // => true
 * isRedirectTarget('https://example.com/') // => true
 * isRedirectTarget('//example.com') // => false
 */
export function isRedirectTarget(target: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(target)) return false;
  if (target.startsWith('/')) return !target.startsWith('//');
  return /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu.test(target);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
