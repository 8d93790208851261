import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { descend, member, parseReference } from '../../values/reference.ts';
import { asText, isArray, isTruthy, type Value } from '../../values/value.ts';

export const findFirst = defineFormatter({
  name: 'find-first',
  group: 'core',
  summary: 'the first element of an array, or the first with something truthy at a path: `[[lookup] path]`',
  example: {
    template: '{.var @a l|find-first on}{@a.name}',
    data: { l: [{ name: 'x' }, { name: 'y', on: true }] },
    output: 'y',
  },
  prepare: (args) => {
    const qualifies = counting(prepareTest(args));
    return (value, scope) => (isArray(value) ? value.find((element) => qualifies(element, scope)) : undefined);
  },
});

export const findLast = defineFormatter({
  name: 'find-last',
  group: 'core',
  summary: 'the last element of an array, or the last with something truthy at a path: `[[lookup] path]`',
  example: {
    template: '{.var @a l|find-last on}{@a.name}',
    data: {
      l: [
        { name: 'x', on: 1 },
        { name: 'y', on: 1 },
      ],
    },
    output: 'y',
  },
  prepare: (args) => {
    const qualifies = counting(prepareTest(args));
    return (value, scope) => (isArray(value) ? value.findLast((element) => qualifies(element, scope)) : undefined);
  },
});

type Test = (element: Value, scope: Scope) => boolean;

/** Each inspected element is a step. */
function counting(test: Test): Test {
  return (element, scope) => {
    scope.run.budget.step();
    return test(element, scope);
  };
}

/** No argument: any element. One: a path into the element. Two: a path into the member that the element names. */
function prepareTest(args: readonly string[]): Test {
  const [first, second] = args;
  if (first === undefined) return () => true;
  if (second === undefined || args.length > 2) {
    const path = parseReference(first);
    return (element) => isTruthy(descend(element, path));
  }
  const lookup = parseReference(first);
  const path = parseReference(second);
  return (element, scope) => isTruthy(descend(member(scope.resolve(lookup), asText(element)), path));
}
