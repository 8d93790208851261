import { createHash, hkdfSync } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import type { CaptchaOutcome, CaptchaProvider } from './provider.ts';

export const CHALLENGE_PATH = '/api/captcha/challenge';

/** Longer than any solved challenge. */
export const MAX_CAPTCHA_KEY_LENGTH = 4000;

const algorithm = 'PBKDF2/SHA-256';
/**
 * About half a second on a laptop and one second on a phone: little for one visitor, much for a sender of thousands.
 */
const work = { cost: 5000, fewestTries: 200, mostTries: 600 } as const;
/** Long enough to write a long message after ticking the box. */
const CHALLENGE_LIFE_MS = 20 * 60 * 1000;

/** Proof of work on the visitor's own machine; no third party is involved. */
export const altchaProvider: CaptchaProvider = {
  address: (_parts, prefix) => `${prefix}${CHALLENGE_PATH}`,
  verify: (parts, { website, token }) => checkBuiltInCaptcha(parts, website, token),
};

/** Verifies the work itself. Sign-in uses it on every website, whatever captcha the forms show. */
export async function checkBuiltInCaptcha(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  website: Website,
  token: string,
): Promise<CaptchaOutcome> {
  const payload = readPayload(token);
  if (payload === undefined) return { ok: false };
  for (const secret of config.secrets) {
    const expiresAt = await solvedUntil(payload, hmacSecrets(secret, website));
    if (expiresAt === undefined) continue;
    if (expiresAt <= clock.now()) return { ok: false };
    return { ok: true, proof: { hash: proofHash(payload), expiresAt } };
  }
  return { ok: false };
}

/** Returns a new task for one visitor. Its time of creation is signed and checked against our own clock. */
export async function newChallenge(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  website: Website,
): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost: work.cost,
    counter: randomInt(work.mostTries, work.fewestTries),
    deriveKey,
    data: { expires: clock.now().getTime() + CHALLENGE_LIFE_MS },
    ...hmacSecrets(config.secrets[0] ?? '', website),
  });
}

interface Secrets {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
}

/** Returns the time until which the solution is valid, or `undefined` if it is wrong. */
async function solvedUntil(payload: Payload, secrets: Secrets): Promise<Date | undefined> {
  try {
    const { verified } = await verifySolution({ ...payload, ...secrets, deriveKey });
    const expires = payload.challenge.parameters.data?.['expires'];
    return verified && typeof expires === 'number' ? new Date(expires) : undefined;
  } catch {
    // The library throws on parts of an unexpected shape.
    return undefined;
  }
}

function readPayload(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isWhole = typeof payload?.challenge?.parameters === 'object' && typeof payload.solution === 'object';
    return isWhole && typeof payload?.challenge?.signature === 'string' ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}

function proofHash({ challenge }: Payload): Buffer {
  return createHash('sha256')
    .update(challenge.signature ?? '')
    .digest();
}

/** A new site key invalidates the challenges of the old one. */
function hmacSecrets(secret: string, { id, settings }: Website): Secrets {
  const derived = (purpose: string) =>
    Buffer.from(
      hkdfSync('sha256', secret, settings.captchaSettings.siteKey, `awning altcha ${purpose} ${id}`, 32),
    ).toString('hex');
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') };
}
