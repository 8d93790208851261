import { defineFormatter } from '../../contract/formatter.ts';
import { parseReference } from '../../values/reference.ts';
import { asText } from '../../values/value.ts';

export const lookup = defineFormatter({
  name: 'lookup',
  group: 'core',
  summary: 'resolves the reference that another reference holds as text',
  example: { template: '{@|lookup key}', data: { key: 'a.b', a: { b: 'found' } }, output: 'found' },
  prepare: ([argument]) => {
    if (argument === undefined || argument === '') return () => '';
    const reference = parseReference(argument);
    return (_value, scope) => {
      const { budget } = scope.run;
      const path = budget.read(asText(scope.resolve(reference)));
      budget.takeApart(path);
      return scope.resolve(parseReference(path));
    };
  },
});
