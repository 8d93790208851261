import { escapeAttribute } from '../../text/escape.ts';
import type { Patches } from '../patches.fixture.ts';
import {
  type Context,
  commerceRules,
  Formatter,
  markupTree,
  nodes,
  plugins,
  type Variable,
} from '../reference.fixture.ts';
import type { Correction } from './correction.fixture.ts';
import { replaceFormatter } from './formatters.fixture.ts';

export const escaping: Correction = {
  entry: 18,
  title: 'what a formatter puts into markup from data is escaped',
  install: (patches) => {
    patches.replace(plugins.Formatters, ESCAPE_PRINTED, () => new EscapePrinted());
    for (const name of MARKUP_TREES) escapeVariables(patches, markupTree(name));
    for (const [name, paths] of Object.entries(PRINTED_RAW)) {
      replaceFormatter(patches, name, (apply) => (args, vars, ctx) => {
        const node = vars[0]?.node;
        escapeAt(vars, paths);
        const escaped = vars[0]?.node;
        apply(args, vars, ctx);
        if (vars[0]?.node === escaped) {
          // The formatter returned the value unchanged.
          vars[0]?.set(node);
        }
      });
    }
    for (const [name, correct] of Object.entries(SPECIAL)) replaceFormatter(patches, name, correct);
  },
};

/** Formatters that are templates. Those of prices are left out: money text is markup by design. */
const MARKUP_TREES = [
  'add-to-cart-btn',
  'audio-player',
  'comment-link',
  'comments',
  'like-button',
  'product-restock-notification',
  'quantity-input',
  'summary-form-field-address',
  'summary-form-field-checkbox',
  'summary-form-field-date',
  'summary-form-field-likert',
  'summary-form-field-name',
  'summary-form-field-phone',
  'summary-form-field-time',
  'variants-select',
];

const ESCAPE_PRINTED = 'escape-printed';
const ESCAPES = ['htmlattr', 'htmltag', ESCAPE_PRINTED];
const VARIABLE = 1;

type VariableCode = [typeof VARIABLE, unknown, readonly (readonly string[])[] | 0];

/** Adds an escape to every variable tag of a tree that has none. */
function escapeVariables(patches: Patches, code: unknown): void {
  if (!Array.isArray(code)) return;
  if (!isVariable(code)) {
    code.forEach((part: unknown) => escapeVariables(patches, part));
    return;
  }
  const calls = code[2] || [];
  if (!calls.some(([name = '']) => ESCAPES.includes(name))) {
    patches.replace(code, 2, () => [...calls, [ESCAPE_PRINTED]]);
  }
}

/** `[1, [references], calls]`; an if has its list of operators at the second position of three or more. */
function isVariable(code: unknown[]): code is VariableCode {
  return code[0] === VARIABLE && code.length === 3 && Array.isArray(code[1]) && Array.isArray(code[1][0]);
}

/** The printed text, escaped. The dialect's own htmlattr empties arrays, printing does not. */
class EscapePrinted extends Formatter {
  apply(_args: string[], vars: Variable[], ctx: Context): void {
    const outside = ctx.swapBuffer();
    ctx.emit(vars);
    const text = ctx.render();
    ctx.restoreBuffer(outside);
    vars[0]?.set(escapeAttribute(text));
  }
}

type Path = readonly string[];

const IMAGE: readonly Path[] = [['assetUrl'], ['originalSize'], ['componentKey']];
const SOCIAL: readonly Path[] = [
  ['systemDataId'],
  ['mainImageId'],
  ['recordType'],
  ['fullUrl'],
  ['assetUrl'],
  ['mainImage', 'assetUrl'],
];

/** Members that formatters written as code print without escaping. `*` is every member or element. */
const PRINTED_RAW: Readonly<Record<string, readonly Path[]>> = {
  'child-image-meta': IMAGE.map((path) => ['items', '*', ...path]),
  'cover-image-meta': IMAGE.map((path) => ['coverImage', ...path]),
  image: [['id'], ...IMAGE],
  'image-color': [['colorData', '*']],
  'image-meta': IMAGE,
  'image-srcset': [['assetUrl'], ['systemDataVariants']],
  'social-button': SOCIAL,
  'social-button-inline': SOCIAL,
  'twitter-follow-button': [['userName'], ['profileUrl']],
  video: [['assetUrl'], ['originalSize'], ['oembed', 'providerName'], ['colorData', '*']],
};

function escapeAt(vars: readonly Variable[], paths: readonly Path[]): void {
  const [variable] = vars;
  if (variable !== undefined && !variable.node.isMissing()) {
    variable.set(paths.reduce(escapedAt, variable.node.value as unknown));
  }
}

function escapedAt(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return typeof value === 'string' ? escapeAttribute(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return name === '*' ? value.map((element: unknown) => escapedAt(element, rest)) : value;
  const names = name === '*' ? Object.keys(value) : [name].filter((one) => Object.hasOwn(value, one));
  const object = value as Record<string, unknown>;
  return { ...object, ...Object.fromEntries(names.map((one) => [one, escapedAt(object[one], rest)])) };
}

type Apply = (args: string[], vars: Variable[], ctx: Context) => void;

const SPECIAL: Readonly<Record<string, (original: Apply) => Apply>> = {
  'item-classes': (apply) => (args, vars, ctx) =>
    apply(
      args,
      vars,
      escapingLookUps(ctx, ([name]) => name === 'recordTypeLabel'),
    ),
  'product-price': (apply) => (args, vars, ctx) => {
    const item = vars[0]?.node;
    const isUnavailable =
      item !== undefined &&
      commerceRules.isSubscribable(item) &&
      item.path(['structuredContent', 'subscriptionPlan', 'billingPeriod']).isMissing();
    apply(args, vars, ctx);
    if (isUnavailable) {
      // The only message of the price formatters without money.
      vars[0]?.set(vars[0].node.asString().replace(/(?<=^\n+<div[^\n]*>\n)[\s\S]*(?=\n\n<\/div>$)/, escapeAttribute));
    }
  },
  'product-quick-view': (apply) => (args, vars, ctx) => {
    const group = args[0] ?? '';
    const isWord = vars[0]?.node.get(group).isMissing() === true && ctx.resolve([group]).isMissing();
    escapeAt(vars, [['*']]);
    apply(
      isWord ? [escapeAttribute(group)] : args,
      vars,
      escapingLookUps(ctx, () => true),
    );
  },
  'product-status': (apply) => (args, vars, ctx) =>
    apply(
      args,
      vars,
      escapingLookUps(ctx, ([, name]) => name === 'productSaleText'),
    ),
  'summary-form-field': (apply) => (args, vars, ctx) => {
    // The texts of these types are in trees, which escape them.
    const hasTree = TREE_TYPES.includes(vars[0]?.node.get('type').asString() ?? '');
    escapeAt(vars, hasTree ? [['rawTitle']] : [['rawTitle'], ['value']]);
    const strings = escapedAt(ctx.resolve(['localizedStrings']).value, ['productSummaryFormNoAnswerText']);
    apply(
      args,
      vars,
      answering(ctx, ([name]) => (name === 'localizedStrings' ? new nodes.Node(strings) : undefined)),
    );
  },
};

const TREE_TYPES = ['address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time'];

type Keys = (string | number)[];

/** The context with escaped texts in look-ups. */
function escapingLookUps(ctx: Context, isEscaped: (names: Keys) => boolean): Context {
  return answering(ctx, (names) => {
    const found = ctx.resolve(names);
    return isEscaped(names) && typeof found.value === 'string'
      ? new nodes.Node(escapeAttribute(found.value))
      : undefined;
  });
}

/** The context with some look-ups replaced by `answer`. */
function answering(ctx: Context, answer: (names: Keys) => InstanceType<typeof nodes.Node> | undefined): Context {
  return Object.create(ctx, { resolve: { value: (names: Keys) => answer(names) ?? ctx.resolve(names) } }) as Context;
}
