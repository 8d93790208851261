import { BackgroundSource } from '@awning/site-model';
import { definePredicate, memberOperand, type Predicate } from '../../contract/predicate.ts';
import { asNumber } from '../../values/value.ts';

const BACKGROUND_SOURCE = memberOperand('backgroundSource');

export const backgroundSourcePredicates: readonly Predicate[] = Object.entries(BackgroundSource).map(([source, code]) =>
  definePredicate({
    name: `background-source-${source}?`,
    group: 'content',
    summary: `backgroundSource is ${code}, ${source}`,
    example: {
      template: `{.background-source-${source}?}yes{.or}no{.end}`,
      data: { backgroundSource: code },
      output: 'yes',
    },
    prepare: () => ({ operands: [BACKGROUND_SOURCE], test: (value) => asNumber(value) === code }),
  }),
);
