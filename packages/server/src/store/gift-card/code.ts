import { createHash, randomBytes } from 'node:crypto';
import { GIFT_CODE_LENGTH, giftCodeLetters } from '@awning/commerce';
import type { Parts } from '../../platform/parts.ts';
import { createSeal } from '../../platform/seal/index.ts';

const PURPOSE = 'gift-card';
const VISIBLE_CHARACTERS = 4;

export interface NewCode {
  readonly codeHash: Buffer;
  readonly sealedCode: Buffer;
  readonly lastCharacters: string;
}

export function newCode({ config }: Pick<Parts, 'config'>, websiteId: string): NewCode {
  // 32 letters divide 256, so every letter is equally likely.
  const code = [...randomBytes(GIFT_CODE_LENGTH)]
    .map((byte) => giftCodeLetters[byte % giftCodeLetters.length])
    .join('');
  return {
    codeHash: giftCodeHash(code),
    sealedCode: createSeal(config.secrets).close(PURPOSE, websiteId, code),
    lastCharacters: code.slice(-VISIBLE_CHARACTERS),
  };
}

/** A code cannot be guessed from its hash, so the hash needs no secret. */
export function giftCodeHash(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Undefined if the secret that sealed it is no longer configured. */
export function openCode({ config }: Pick<Parts, 'config'>, websiteId: string, sealed: Buffer): string | undefined {
  return createSeal(config.secrets).open(PURPOSE, websiteId, sealed);
}
