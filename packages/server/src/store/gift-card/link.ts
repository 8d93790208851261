import { isSigned, signatureOf } from '../../platform/signature.ts';
import { addressIn, type Website } from '../../platform/website/index.ts';

/** Opens the page of one card, which shows its code. */
export function giftCardToken(secrets: readonly string[], cardId: string): string {
  return signatureOf(secrets, signedText(cardId));
}

export function isGiftCardToken(secrets: readonly string[], cardId: string, token: string): boolean {
  return isSigned(secrets, signedText(cardId), token);
}

function signedText(cardId: string): string {
  return `gift-card:${cardId}`;
}

/** The path of a card's page, in the language of its recipient. */
export function giftCardAddress(
  website: Pick<Website, 'languages'>,
  secrets: readonly string[],
  { id, language }: { readonly id: string; readonly language: string },
): string {
  return `${addressIn(website, language, `/checkout/gift-card/card/${id}`)}?token=${giftCardToken(secrets, id)}`;
}
