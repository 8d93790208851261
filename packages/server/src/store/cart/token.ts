import { createHash } from 'node:crypto';
import { signatureOf } from '../../platform/signature.ts';

/**
 * The secret token of a cart, derived from its id: calls that join a cart which another call has just created must set
 * the same cookie. Only its hash is stored.
 */
export function cartToken(secrets: readonly string[], cartId: string): string {
  return signatureOf(secrets, `cart:${cartId}`);
}

/** The token for a visitor's cookie to find a cart; a cookie that already does is kept. */
export function tokenOf(
  { config }: { readonly config: { readonly secrets: readonly string[] } },
  { token }: { readonly token: string | undefined },
  cart: { readonly id: string; readonly tokenHash: Buffer },
): string {
  const made = config.secrets.map((secret) => cartToken([secret], cart.id));
  const known = [...(token === undefined ? [] : [token]), ...made].find((text) => hashOf(text).equals(cart.tokenHash));
  return known ?? cartToken(config.secrets, cart.id);
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Lines with equal answers to equal questions count as the same line (D-020). */
export function fieldsHash(additionalFields: string | null): string {
  return additionalFields === null ? '' : hashOf(additionalFields).toString('hex');
}
