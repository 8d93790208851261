import { type Budget, BYTES_PER_CHARACTER } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { toEcmaText } from '../../values/print.ts';
import { descend, parseReference } from '../../values/reference.ts';
import { isArray, type Value } from '../../values/value.ts';

export const keyBy = definePureFormatter({
  name: 'key-by',
  group: 'core',
  summary: 'turns an array into an object keyed by what each element has at a path',
  example: {
    template: '{.var @by l|key-by id}{@by.b.n}',
    data: {
      l: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
    },
    output: '2',
  },
  prepare: ([path]) => {
    // An empty argument is not a path.
    if (path === undefined || path === '') return () => ({});
    const reference = parseReference(path);
    return (value, budget) => {
      const elements = isArray(value) ? value : [];
      const entries = elements.flatMap((element): readonly (readonly [string, Value])[] => {
        budget.step();
        const key = descend(element, reference);
        return key === undefined ? [] : [[entryName(key, budget), element]];
      });
      return Object.fromEntries(entries);
    };
  },
});

/** The bytes of a member besides its name. */
const MEMBER_BYTES = 64;

function entryName(key: Value, budget: Budget): string {
  const name = toEcmaText(key, budget);
  budget.make(MEMBER_BYTES + name.length * BYTES_PER_CHARACTER);
  return name;
}
