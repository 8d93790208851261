import { isSigned, signatureOf } from '../../platform/signature.ts';
import { addressIn, type Website } from '../../platform/website/index.ts';

/** Opens the page of one subscription, on which its customer changes and ends it without an account. */
export function subscriptionToken(secrets: readonly string[], id: string): string {
  return signatureOf(secrets, signedText(id));
}

export function isSubscriptionToken(secrets: readonly string[], id: string, token: string): boolean {
  return isSigned(secrets, signedText(id), token);
}

function signedText(id: string): string {
  return `subscription:${id}`;
}

/** The path of a subscription's page, in a language. */
export function subscriptionAddress(
  website: Pick<Website, 'languages'>,
  secrets: readonly string[],
  { id, language }: { readonly id: string; readonly language: string },
): string {
  return `${addressIn(website, language, `/checkout/subscription/own/${id}`)}?token=${subscriptionToken(secrets, id)}`;
}
