import { definePureFormatter } from '../../contract/formatter.ts';
import { asNumber } from '../../values/value.ts';

const DEFAULT_DIVISOR = 2;

export const mod = definePureFormatter({
  name: 'mod',
  group: 'core',
  isTotal: true,
  summary: 'the remainder by the argument, or by 2',
  example: { template: '{a|mod 3}', data: { a: 8 }, output: '2' },
  prepare: ([argument]) => {
    // Unparsable and 0 both mean the default.
    const divisor = Number.parseInt(argument ?? '', 10) || DEFAULT_DIVISOR;
    return (value) => asNumber(value) % divisor;
  },
});

export const round = definePureFormatter({
  name: 'round',
  group: 'core',
  isTotal: true,
  summary: 'the nearest integer, halves upwards',
  example: { template: '{a|round}', data: { a: 2.5 }, output: '3' },
  prepare: () => (value) => Math.round(asNumber(value)),
});

export const pluralize = definePureFormatter({
  name: 'pluralize',
  group: 'core',
  isTotal: true,
  summary: 'an ending for a number: `[plural]` or `singular plural`; `s` unless told otherwise',
  example: { template: '{n} comment{n|pluralize}', data: { n: 2 }, output: '2 comments' },
  prepare: (args) => {
    const [singular, plural] = endings(args);
    return (value) => (asNumber(value) === 1 ? singular : plural);
  },
});

function endings([first, second]: readonly string[]): readonly [singular: string, plural: string] {
  return second === undefined ? ['', first ?? 's'] : [first ?? '', second];
}
