import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { type PasswordHasher, passwords } from '../../platform/password/index.ts';
import { checkBuiltInCaptcha, useProof } from '../captcha/index.ts';
import { createKnownDevices } from '../device/index.ts';
import { delayMs, endOfWindow, isSlowed, recentTries, type WrongTry } from './delay.ts';
import { lockTries, upsertTries } from './store.ts';

/** Why a password was not compared. */
export type HeldTry =
  | { readonly ok: false; readonly reason: 'busy' | 'captcha-missing' | 'captcha-refused' }
  | { readonly ok: false; readonly reason: 'slow'; readonly seconds: number; readonly asksForCaptcha: boolean };

/** Compares a password with a stored hash. Without a hash the same work is done and the result is false. */
export interface PasswordComparer {
  matches(password: string, stored: string | undefined): Promise<{ ok: true; value: boolean } | HeldTry>;
}

type GuardParts = Pick<Parts, 'config' | 'database' | 'clock'>;

/**
 * Compares the passwords of a sign-in (D-177). After ten wrong ones for an account, browsers that have never signed in
 * to it wait and solve the captcha, and are counted together. A browser that has signed in before is counted by itself.
 */
export function signInGuard(
  parts: GuardParts,
  request: FastifyRequest,
  account: string,
  captchaKey: string | undefined,
): PasswordComparer {
  const known = createKnownDevices(parts.config.secrets).nameOf(request, account);
  return known === undefined
    ? guardOf(parts, request, { subject: `${account}:strangers`, from: networkOf(request.ip), captcha: { captchaKey } })
    : guardOf(parts, request, { subject: `${account}:device:${known}`, from: '' });
}

/** Compares the password that a session is asked for again: a stolen session must not allow unlimited guesses. */
export function sessionGuard(
  parts: GuardParts,
  request: FastifyRequest,
  account: string,
  sessionId: string,
): PasswordComparer {
  return guardOf(parts, request, { subject: `${account}:session:${sessionId}`, from: '' });
}

/** The attempts that are counted together. */
interface Counted {
  readonly subject: string;
  readonly from: string;
  /** The solved captcha, if the browser sent one; only for browsers that have never signed in to the account. */
  readonly captcha?: { readonly captchaKey: string | undefined };
}

function guardOf(
  parts: GuardParts,
  { website }: FastifyRequest,
  { subject, from, captcha }: Counted,
  hasher: PasswordHasher = passwords,
): PasswordComparer {
  const hash = createHash('sha256').update(subject).digest();
  return {
    async matches(password, stored) {
      // An attempt counts as wrong until it proves right, so that concurrent attempts count each other.
      const tried: WrongTry = { at: parts.clock.now().getTime(), from };
      const held = await admit(tried);
      if (held !== undefined) return held;
      const compared = await hasher.matches(password, stored);
      if (!compared.ok || compared.value) await takeBack(tried);
      return compared;
    },
  };

  async function admit(tried: WrongTry): Promise<HeldTry | undefined> {
    const now = new Date(tried.at);
    const key = captcha?.captchaKey;
    const solved = key ? await checkBuiltInCaptcha(parts, website, key) : undefined;
    return parts.database.transaction(async (connection): Promise<HeldTry | undefined> => {
      const recent = recentTries(await lockTries(connection, website.id, hash, endOfWindow(now)), now);
      const delay = delayMs(recent, from, now);
      const asksForCaptcha = captcha !== undefined;
      if (delay > 0) return { ok: false, reason: 'slow', seconds: Math.ceil(delay / 1000), asksForCaptcha };
      if (asksForCaptcha && isSlowed(recent)) {
        if (solved === undefined) return { ok: false, reason: 'captcha-missing' };
        const isProven = solved.ok && (await useProof(connection, website.id, solved.proof));
        if (!isProven) return { ok: false, reason: 'captcha-refused' };
      }
      await upsertTries(connection, website.id, hash, [...recent, tried]);
      return undefined;
    });
  }

  async function takeBack(tried: WrongTry): Promise<void> {
    const now = new Date(tried.at);
    await parts.database.transaction(async (connection) => {
      const tries = await lockTries(connection, website.id, hash, endOfWindow(now));
      const place = tries.findIndex(({ at, from: origin }) => at === tried.at && origin === from);
      await upsertTries(connection, website.id, hash, tries.toSpliced(place, place === -1 ? 0 : 1));
    });
  }
}
