import { isId } from '../../platform/id.ts';
import { isSigned, signatureOf } from '../../platform/signature.ts';
import { addressIn, type Website } from '../../platform/website/index.ts';

/** The link by which a buyer reviews what an order contains: derived from the secret, so it cannot be forged. */
export function reviewToken(secrets: readonly string[], websiteId: string, orderId: string): string {
  return `${orderId}.${signatureOf(secrets, signedText(websiteId, orderId))}`;
}

/** The order of a link, if the link is valid. */
export function orderOfToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [orderId = '', given = ''] = token.split('.');
  if (!isId(orderId)) return undefined;
  return isSigned(secrets, signedText(websiteId, orderId), given) ? orderId : undefined;
}

/** The link by which whoever was asked is not asked again; it opens no review. */
export function leaveToken(secrets: readonly string[], websiteId: string, orderId: string): string {
  return `${orderId}.${signatureOf(secrets, signedText(websiteId, orderId, 'review-leave'))}`;
}

export function orderOfLeaveToken(secrets: readonly string[], websiteId: string, token: string): string | undefined {
  const [orderId = '', given = ''] = token.split('.');
  if (!isId(orderId)) return undefined;
  return isSigned(secrets, signedText(websiteId, orderId, 'review-leave'), given) ? orderId : undefined;
}

export const leavePath = '/reviews/unsubscribe';

/** The path of the page, in a language of the website. */
export function reviewAddress(website: Pick<Website, 'languages'>, language: string, token: string): string {
  return `${addressIn(website, language, '/reviews/request')}?${new URLSearchParams({ token }).toString()}`;
}

function signedText(websiteId: string, orderId: string, purpose: 'review' | 'review-leave' = 'review'): string {
  return `${purpose}:${websiteId}:${orderId}`;
}
