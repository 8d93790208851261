import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressIn, type Website } from '../../platform/website/index.ts';

/** Opens the page of one card, which shows its code. */
export function giftCardToken(secrets: readonly string[], cardId: string): string {
  return signed(secrets[0] ?? '', cardId);
}

export function isGiftCardToken(secrets: readonly string[], cardId: string, token: string): boolean {
  const given = Buffer.from(token);
  return secrets.some((secret) => {
    const right = Buffer.from(signed(secret, cardId));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function signed(secret: string, cardId: string): string {
  return createHmac('sha256', secret).update(`gift-card:${cardId}`).digest('base64url');
}

/** The path of a card's page, in the language of its recipient. */
export function giftCardAddress(
  website: Pick<Website, 'languages'>,
  secrets: readonly string[],
  { id, language }: { readonly id: string; readonly language: string },
): string {
  return `${addressIn(website, language, `/checkout/gift-card/card/${id}`)}?token=${giftCardToken(secrets, id)}`;
}
