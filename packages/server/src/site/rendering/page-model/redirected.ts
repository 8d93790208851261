import { addressIn } from '../../../platform/website/index.ts';
import { selectRedirect } from '../../content/index.ts';
import type { Builder } from './builder.ts';
import type { Redirect } from './page.ts';

/** Where the owner sends visitors of an address that has no page. A path keeps their language unless it names one. */
export async function redirected(
  { connection, request }: Builder,
  segments: readonly string[],
): Promise<Redirect | undefined> {
  if (segments.length === 0) return undefined;
  const found = await selectRedirect(connection, request.website.id, `/${segments.join('/')}`);
  if (found === undefined) return undefined;
  const { target, status } = found;
  if (!target.startsWith('/')) return { kind: 'redirect', status, location: new URL(target).href };
  const { pathname, search, hash } = new URL(target, 'https://website.example');
  const [, first = ''] = pathname.split('/');
  const hasLanguage = request.website.languages.some(({ code }) => code === first);
  const path = hasLanguage ? pathname : addressIn(request.website, request.language, pathname);
  return { kind: 'redirect', status, location: `${path}${search}${hash}` };
}
