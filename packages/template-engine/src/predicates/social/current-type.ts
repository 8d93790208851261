import { SliceType } from '@awning/site-model';
import { definePredicate, memberOperand } from '../../contract/predicate.ts';
import { asNumber } from '../../values/value.ts';

const codes: ReadonlyMap<string, number> = new Map(Object.entries(SliceType).filter(([name]) => name !== 'undefined'));

export const currentType = definePredicate({
  name: 'current-type?',
  group: 'slide',
  summary: 'currentType is the slice type named by the argument',
  example: { template: '{.current-type? gallery}yes{.or}no{.end}', data: { currentType: 5 }, output: 'yes' },
  prepare: ([name = '']) => {
    const code = codes.get(name);
    return {
      operands: [memberOperand('currentType')],
      test: (value) => code !== undefined && asNumber(value) === code,
    };
  },
});
