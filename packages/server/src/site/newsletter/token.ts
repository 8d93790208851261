import { isId } from '../../platform/id.ts';
import { isSigned, signatureOf } from '../../platform/signature.ts';
import { newToken, tokenHash } from '../../platform/token.ts';

/** A confirmation link; stored as a hash. */
export function newConfirmToken(): { readonly token: string; readonly hash: Buffer } {
  const token = newToken();
  return { token, hash: tokenHash(token) };
}

/** The link in every mail to a contact: derived from the secret, so it need not be stored and cannot be forged. */
export function unsubscribeToken(secrets: readonly string[], websiteId: string, contactId: string): string {
  return `${contactId}.${signatureOf(secrets, signedText(websiteId, contactId))}`;
}

/** The contact of a link, if the link is valid. */
export function contactOfToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [contactId = '', given = ''] = token.split('.');
  if (!isId(contactId)) return undefined;
  return isSigned(secrets, signedText(websiteId, contactId), given) ? contactId : undefined;
}

function signedText(websiteId: string, contactId: string): string {
  return `newsletter-unsubscribe:${websiteId}:${contactId}`;
}
