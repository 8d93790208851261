import { definePureFormatter } from '../../contract/formatter.ts';
import { descend, parseReference } from '../../values/reference.ts';

export const prop = definePureFormatter({
  name: 'prop',
  group: 'core',
  isTotal: true,
  summary: 'descends into the value by paths',
  example: { template: '{a|prop b.c}', data: { a: { b: { c: 1 } } }, output: '1' },
  prepare: (args) => {
    const path = args.flatMap(parseReference);
    return (value) => descend(value, path);
  },
});
