import { readCookie } from './cookies.ts';
import type { Calls } from './generated.ts';

/** The signed-in user according to the readable cookie (D-089). The server never trusts it; for scripts it is only a hint. */
export function isSignedIn(): boolean {
  try {
    return (JSON.parse(readCookie('SiteUserInfo') ?? '{}') as { authenticated?: boolean }).authenticated === true;
  } catch {
    return false;
  }
}

type SessionAnswer = Extract<Calls['GET /api/site-users/account/session']['answer'], { readonly authenticated: true }>;

const storageKey = 'SiteUserXsrfToken';
const sessionPath = '/api/site-users/account/session';

/** The session's token (D-090): kept from signing in, or requested if the browser signed in without scripts. */
export async function siteUserToken(): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  const kept = read();
  if (kept !== undefined) return kept;
  const response = await fetch(sessionPath, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  const { xsrfToken } = (await response.json().catch(() => ({}))) as Partial<SessionAnswer>;
  if (xsrfToken !== undefined) keepSiteUserToken(xsrfToken);
  return xsrfToken;
}

export function keepSiteUserToken(token: string): void {
  held = token;
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Storage may be disabled; then it is kept in memory.
  }
}

export function forgetSiteUserToken(): void {
  held = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored in that case.
  }
}

let held: string | undefined;

function read(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? held;
  } catch {
    return held;
  }
}
