const KEPT = /[A-Za-z0-9@*_+\-./]/;
const FIRST_BEYOND_ASCII = 0x80;

/** The encoding of each ASCII character; empty if it stays. */
const ESCAPES: readonly string[] = Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) =>
  KEPT.test(String.fromCharCode(code)) ? '' : `%${code.toString(16).toUpperCase().padStart(2, '0')}`,
);

/**
 * Percent-encodes text as UTF-8. Letters, digits and `@ * _ + - . /` stay. Throws on a lone surrogate.
 * @example
 * percentEncode('a b/ü') // => 'a%20b/%C3%BC'
 */
export function percentEncode(text: string): string {
  let encoded = '';
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= FIRST_BEYOND_ASCII) {
      const character = String.fromCodePoint(text.codePointAt(at) as number);
      encoded += text.slice(copied, at) + encodeCharacter(character);
      at += character.length - 1;
      copied = at + 1;
    } else if (ESCAPES[code] !== '') {
      encoded += text.slice(copied, at) + (ESCAPES[code] as string);
      copied = at + 1;
    }
  }
  return copied === 0 ? text : encoded + text.slice(copied);
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function encodeCharacter(character: string): string {
  if (LONE_SURROGATE.test(character)) {
    throw new Error(`Lone surrogate U+${character.charCodeAt(0).toString(16).toUpperCase()} is not a scalar value`);
  }
  return encodeURIComponent(character);
}
