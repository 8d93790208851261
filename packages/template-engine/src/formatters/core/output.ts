import { definePureFormatter } from '../../contract/formatter.ts';

export const output = definePureFormatter({
  name: 'output',
  group: 'core',
  isTotal: true,
  summary: 'the arguments themselves, whatever the value',
  example: { template: '{@|output:a:b}', data: {}, output: 'a b' },
  prepare: (args) => {
    const text = args.join(' ');
    return () => text;
  },
});
