import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/id.ts';

/** A confirmation link; stored as a hash. */
export function newConfirmToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: confirmHash(token) };
}

export function confirmHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The link in every mail to a contact: derived from the secret, so it need not be stored and cannot be forged. */
export function unsubscribeToken(secrets: readonly string[], websiteId: string, contactId: string): string {
  return `${contactId}.${signature(secrets[0] ?? '', websiteId, contactId)}`;
}

/** The contact of a link, if the link is valid. */
export function contactOfToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [contactId = '', given = ''] = token.split('.');
  if (!isId(contactId)) return undefined;
  return secrets.some((secret) => isSame(signature(secret, websiteId, contactId), given)) ? contactId : undefined;
}

function signature(secret: string, websiteId: string, contactId: string): string {
  return createHmac('sha256', secret).update(`newsletter-unsubscribe:${websiteId}:${contactId}`).digest('base64url');
}

function isSame(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}
