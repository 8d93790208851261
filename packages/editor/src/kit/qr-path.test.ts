import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const address = 'otpauth://totp/Shop:ada%40shop.test?issuer=Shop&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('the path of a QR code', () => {
  it('draws one square for each dark field, with a white edge of four fields all round', () => {
    const { size, path } = qrPath(address);
    const squares = path
      .split('z')
      .filter(Boolean)
      .map((square) => /^M(\d+) (\d+)h1v1h-1$/.exec(square)!);
    const places = squares.map(([, x, y]) => [Number(x), Number(y)] as const);

    expect(Math.min(...places.flat())).toBe(4);
    expect(Math.max(...places.flat())).toBe(size - 5);
    const drawn = new Set(places.map(([x, y]) => `${x} ${y}`));
    const { data } = encode(address, { ecc: 'M', border: 4 });
    expect(data.map((row, y) => row.map((_, x) => drawn.has(`${x} ${y}`)))).toEqual(data);
  });
});
