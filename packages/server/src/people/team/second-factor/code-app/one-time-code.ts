import { Secret, TOTP } from 'otpauth';

/** The values that every code app supports; some ignore others. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A phone's clock may be slightly off: the previous and the next code are accepted too. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;

/** In base32, for people who type it instead of scanning. */
export function newCodeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code for a code app. */
export function codeAppAddress(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...settings, issuer, label: account, secret }).toString();
}

/** Returns the time step of a code that is valid now and later than the last used one; undefined for any other. */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number): number | undefined {
  const timestamp = at.getTime();
  const token = code.replaceAll(/\s/g, '');
  // The library compares bytes, and throws for digits of other scripts.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: WINDOW_STEPS,
  });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: settings.period, timestamp }) + delta;
  return step > lastStep ? step : undefined;
}
