import { definePureFormatter } from '../../contract/formatter.ts';
import { isArray, isObject } from '../../values/value.ts';

export const count = definePureFormatter({
  name: 'count',
  group: 'core',
  isTotal: true,
  summary: 'members of an object, elements of an array, length of a text, otherwise 0',
  example: { template: '{tags|count}', data: { tags: ['a', 'b', 'c'] }, output: '3' },
  prepare: () => (value) => {
    if (typeof value === 'string' || isArray(value)) {
      return value.length;
    }
    return isObject(value) ? Object.keys(value).length : 0;
  },
});
