import { definePureFormatter } from '../../contract/formatter.ts';
import { asNumber } from '../../values/value.ts';

export const cycle = definePureFormatter({
  name: 'cycle',
  group: 'core',
  isTotal: true,
  summary: 'picks one of the arguments in turn, counting from 1',
  example: {
    template: '{.repeated section l}{@index|cycle odd even} {.end}',
    data: { l: [1, 2, 3] },
    output: 'odd even odd ',
  },
  prepare: (args) => (value) => {
    const remainder = (asNumber(value) - 1) % args.length;
    return args[remainder < 0 ? remainder + args.length : remainder];
  },
});
