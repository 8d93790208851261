import { createHash, createHmac } from 'node:crypto';

/**
 * The secret name of a cart, made from its id: calls that join a cart another call has just made must set the same cookie. Only its
 * hash is stored.
 */
export function cartToken(secrets: readonly string[], cartId: string): string {
  return createHmac('sha256', secrets[0] ?? '')
    .update(`cart:${cartId}`)
    .digest('base64url');
}

/** What the cookie of a visitor shall hold to lead to a cart; a cookie that leads there stays as it is. */
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

/** Answers with the same questions count as the same line (D-020). */
export function fieldsHash(additionalFields: string | null): string {
  return additionalFields === null ? '' : hashOf(additionalFields).toString('hex');
}
