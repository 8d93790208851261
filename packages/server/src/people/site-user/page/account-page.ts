import { PageType } from '@awning/site-model';
import { type TProperties, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, SiteUserRequest } from '../../../platform/http/index.ts';
import { type PlacedIsland, placed, type SentFields, withAdded } from '../../../platform/island.ts';
import { hasMailServer } from '../../../platform/mail/index.ts';
import { oneLine } from '../../../platform/one-line.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { sessionToken } from '../session/cookie.ts';
import { xsrfToken } from '../session/xsrf-token.ts';
import type { InsideIsland, insideFields, OutsideIsland, refusalFields } from './account-island.ts';
import { type AccountPageName, accountPageTitle } from './titles.ts';

/** A page of the account: an island with its data, and the errors of a submitted form. */
interface AccountPage<Own extends TProperties> {
  readonly name: AccountPageName;
  readonly data: SentFields<Own>;
  readonly refusal?: Refusal | undefined;
  readonly status?: number;
  /** For titles that contain a number. */
  readonly number?: number;
}

/** A page of somebody who is signed in. */
export async function showAccountPage<Own extends TProperties>(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  page: AccountPage<Own> & { readonly island: InsideIsland<Own> },
): Promise<FastifyReply> {
  const offered = await Promise.all((parts.siteUserShares ?? []).flatMap((share) => share.pages?.(request) ?? []));
  const island = withAdded(placed(page.island, page.data), { morePages: offered.flat() });
  return await show(parts, request, reply, page, island);
}

/** A page before sign-in. Whoever is signed in and opens it all the same has a token there, too. */
export function showOutsidePage<Own extends TProperties>(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  page: AccountPage<Own> & { readonly island: OutsideIsland<Own> },
): Promise<FastifyReply> {
  return show(parts, request, reply, page, placed(page.island, page.data));
}

function show(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, refusal, status = refusal?.status, number }: Omit<AccountPage<TProperties>, 'data'>,
  island: PlacedIsland,
): Promise<FastifyReply> {
  const token = request.siteUser && xsrfToken(parts.config.secrets, sessionToken(request)!);
  const added: SentFields<typeof refusalFields> & Partial<SentFields<typeof insideFields>> = {
    ...(token === undefined ? {} : { xsrfToken: token }),
    ...(refusal && {
      message: refusal.message,
      errors: refusal.errors ?? {},
      asksForCaptcha: refusal.extra?.['asksForCaptcha'] === true,
    }),
  };
  reply.header('referrer-policy', 'no-referrer');
  if (!parts.sendSystemPage) throw new Error('No feature renders pages');
  return parts.sendSystemPage(request, reply, {
    pageType: PageType.page,
    title: accountPageTitle(name, request).replace('{number}', String(number)),
    classes: ['account-page', `account-page--${token === undefined ? 'door' : 'inside'}`],
    ...(status === undefined ? {} : { status }),
    island: withAdded(island, added),
  });
}

/** Whether the website can send the mails that a page would promise. */
export function isMailed(parts: Parts, { website }: Pick<FastifyRequest, 'website'>): Promise<boolean> {
  return hasMailServer(parts, parts.database, website.id);
}

/** The address contains the name of a notice, never its text, so that a link cannot put a text into the page. */
export function redirectTo(request: FastifyRequest, reply: FastifyReply, path: string, notice?: string): FastifyReply {
  const query = notice === undefined ? '' : `?notice=${notice}`;
  return reply.redirect(`${addressIn(request.website, request.language, path)}${query}`, 303);
}

/** The notices that a redirect may ask for. */
const notices: ReadonlySet<string> = new Set([
  'signed-out',
  'confirmed',
  'deleted',
  'email-changed',
  'name-saved',
  'email-asked',
  'email-waits',
  'password-changed',
  'address-saved',
  'address-removed',
  'session-ended',
]);

export function knownNotice({ query }: { readonly query: { readonly notice?: string } }): string | undefined {
  return query.notice !== undefined && notices.has(query.notice) ? query.notice : undefined;
}

export const NoticeQuery = Type.Object({ notice: Type.Optional(Type.String({ maxLength: 40 })) });

export const reading = { method: 'GET', forgery: 'safe', limit: 'unlimited' } as const;
export const plainForm = { method: 'POST', forgery: 'same-origin' } as const;
export const formText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
export const formLine = (maxLength: number) => Type.Optional(oneLine({ maxLength }));
