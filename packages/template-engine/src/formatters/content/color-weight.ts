import { definePureFormatter } from '../../contract/formatter.ts';
import { asText } from '../../values/value.ts';

const HEX_COLOR = /^#?([0-9a-f]{3,6})$/i;

/** Half of white: a larger number is light. */
const HALF_OF_WHITE = 0xffffff / 2;

export const colorWeight = definePureFormatter({
  name: 'color-weight',
  group: 'content',
  summary: 'light or dark, by the number of a hexadecimal colour',
  example: { template: '{c|color-weight}', data: { c: '#fafafa' }, output: 'light' },
  prepare: () => (value) => {
    const digits = HEX_COLOR.exec(asText(value))?.[1];
    if (digits === undefined) return undefined;
    return Number.parseInt(digits.length === 3 ? doubled(digits) : digits, 16) > HALF_OF_WHITE ? 'light' : 'dark';
  },
});

function doubled(digits: string): string {
  return digits.replace(/./g, '$&$&');
}
