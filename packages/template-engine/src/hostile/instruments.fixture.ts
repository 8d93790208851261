import type { Budget } from '../budget/budget.ts';
import type { Formatter } from '../contract/formatter.ts';
import type { Predicate } from '../contract/predicate.ts';
import type { Registry } from '../registry.ts';
import { isArray, type Value } from '../values/value.ts';

/** Measurements of a run from outside, without using its budget. */
export interface Seen {
  /** Calls of formatters and predicates. */
  calls: number;
  /** Characters of all texts that formatters made, and of the longest one. */
  characters: number;
  longest: number;
  /** Characters returned by `apply`, which were printed before. */
  applied: number;
  /** Characters that formatters read to return fewer. */
  read: number;
  /** Elements of the data's lists that were read. */
  elements: number;
  /** Members of the data's objects that were read or listed. */
  members: number;
}

/** The registry with counters around everything. */
export function instrumented(registry: Registry, seen: Seen): Registry {
  return {
    formatters: new Map([...registry.formatters].map(([name, formatter]) => [name, watchedFormatter(formatter, seen)])),
    predicates: new Map([...registry.predicates].map(([name, predicate]) => [name, watchedPredicate(predicate, seen)])),
  };
}

/** These read every character of their text and may return none. */
const READERS: ReadonlySet<string> = new Set(['format', 'height', 'safe', 'slugify', 'width']);

/** These return existing text. */
const FINDERS: ReadonlySet<string> = new Set(['cycle', 'find-first', 'find-last', 'get', 'lookup', 'output', 'prop']);

function watchedFormatter(formatter: Formatter, seen: Seen): Formatter {
  const note = (value: Value, result: Value): Value => {
    if (READERS.has(formatter.name) && typeof value === 'string') seen.read += value.length;
    const length = typeof result === 'string' ? result.length : 0;
    if (formatter.name === 'apply') {
      seen.applied += length;
    } else if (result !== value && !FINDERS.has(formatter.name)) {
      seen.characters += length;
      seen.longest = Math.max(seen.longest, length);
    }
    return result;
  };
  if (formatter.isPure) {
    return {
      ...formatter,
      prepare: (args) => {
        const format = formatter.prepare(args);
        return (value: Value, budget: Budget) => {
          seen.calls++;
          return note(value, format(value, budget));
        };
      },
    };
  }
  return {
    ...formatter,
    prepare: (args) => {
      const format = formatter.prepare(args);
      return (value, scope, others) => {
        seen.calls++;
        return note(value, format(value, scope, others));
      };
    },
  };
}

function watchedPredicate(predicate: Predicate, seen: Seen): Predicate {
  return {
    ...predicate,
    prepare: (args) => {
      const prepared = predicate.prepare(args);
      if ('testScope' in prepared) {
        return {
          testScope: (scope) => {
            seen.calls++;
            return prepared.testScope(scope);
          },
        };
      }
      return {
        ...prepared,
        test: (first, second, third, budget) => {
          seen.calls++;
          return prepared.test(first, second, third, budget);
        },
      };
    },
  };
}

/** The data with lists and objects that count reads. Shared values stay shared. */
export function watchedData(value: Value, seen: Seen, known = new Map<object, Value>()): Value {
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  const watched = isArray(value)
    ? watchedList(
        value.map((element) => watchedData(element, seen, known)),
        seen,
      )
    : watchedObject(
        Object.entries(value).map(([name, member]) => [name, watchedData(member, seen, known)]),
        seen,
      );
  known.set(value, watched);
  return watched;
}

function watchedObject(members: readonly (readonly [string, Value])[], seen: Seen): Value {
  return new Proxy(Object.fromEntries(members), {
    get: (target, key, receiver) => {
      seen.members++;
      return Reflect.get(target, key, receiver) as Value;
    },
    ownKeys: (target) => {
      seen.members += members.length;
      return Reflect.ownKeys(target);
    },
  });
}

function watchedList(elements: readonly Value[], seen: Seen): Value {
  return new Proxy(elements, {
    get: (target, key, receiver) => {
      if (key !== 'length') seen.elements++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}
