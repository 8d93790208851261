import { definePureFormatter } from '../../contract/formatter.ts';
import { member } from '../../values/reference.ts';
import { asNumber, type Value } from '../../values/value.ts';

export const websiteColor = definePureFormatter({
  name: 'website-color',
  group: 'content',
  summary: 'a colour of the style editor as hsl or hsla',
  example: {
    template: '{c|website-color}',
    data: { c: { hue: 120, saturation: 0.5, lightness: 0.25, alpha: 0.8 } },
    output: 'hsla(120, 50%, 25%, 0.8)',
  },
  prepare: () => (value) => {
    const hue = optionalNumber(value, 'hue');
    const saturation = optionalNumber(value, 'saturation');
    const lightness = optionalNumber(value, 'lightness');
    const alpha = optionalNumber(value, 'alpha');
    if (hue === undefined || saturation === undefined || lightness === undefined) return 'Missing an H/S/L value.';
    const complaints = `${isOutside(hue, 360) ? 'Hue out of bounds. ' : ''}${
      isNoShare(saturation) ? 'Saturation out of bounds. ' : ''
    }${isNoShare(lightness) ? 'Lightness out of bounds. ' : ''}${
      alpha !== undefined && isOutside(alpha, 1) ? 'Alpha out of bounds.' : ''
    }`;
    if (complaints !== '') return complaints;
    const parts = `${rounded(hue)}, ${rounded(saturation * 100)}%, ${rounded(lightness * 100)}%`;
    return alpha === undefined ? `hsl(${parts})` : `hsla(${parts}, ${rounded(alpha)})`;
  },
});

function optionalNumber(color: Value, name: string): number | undefined {
  const value = member(color, name);
  return value === undefined ? undefined : asNumber(value);
}

function isOutside(value: number, highest: number): boolean {
  return value < 0 || value > highest;
}

/** An invalid percentage is out of bounds, too; an invalid hue or alpha prints as NaN. */
function isNoShare(value: number): boolean {
  return !(value >= 0 && value <= 1);
}

/** At most two decimals, without trailing zeros. */
function rounded(value: number): number {
  return Number(value.toFixed(2));
}
