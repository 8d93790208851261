import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeAppAddress, newCodeSecret, stepOfCode } from './one-time-code.ts';

// RFC 6238, appendix B: the secret "12345678901234567890" and the last six digits of its codes.
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('stepOfCode', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [2_000_000_000, '279037', 66_666_666],
  ])('knows the code of the RFC at %i', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds), 0)).toBe(step);
  });

  it('takes the code before and the one after, and none further away', () => {
    const moment = 1_000_000_020;
    const steps = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, codeAt(moment + away * 30), at(moment), 0));

    expect(steps).toEqual([undefined, 33_333_333, 33_333_334, 33_333_335, undefined]);
  });

  it('takes no code of the last step used or of an earlier one', () => {
    const moment = 1_000_000_020;
    const step = stepOfCode(secret, codeAt(moment), at(moment), 0)!;

    expect(stepOfCode(secret, codeAt(moment), at(moment), step)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(moment - 30), at(moment), step)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(moment + 30), at(moment), step)).toBe(step + 1);
  });

  it('does not mind spaces, and takes nothing else', () => {
    expect(stepOfCode(secret, ' 287 082 ', at(59), 0)).toBe(1);
    for (const wrong of ['', '287083', '28708', '2870820', '٢٨٧٠٨٢', 'abcdef', '-87082']) {
      expect(stepOfCode(secret, wrong, at(59), 0)).toBeUndefined();
    }
  });
});

describe('a code app', () => {
  it('has a secret of 160 bits, another each time', () => {
    expect(newCodeSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newCodeSecret()).not.toBe(newCodeSecret());
  });

  it('reads website, account and secret from the address', () => {
    const address = new URL(codeAppAddress(secret, 'Café & Co: Töpfe', 'ada@shop.test'));

    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('ada@shop.test');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('Café & Co: Töpfe');
  });
});

function codeAt(seconds: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: seconds * 1000 });
}
