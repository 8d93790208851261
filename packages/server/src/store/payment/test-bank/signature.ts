import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with the signature of an event: `t=<seconds>,v1=<hex>`. */
export const signatureHeader = 'awning-signature';

/** An event older than this is refused. */
const TOLERANCE_SECONDS = 5 * 60;

/** Signs the raw bytes of an event together with the time of sending. */
export function signEvent(secret: string, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/**
 * Whether the bytes were recently signed with one of the secrets. Compared in constant time; nothing is parsed before.
 */
export function isSignedEvent(secrets: readonly string[], header: unknown, body: Buffer, now: Date): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (time === undefined || hex === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(digest(secret, seconds, body), given));
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
