/** Without letters and digits that look alike. */
export const giftCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 32 letters, so 80 bits: guessing is hopeless even without limits. */
export const GIFT_CODE_LENGTH = 16;

const form = new RegExp(`^[${giftCodeLetters}]{${GIFT_CODE_LENGTH}}$`);

/**
 * The code as it is stored: people add spaces and hyphens, and write in lower case. Null if it cannot be a code.
 *
 * @example
 * readGiftCode(' abcd-EFGH jkmn-2345 ') // => 'ABCDEFGHJKMN2345'
 * readGiftCode('SUMMER-10') // => null
 */
export function readGiftCode(text: string): string | null {
  const code = text.replaceAll(/[\s\-–—.]/g, '').toUpperCase();
  return form.test(code) ? code : null;
}

/**
 * The code as people read it.
 *
 * @example
 * giftCodeText('ABCDEFGHJKMN2345') // => 'ABCD-EFGH-JKMN-2345'
 */
export function giftCodeText(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}
