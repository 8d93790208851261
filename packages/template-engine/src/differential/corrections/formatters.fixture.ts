import type { Patches } from '../patches.fixture.ts';
import type { Context, Variable } from '../reference.fixture.ts';
import { commerceRules, contentRules, dateRules, enums, nodes, plugins } from '../reference.fixture.ts';
import type { Correction } from './correction.fixture.ts';

type Apply = (args: string[], vars: Variable[], ctx: Context) => void;

/** Replaces a formatter by `make(original)`. */
export function replaceFormatter(patches: Patches, name: string, make: (original: Apply) => Apply): void {
  const formatter = plugins.Formatters[name];
  if (formatter === undefined) throw new Error(`The reference has no formatter ${name}`);
  patches.replace(formatter, 'apply', (original) => make(original.bind(formatter)));
}

function first(vars: readonly Variable[]): Variable {
  return vars[0] as Variable;
}

export const rawOfMissing: Correction = {
  entry: 9,
  title: 'raw of a missing value is empty',
  install: (patches) =>
    replaceFormatter(patches, 'raw', (raw) => (args, vars, ctx) => {
      if (first(vars).node.isMissing()) {
        first(vars).set('');
      } else {
        raw(args, vars, ctx);
      }
    }),
};

export const smartypants: Correction = {
  entry: 10,
  title: 'smartypants treats white space, not the letter s, as opening a quote',
  install: (patches) =>
    replaceFormatter(patches, 'smartypants', () => (_args, vars) => {
      const text = first(vars)
        .node.asString()
        .replace(/(^|[-\u2014\s(["])'/gm, '$1\u2018')
        .replace(/'/g, '\u2019')
        .replace(/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201c')
        .replace(/"/g, '\u201d')
        .replace(/--/g, '\u2014');
      first(vars).set(text);
    }),
};

export const imageAlternativeText: Correction = {
  entry: 11,
  title: 'image escapes the alternative text once',
  install: (patches) =>
    // The third argument is an escaped text; without it the function finds the same text itself.
    patches.replace(contentRules, 'outputImageMeta', (outputImageMeta) => (image, ctx) => outputImageMeta(image, ctx)),
};

export const evenAndOddLiterals: Correction = {
  entry: 12,
  title: 'even? and odd? accept literals',
  install: (patches) => {
    for (const name of ['even?', 'odd?']) {
      const predicate = plugins.Predicates[name] as NonNullable<(typeof plugins.Predicates)[string]>;
      patches.replace(predicate, 'apply', (apply) => (args, ctx) => {
        const literal = parseLiteral(args[0]);
        if (literal === undefined) return apply.call(predicate, args, ctx);
        ctx.pushNode(ctx.newNode(literal.value));
        const answer = apply.call(predicate, [], ctx);
        ctx.pop();
        return answer;
      });
    }
  },
};

function parseLiteral(text: unknown): { readonly value: unknown } | undefined {
  if (typeof text !== 'string' || !/^["\d[{]|^-\d|^(true|false|null)$/.test(text)) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const UNKNOWN_TYPE = -1;

export const priceOfUnknownType: Correction = {
  entry: 13,
  title: 'product-price of an unknown product type has no price',
  install: (patches) =>
    replaceFormatter(patches, 'product-price', (productPrice) => (args, vars, ctx) => {
      // Otherwise a number that is not a type costs 0.00, and so does the subscription to such a product. A product without
      // a subscription has no price anyway.
      const item = first(vars).node;
      const type: unknown = commerceRules.getProductType(item);
      const isUnavailable =
        commerceRules.isSubscribable(item) &&
        item.path(['structuredContent', 'subscriptionPlan', 'billingPeriod']).isMissing();
      if (!isUnavailable && (type === undefined || type === enums.ProductType.UNDEFINED)) {
        first(vars).set({ structuredContent: { productType: UNKNOWN_TYPE } });
      }
      productPrice(args, vars, ctx);
    }),
};

export const likertWithoutValues: Correction = {
  entry: 14,
  title: 'a likert answer without values does not fail',
  install: (patches) =>
    replaceFormatter(patches, 'summary-form-field', (summaryFormField) => (args, vars, ctx) => {
      const field = first(vars).node;
      const values = field.get('values');
      if (field.get('type').asString() === 'likert' && (values.isMissing() || values.isNull())) {
        first(vars).set({ ...(field.value as object), values: {} });
      }
      summaryFormField(args, vars, ctx);
    }),
};

export const calendarTitle: Correction = {
  entry: 15,
  title: 'google-calendar-url encodes the title as UTF-8',
  install: (patches) =>
    replaceFormatter(patches, 'google-calendar-url', (googleCalendarUrl) => (args, vars, ctx) => {
      const { escape } = globalThis;
      globalThis.escape = (text) =>
        encodeURIComponent(text).replace(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
      try {
        googleCalendarUrl(args, vars, ctx);
      } finally {
        globalThis.escape = escape;
      }
    }),
};

export const secondsAfter2038: Correction = {
  entry: 16,
  title: '%s is right after the year 2038',
  install: (patches) =>
    patches.replace(
      dateRules,
      'formatDate',
      (formatDate) => (date, pattern) =>
        formatDate(
          date,
          pattern.replace(/%([\s\S])/g, (directive, letter) =>
            letter === 's' ? String(Math.trunc(date.unixEpoch() / 1000)) : directive,
          ),
        ),
    ),
};

export const disqusSpellings: Correction = {
  entry: 17,
  title: 'disqus? accepts both spellings of the setting',
  install: (patches) => {
    const predicate = plugins.Predicates['disqus?'] as NonNullable<(typeof plugins.Predicates)[string]>;
    patches.replace(
      predicate,
      'apply',
      (apply) => (args, ctx) =>
        apply.call(predicate, args, ctx) || nodes.isTruthy(ctx.resolve(['websiteSettings', 'disqusShortname'])),
    );
  },
};

export const alternativeTextLength: Correction = {
  entry: 19,
  title: 'alternative text taken from a body has at most 1000 characters',
  install: (patches) =>
    patches.replace(contentRules, 'computeAltTextFromContentItemFields', (computeAltText) => (item) => {
      const body = item.get('body');
      const isBodyUsed = !nodes.isTruthy(item.get('title')) && nodes.isTruthy(body);
      const text = isBodyUsed ? removeTags(body.asString()) : '';
      return text === '' ? computeAltText(item) : text.slice(0, 1000);
    }),
};

function removeTags(html: string): string {
  return html.replace(/<[^>]*(>|$)|>/g, (tag) => (tag.endsWith('>') ? ' ' : ''));
}
