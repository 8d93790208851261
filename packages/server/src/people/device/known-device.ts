import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../platform/http/index.ts';
import { isSameSecret, keyedHash } from '../../platform/signature.ts';

export const KNOWN_DEVICE_COOKIE = 'KnownDevice';
/** The longest lifetime that browsers allow for a cookie. */
const LIFE_SECONDS = 400 * 24 * 3600;
/** More people than share one browser; the account with the oldest sign-in is dropped first. */
const MAX_ACCOUNTS = 10;
const MARK_BYTES = 16;

/**
 * Tells whether a browser has signed in to an account before (D-177). The proof is in a cookie, so nothing is stored on
 * the server. `account` is any text that names one account of the website, such as `team:ada@shop.example`; the cookie
 * does not reveal it.
 */
export interface KnownDevices {
  knows(request: FastifyRequest, account: string): boolean;
  /** The id of the browser, if it has signed in to the account before. */
  nameOf(request: FastifyRequest, account: string): string | undefined;
  /** Called after every successful sign-in. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): void;
}

export function createKnownDevices(secrets: readonly string[]): KnownDevices {
  const knows: KnownDevices['knows'] = ({ cookies, website }, account) =>
    isMarked(cookies[KNOWN_DEVICE_COOKIE], { secrets, websiteId: website.id, account });
  return {
    knows,
    nameOf: (request, account) =>
      knows(request, account) ? readCookie(request.cookies[KNOWN_DEVICE_COOKIE]).device : undefined,
    remember(request, reply, account) {
      const former = request.cookies[KNOWN_DEVICE_COOKIE];
      reply.setCookie(KNOWN_DEVICE_COOKIE, marked(former, { secrets, websiteId: request.website.id, account }), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: hasSecureCookies(request),
        maxAge: LIFE_SECONDS,
      });
    },
  };
}

interface Account {
  /** The first secret signs and all of them verify, as for every other signature. */
  readonly secrets: readonly string[];
  readonly websiteId: string;
  readonly account: string;
}

/** Whether the cookie contains the mark of the account. */
export function isMarked(cookie: string | undefined, account: Account): boolean {
  const { device, marks } = readCookie(cookie);
  const expected = marksOf(device, account);
  return marks.some((mark) => expected.some((right) => isSameSecret(mark, right)));
}

/** Returns the cookie with the mark of the account added. */
export function marked(cookie: string | undefined, account: Account): string {
  const { device, marks } = readCookie(cookie);
  const own = marksOf(device, account);
  const others = marks.filter((mark) => !own.includes(mark)).slice(0, MAX_ACCOUNTS - 1);
  return [device, own[0], ...others].join('.');
}

/** `<device>.<mark>.<mark>…`; a browser without a valid cookie gets a new device id. */
function readCookie(cookie = ''): { readonly device: string; readonly marks: readonly string[] } {
  const [device = '', ...marks] = cookie.split('.', MAX_ACCOUNTS + 1);
  if (![device, ...marks].every((part) => /^[\w-]{22}$/.test(part))) return { device: newDevice(), marks: [] };
  return { device, marks };
}

function newDevice(): string {
  return randomBytes(MARK_BYTES).toString('base64url');
}

/** The device id is part of the mark, so that marks of two browsers cannot be combined. */
function marksOf(device: string, { secrets, websiteId, account }: Account): readonly string[] {
  const text = JSON.stringify(['known-device', websiteId, device, account]);
  return secrets.map((secret) => keyedHash([secret], text).subarray(0, MARK_BYTES).toString('base64url'));
}
