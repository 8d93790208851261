import { convertColor } from './convert-color.ts';

export type Weight = 'light' | 'dark';

// Half of 0xffffff.
const weightThreshold = 8_388_607.5;
const lumaThreshold = 166.4;

/**
 * Light or dark by the numeric value of the whole colour, as templates define it: 3 digits are doubled, 4 and 5 are used as
 * they are. Anything but a hex colour gives an empty text.
 *
 * @example
 * colorWeight('#ff0000') // => 'light'
 * colorWeight('7fffff') // => 'dark'
 * colorWeight('red') // => ''
 */
export function colorWeight(color: unknown): Weight | '' {
  const [, digits] = (typeof color === 'string' && /^#?([\da-f]{3,6})$/i.exec(color)) || [];
  if (digits === undefined) return '';
  const number = Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
  return number > weightThreshold ? 'light' : 'dark';
}

/**
 * Light or dark by perceived brightness. The result can differ from colorWeight: red is light there and dark here.
 *
 * @example
 * lumaWeight('#ff0000') // => 'dark'
 * lumaWeight('#ffff00') // => 'light'
 * lumaWeight('') // => ''
 */
export function lumaWeight(color: unknown): Weight | '' {
  const rgb = typeof color === 'string' ? convertColor(color, 'hex', 'rgb') : null;
  if (!rgb) return '';
  const [red, green, blue] = rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < lumaThreshold ? 'dark' : 'light';
}
