import { encode } from 'uqr';

/** The white edge that readers need to find the code. */
const EDGE = 4;

export interface QrPath {
  /** Width and height, edge included. */
  readonly size: number;
  /** One square of the path for each dark field. */
  readonly path: string;
}

/** A QR code as the path of an SVG, one unit to a field. It is made in the browser, so what it says goes to nobody. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
