import { isSigned, signatureOf } from '../../../platform/signature.ts';

/** What a buyer may download of an order. */
export interface DownloadGrant {
  readonly id: string;
  readonly orderId: string;
  /** Of the order's line. */
  readonly position: number;
  readonly productName: string;
  /** Null once the file was deleted. */
  readonly assetId: string | null;
  /** What the buyer saves it as. */
  readonly name: string;
  readonly uses: number;
  readonly usesLeft: number;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly renewals: number;
}

export type GrantState = 'open' | 'expired' | 'used-up' | 'ended' | 'gone';

/** Long enough for a holiday; a buyer who comes later asks the owner, who renews the link. */
const GRANTED_DAYS = 30;
/**
 * For each unit. Enough for several devices and for programs that look at the links of mails; a link that is passed around
 * ends soon.
 */
export const GRANTED_USES = 10;

export function grantedUntil(now: Date): Date {
  return new Date(now.getTime() + GRANTED_DAYS * 86_400_000);
}

export function grantState(
  { endedAt, expiresAt, usesLeft, assetId }: Pick<DownloadGrant, 'endedAt' | 'expiresAt' | 'usesLeft' | 'assetId'>,
  now: Date,
): GrantState {
  if (endedAt !== null) return 'ended';
  if (assetId === null) return 'gone';
  if (expiresAt <= now) return 'expired';
  return usesLeft > 0 ? 'open' : 'used-up';
}

type Signed = Pick<DownloadGrant, 'id' | 'renewals'>;

/** Derived, so that pages and mails show the same link and the database contains none. */
export function downloadToken(secrets: readonly string[], grant: Signed): string {
  return signatureOf(secrets, signedText(grant));
}

/** Whether the token opens the grant now, did so before it was renewed, or never did. */
export function tokenAge(secrets: readonly string[], grant: Signed, token: string): 'current' | 'replaced' | 'wrong' {
  const fits = (renewals: number) => isSigned(secrets, signedText({ id: grant.id, renewals }), token);
  if (fits(grant.renewals)) return 'current';
  const former = Array.from({ length: Math.min(grant.renewals, MAX_FORMER) }, (_, back) => grant.renewals - 1 - back);
  return former.some(fits) ? 'replaced' : 'wrong';
}

/** Older links than these are as good as none. */
const MAX_FORMER = 10;

function signedText({ id, renewals }: Signed): string {
  return `download:${id}:${renewals}`;
}
