import type { Budget } from '../../budget/budget.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import { toEcmaText } from '../../values/print.ts';
import { descend, type Key, parseReference, type Reference } from '../../values/reference.ts';
import { asText, isArray, type Value } from '../../values/value.ts';

export const get = defineFormatter({
  name: 'get',
  group: 'core',
  summary: 'descends into the value by keys that other references hold',
  example: {
    template: '{colors|get choice}',
    data: { colors: { r: 'red', g: 'green' }, choice: 'g' },
    output: 'green',
  },
  prepare: (args) => {
    const references = args.map(parseReference);
    return (value, scope) => {
      let current: Value = value;
      for (const reference of references) {
        const key = scope.resolve(reference);
        current = key === undefined ? undefined : descend(current, toPath(key, scope.run.budget));
        if (current === undefined) break;
      }
      return current;
    };
  },
});

/** An array is a whole path; a number is an index; anything else is a name. */
function toPath(value: Value, budget: Budget): Reference {
  if (!isArray(value)) return [typeof value === 'number' ? value : asText(value)];
  budget.step(value.length);
  return value.map((key) => toKey(key, budget));
}

function toKey(value: Value, budget: Budget): Key {
  return typeof value === 'number' ? value : toEcmaText(value, budget);
}
