import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../platform/http/index.ts';

export const KNOWN_DEVICE_COOKIE = 'KnownDevice';
/** Browsers keep no cookie for longer. */
const LIFE_SECONDS = 400 * 24 * 3600;
/** More people than share one browser; the account that signed in longest ago is forgotten first. */
const MAX_ACCOUNTS = 10;
const MARK_BYTES = 16;

/**
 * Tells whether a browser has signed in to an account before (D-177). The browser keeps the proof in a cookie, so nothing is stored here.
 * `account` is any text that names one account of the website, such as `team:ada@shop.example`; the cookie does not tell it.
 */
export interface KnownDevices {
  knows(request: FastifyRequest, account: string): boolean;
  /** The name of the browser, if it has signed in to the account. */
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
  /** The first one signs and all of them count, as for every other signature. */
  readonly secrets: readonly string[];
  readonly websiteId: string;
  readonly account: string;
}

/** Whether the value of the cookie carries the mark of the account. */
export function isMarked(cookie: string | undefined, account: Account): boolean {
  const { device, marks } = readCookie(cookie);
  const expected = marksOf(device, account);
  return marks.some((mark) => expected.some((right) => isSame(mark, right)));
}

/** The value of the cookie with the mark of the account, and with those it had before. */
export function marked(cookie: string | undefined, account: Account): string {
  const { device, marks } = readCookie(cookie);
  const own = marksOf(device, account);
  const others = marks.filter((mark) => !own.includes(mark)).slice(0, MAX_ACCOUNTS - 1);
  return [device, own[0], ...others].join('.');
}

/** `<device>.<mark>.<mark>…`; a browser without a cookie of this form gets a new device. */
function readCookie(cookie = ''): { readonly device: string; readonly marks: readonly string[] } {
  const [device = '', ...marks] = cookie.split('.', MAX_ACCOUNTS + 1);
  if (![device, ...marks].every((part) => /^[\w-]{22}$/.test(part))) return { device: newDevice(), marks: [] };
  return { device, marks };
}

function newDevice(): string {
  return randomBytes(MARK_BYTES).toString('base64url');
}

/** The device is part of the mark, so that marks of two browsers cannot be put together. */
function marksOf(device: string, { secrets, websiteId, account }: Account): readonly string[] {
  const text = JSON.stringify(['known-device', websiteId, device, account]);
  return secrets.map((secret) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, MARK_BYTES).toString('base64url'),
  );
}

function isSame(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}
