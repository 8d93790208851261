import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSigner, isSameSecret } from '../../signature.ts';
import { hasSecureCookies } from '../request/request.ts';

/** The name that scripts of existing themes read. */
export const CRUMB_COOKIE = 'crumb';
/** Names the visitor: `id|first|previous|current|visits` (D-140). */
export const VISITOR_COOKIE = 'ss_cvr';

/**
 * The cookies that carry the crumb: `crumb`, and one named after the visitor id when there is one (D-010). This is the only place
 * that knows both names. The id comes from the browser and must have been checked by `readVisitorId`.
 */
export function crumbCookieNames(visitorId: string | undefined): readonly string[] {
  return visitorId === undefined ? withoutVisitorId : [CRUMB_COOKIE, visitorId];
}

const withoutVisitorId = [CRUMB_COOKIE];

/**
 * The visitor id in the cookie `ss_cvr` (`id|first|previous|current|visits`, D-140), if it is a random UUID as Awning
 * issues them.
 */
export function readVisitorId(cookie: string | undefined): string | undefined {
  const id = cookie?.split('|', 1)[0];
  return id && /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id) ? id : undefined;
}

/**
 * Crumbs are signed per website, so a value from elsewhere (another website of the installation, a script on a sibling
 * domain that can set cookies) is not valid here.
 */
export interface Crumbs {
  make(websiteId: string): string;
  isGenuine(crumb: string, websiteId: string): boolean;
}

export function createCrumbs(secrets: readonly string[], random: (size: number) => Buffer = nextRandomBytes): Crumbs {
  const signers = secrets.map(createSigner);
  const textOf = (websiteId: string, chance: string) => `crumb:${websiteId}:${chance}`;
  return {
    make(websiteId) {
      const chance = random(18).toString('base64url');
      return `${chance}.${signers[0]!(textOf(websiteId, chance))}`;
    },
    isGenuine(crumb, websiteId) {
      const [chance, signature, ...rest] = crumb.split('.');
      if (!chance || !signature || rest.length > 0) return false;
      return signers.some((sign) => isSameSecret(sign(textOf(websiteId, chance)), signature));
    },
  };
}

/** Random bytes are drawn in advance: a system call per new visitor would cost more than all other work for a crumb. */
function nextRandomBytes(size: number): Buffer {
  if (ahead.length < size) ahead = randomBytes(size * 100);
  const drawn = ahead.subarray(0, size);
  ahead = ahead.subarray(size);
  return drawn;
}

let ahead: Buffer = Buffer.alloc(0);

/**
 * Reads the crumb of every request and sets it with every response that belongs to one browser: a shared cache must not
 * give one visitor's cookie to another.
 */
export function addCrumbCookies(app: FastifyInstance, crumbs: Crumbs): void {
  app.addHook('onRequest', async (request) => {
    const { foundWebsite, cookies } = request;
    if (!foundWebsite) return;
    const visitorId = readVisitorId(cookies[VISITOR_COOKIE]);
    request.visitorId = visitorId;
    request.presentedCrumb = presentedCrumb(crumbs, { cookies, visitorId, websiteId: foundWebsite.id });
  });
  app.addHook('onSend', async (request, reply) => {
    const isShared = String(reply.getHeader('cache-control') ?? '').includes('public');
    if (request.foundWebsite && !isShared) setCrumbCookies(request, reply);
  });
}

/** What a browser presents. */
export interface Presented {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly visitorId: string | undefined;
  readonly websiteId: string;
}

function presentedCrumb(crumbs: Crumbs, presented: Presented): string | undefined {
  const { cookies, visitorId, websiteId } = presented;
  const isGenuine = (name: string) => cookies[name] !== undefined && crumbs.isGenuine(cookies[name], websiteId);
  const name = crumbCookieNames(visitorId).find(isGenuine);
  return name === undefined ? undefined : cookies[name];
}

/** The cookies that a response to the browser has to set, with their value. */
export function neededCookies(
  crumbs: Crumbs,
  presented: Presented,
): readonly (readonly [name: string, crumb: string])[] {
  const crumb = presentedCrumb(crumbs, presented) ?? crumbs.make(presented.websiteId);
  return cookiesWithout(crumb, presented).map((name) => [name, crumb]);
}

/** Whether the call repeats, in header, form field or query parameter, a crumb of its cookies (D-011). */
export function hasCrumb(crumbs: Crumbs, request: FastifyRequest): boolean {
  const sent = sentCrumb(request);
  if (sent === undefined || !crumbs.isGenuine(sent, request.website.id)) return false;
  return cookieValues(request).some((value) => isSameSecret(value, sent));
}

/** Sets missing or invalid cookies. Scripts read them (RecordEvent sends the value), so they are not HttpOnly. */
function setCrumbCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of cookiesWithout(request.crumb, request)) {
    reply.setCookie(name, request.crumb, crumbScope(hasSecureCookies(request)));
  }
}

export function crumbScope(secure: boolean) {
  return { path: '/', sameSite: 'lax', secure } as const;
}

/** The names of cookies that do not have this value. */
function cookiesWithout(crumb: string, { cookies, visitorId }: Omit<Presented, 'websiteId'>): readonly string[] {
  return crumbCookieNames(visitorId).filter((name) => cookies[name] !== crumb);
}

/** Sets a crumb that no earlier response has carried, for a call whose crumb failed or whose session begins. */
export function renewCrumb(crumbs: Crumbs, request: FastifyRequest): string {
  request.presentedCrumb = undefined;
  request.freshCrumb = crumbs.make(request.website.id);
  return request.freshCrumb;
}

function cookieValues({ cookies, visitorId }: Omit<Presented, 'websiteId'>): readonly string[] {
  return crumbCookieNames(visitorId).flatMap((name) => cookies[name] ?? []);
}

function sentCrumb(request: FastifyRequest): string | undefined {
  const candidates = [
    request.headers['x-crumb'],
    (request.body as { crumb?: unknown } | null | undefined)?.crumb,
    (request.query as { crumb?: unknown } | undefined)?.crumb,
  ];
  return candidates.find((value): value is string => typeof value === 'string' && value !== '');
}
