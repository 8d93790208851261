import { definePureFormatter } from '../../contract/formatter.ts';
import { memberNames } from '../../values/member-names.ts';
import { isArray, isObject } from '../../values/value.ts';

export const count = definePureFormatter({
  name: 'count',
  group: 'core',
  isTotal: true,
  summary: 'members of an object, elements of an array, length of a text, otherwise 0',
  example: { template: '{tags|count}', data: { tags: ['a', 'b', 'c'] }, output: '3' },
  prepare: () => (value, budget) => {
    if (typeof value === 'string' || isArray(value)) return value.length;
    return isObject(value) ? memberNames(value, budget).length : 0;
  },
});
