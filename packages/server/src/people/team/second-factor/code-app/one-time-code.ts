import { Secret, TOTP } from 'otpauth';

/** What every code app does; some ignore other numbers. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The clock of a telephone may be a little off: the code before counts too, and the one after. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;

/** In base32, as people type it when they cannot scan it. */
export function newCodeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a code app reads from the picture. */
export function codeAppAddress(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...settings, issuer, label: account, secret }).toString();
}

/** The time step of a code that is right at this moment and later than the last one used; undefined for any other. */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number): number | undefined {
  const timestamp = at.getTime();
  const token = code.replaceAll(/\s/g, '');
  // The library compares bytes, and throws for six digits of another script.
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
