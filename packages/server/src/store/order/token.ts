import { isSigned, signatureOf } from '../../platform/signature.ts';

/**
 * Opens the confirmation page of one order. Derived from its id, so that a repeated checkout returns the same address.
 */
export function orderToken(secrets: readonly string[], orderId: string): string {
  return signatureOf(secrets, signedText(orderId));
}

export function isOrderToken(secrets: readonly string[], orderId: string, token: string): boolean {
  return isSigned(secrets, signedText(orderId), token);
}

function signedText(orderId: string): string {
  return `order:${orderId}`;
}
