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
    // An empty argument is no path.
    if (path === undefined || path === '') {
      return () => ({});
    }
    const reference = parseReference(path);
    return (value) => {
      const elements = isArray(value) ? value : [];
      const entries = elements.flatMap((element): readonly (readonly [string, Value])[] => {
        const key = descend(element, reference);
        return key === undefined ? [] : [[toEcmaText(key), element]];
      });
      return Object.fromEntries(entries);
    };
  },
});
