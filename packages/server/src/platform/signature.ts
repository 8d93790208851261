import { createHmac, timingSafeEqual } from 'node:crypto';

/** The secrets of the installation, the current one first. What an earlier one signed stays valid. */
type Secrets = readonly string[];

/** Need not be stored and cannot be forged. The text begins with its purpose: a signature for one is invalid for another. */
export function signatureOf(secrets: Secrets, text: string): string {
  return keyedHash(secrets, text).toString('base64url');
}

export function isSigned(secrets: Secrets, text: string, signature: string): boolean {
  return secrets.some((secret) => isSameSecret(signatureOf([secret], text), signature));
}

/** For what could be guessed from its plain hash, such as a card number. */
export function keyedHash(secrets: Secrets, text: string): Buffer {
  return createHmac('sha256', secrets[0] ?? '')
    .update(text)
    .digest();
}

/** The time of the comparison does not tell how much of a guess is right. */
export function isSameSecret(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}
