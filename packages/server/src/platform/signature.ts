import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The secrets of the installation, the current one first. What an earlier one signed stays valid. */
type Secrets = readonly string[];

/** Need not be stored and cannot be forged. The text begins with its purpose: a signature for one is invalid for another. */
export function signatureOf(secrets: Secrets, text: string): string {
  return keyedHash(secrets, text).toString('base64url');
}

export function isSigned(secrets: Secrets, text: string, signature: string): boolean {
  return secrets.some((secret) => isSameSecret(signatureOf([secret], text), signature));
}

/**
 * The same signature, for texts that are signed with every page: HMAC-SHA-256 of two plain hashes (RFC 2104), because an object of
 * `createHmac` takes twice their time.
 */
export function createSigner(secret: string): (text: string) => string {
  const key = Buffer.from(secret);
  const block = Buffer.alloc(BLOCK_BYTES);
  block.set(key.byteLength > BLOCK_BYTES ? hash('sha256', key, 'buffer') : key);
  const inner = Buffer.alloc(
    BLOCK_BYTES + MAX_SHORT_BYTES,
    block.map((byte) => byte ^ 0x36),
  );
  const outer = Buffer.alloc(
    BLOCK_BYTES + HASH_BYTES,
    block.map((byte) => byte ^ 0x5c),
  );
  return (text) => {
    const isShort = text.length * MAX_BYTES_OF_CHARACTER <= MAX_SHORT_BYTES;
    const message = isShort
      ? inner.subarray(0, BLOCK_BYTES + inner.write(text, BLOCK_BYTES))
      : Buffer.concat([inner.subarray(0, BLOCK_BYTES), Buffer.from(text)]);
    outer.write(hash('sha256', message, 'binary'), BLOCK_BYTES, 'binary');
    return hash('sha256', outer, 'base64url');
  };
}

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
const MAX_BYTES_OF_CHARACTER = 3;
const MAX_SHORT_BYTES = 450;

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
