import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Opens the confirmation page of one order. Derived from its id, so that a repeated checkout returns the same address.
 */
export function orderToken(secrets: readonly string[], orderId: string): string {
  return signed(secrets[0] ?? '', orderId);
}

export function isOrderToken(secrets: readonly string[], orderId: string, token: string): boolean {
  const given = Buffer.from(token);
  return secrets.some((secret) => {
    const right = Buffer.from(signed(secret, orderId));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function signed(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order:${orderId}`).digest('base64url');
}
