import type { Decimal } from '@phensley/cldr';
import { cldrModule } from '../../locale/cldr.ts';
import { Patches } from '../patches.fixture.ts';
import { commerceRules, context, dateRules, messages, nodes, plugins } from '../reference.fixture.ts';
import type { Correction } from './correction.fixture.ts';

/*
 * Behaviour of the reference that section 17 does not mention and another section of the language's specification
 * plainly rules out. The title of each is that sentence. This list must stay short.
 */

type Context = InstanceType<typeof context.Context>;

/** Private members of the reference's context. */
interface ContextParts {
  readonly injects: object;
}

const INHERITED_NAMES = Object.getOwnPropertyNames(Object.prototype);

/** The reference finds and calls the methods that its table of formatters inherits. */
export const unknownFormatter: Correction = {
  entry: '§ 3.1',
  title: 'An unknown formatter makes the whole tag text and adds a parser error',
  install: (patches) => {
    for (const name of INHERITED_NAMES) patches.replace(plugins.Formatters, name, () => undefined as never);
  },
};

/** Here too it finds inherited members of its table. */
export const unknownInjectable: Correction = {
  entry: '§ 8',
  title: 'unknown paths bind a missing value',
  install: (patches) =>
    patches.replace(
      context.Context.prototype,
      'getInjectable',
      (getInjectable) =>
        function find(this: Context, path) {
          return Object.hasOwn((this as unknown as ContextParts).injects, path)
            ? getInjectable.call(this, path)
            : nodes.MISSING_NODE;
        },
    ),
};

/**
 * The reference lets JavaScript convert an object to text, which calls a member `toString` of the data or
 * throws: inside an array, in `format`, as a key of `key-by`.
 */
export const methodNames: Correction = {
  entry: '§ 18',
  title: 'Never evaluate data as code: member names from data may be anything, including names of built-in methods.',
  install: (patches) =>
    patches.replace(
      Object.prototype as Convertible,
      Symbol.toPrimitive,
      () =>
        function convert(this: object, hint) {
          if (Object.getPrototypeOf(this) === Object.prototype) return '[object Object]';
          const names = hint === 'string' ? ['toString', 'valueOf'] : ['valueOf', 'toString'];
          const [first, second] = names.map((name) => (Reflect.get(this, name) as () => unknown).call(this));
          return typeof first === 'object' ? second : first;
        },
    ),
};

interface Convertible {
  [Symbol.toPrimitive]: (this: object, hint: string) => unknown;
}

/** The reference reads the digits of a fraction as further ones. */
export const nineDigits: Correction = {
  entry: '§ 13.2',
  title: '%N: milliseconds times 1,000,000, nine digits',
  install: (patches) =>
    patches.replace(
      dateRules,
      'formatDate',
      (formatDate) => (date, pattern) =>
        formatDate(
          date,
          pattern.replace(/%([\s\S])/g, (directive, letter) =>
            letter === 'N' ? nanoseconds(date.unixEpoch()) : directive,
          ),
        ),
    ),
};

function nanoseconds(time: number): string {
  return String(Math.trunc((((time % 1000) + 1000) % 1000) * 1e6)).padStart(9, '0');
}

/** The reference reads an invalid date as the first day of 1970. */
export const intervalWithoutDates: Correction = {
  entry: '§ 13.3',
  title: 'an unusable date or money gives nothing',
  install: (patches) =>
    patches.replace(
      messages.MessageFormats.prototype as unknown as IntervalWriter,
      'interval',
      (interval) =>
        function write(args, options) {
          const areDates = args.slice(0, 2).every((arg) => Number.isFinite(arg?.asNumber() ?? Number.NaN));
          return areDates ? interval.call(this, args, options) : '';
        },
    ),
};

/** A private part of the reference's messages. */
interface IntervalWriter {
  interval(this: unknown, args: readonly ({ asNumber(): number } | undefined)[], options: readonly string[]): string;
}

/** The reference counts the members of an object. */
export const variantsAreAnArray: Correction = {
  entry: '§ 13.5 variants',
  title: 'Variants: `sc.variants` if it is an array.',
  install: (patches) =>
    patches.replace(commerceRules, 'getItemVariantOptions', (getOptions) => (item) => {
      return Array.isArray(commerceRules.getVariants(item).value) ? getOptions(item) : [];
    }),
};

/** Its comparison treats numbers between 0 and 1 as less than 0. */
export const lowestPrice: Correction = {
  entry: '§ 13.5 prices',
  title: 'over the variants the lowest of `salePriceMoney` if on sale else `priceMoney`',
  install: (patches) => {
    for (const name of [
      'getFromPrice',
      'getNormalPrice',
      'getSalePrice',
      'getPricingOptionsAmongLowestVariant',
    ] as const) {
      patches.replace(
        commerceRules,
        name,
        (rule) => ((item: never) => comparingRightly(() => rule(item))) as typeof rule,
      );
    }
  },
};

function comparingRightly<Result>(run: () => Result): Result {
  const patches = new Patches();
  patches.replace(
    cldrModule().Decimal.prototype,
    'compare',
    () =>
      function compareRightly(this: Decimal, other) {
        const difference = this.subtract(other);
        if (difference.isZero()) return 0;
        return difference.isNegative() ? -1 : 1;
      },
  );
  try {
    return run();
  } finally {
    patches.restore();
  }
}
