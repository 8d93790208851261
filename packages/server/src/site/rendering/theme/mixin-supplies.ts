import { replaceTokens, withoutComments } from './style-tokens.ts';
import type { StyleSource, ThemeFault } from './theme.ts';

/** Mixins that stand in for those that sheets use and nobody defines, and what is remarked on them. */
interface MixinSupplies {
  readonly source: string;
  readonly faults: readonly ThemeFault[];
}

/**
 * Defines the mixins that `using` calls and neither it nor `known` has: those of the official frameworks do what they say
 * (THEME-FORMAT section 9.2), any other one prints nothing, so that it costs its own line and not the whole sheet. They
 * are made only on demand: besides a theme's own mixin of the same name, the compiler would run ours as well.
 */
export function mixinSupplies(using: readonly StyleSource[], known: readonly string[]): MixinSupplies {
  const plain = using.map(({ path, source }) => ({ path, source: withoutTexts(source) }));
  const defined = new Set([...plain.map(({ source }) => source), ...known.map(withoutTexts)].flatMap(classesOf));
  const calls = plain.flatMap(({ path, source }) =>
    [...source.matchAll(call)].map(({ index, 0: whole, 1: name = '' }) => ({
      name,
      path,
      before: source.slice(0, index + whole.indexOf('.')),
    })),
  );
  const missing = new Map<string, (typeof calls)[number]>();
  for (const one of calls) {
    if (missing.size === MAX_SUPPLIED) break;
    if (!defined.has(one.name) && !missing.has(one.name)) missing.set(one.name, one);
  }
  return {
    source: [...missing.keys()].map((name) => suppliedMixin(name) ?? `.${name}(@ignored...) {}`).join('\n'),
    faults: [...missing.values()]
      .filter(({ name }) => suppliedMixin(name) === undefined)
      .map(({ name, path, before }) => ({
        file: `styles/${path}`,
        line: before.split('\n').length,
        fault: `.${name} is undefined`,
      })),
  };
}

/** A theme that lacks more than these has no framework, and finding the line of each reads the sheet again. */
const MAX_SUPPLIED = 200;

/** Whether the compiler gave up because of a mixin that nobody defines. */
export function isUndefinedMixin(fault: string): boolean {
  return /^\.[\w-]+ is undefined$/.test(fault);
}

/** A mixin that stands in a body for its declarations: `.name;`, or `.name(…)` with anything but braces in it. */
const call = /(?<=^|[;{}])\s*\.([\w-]+)\s*(?:\([^;{}]*(?:;[^;{}()]*)*\)\s*)?(?:!important\s*)?(?=[;}])/g;

/** Every class that a rule is about is a mixin too. */
function classesOf(source: string): string[] {
  const heads = source.split('{').map((part) => part.slice(Math.max(part.lastIndexOf(';'), part.lastIndexOf('}')) + 1));
  return heads.slice(0, -1).flatMap((head) => [...head.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

function suppliedMixin(name: string): string | undefined {
  if (/^(?:display-flex|flex-display|flexbox|inline-flexbox)$/.test(name)) {
    return `.${name}(@display: ${name.startsWith('inline') ? 'inline-flex' : 'flex'}) { display: @display; }`;
  }
  const property = flexProperties.get(name);
  if (property !== undefined) return `.${name}(@value: ${property.standard}) { ${property.name}: @value; }`;
  return /^(?:sqs-)?social-?(?:icons?|links?)[\w-]*colou?r/i.test(name)
    ? `.${name}(@color: inherit, @ignored...) { color: @color; fill: @color; }`
    : undefined;
}

const flexProperties: ReadonlyMap<string, { readonly name: string; readonly standard: string }> = new Map(
  Object.entries({
    flex: 'initial',
    'flex-direction': 'row',
    'flex-wrap': 'wrap',
    'flex-flow': 'row',
    'flex-grow': '1',
    'flex-shrink': '1',
    'flex-basis': 'auto',
    'justify-content': 'flex-start',
    'align-items': 'stretch',
    'align-self': 'auto',
    'align-content': 'stretch',
    order: '0',
  }).flatMap(([name, standard]) => [
    [name, { name, standard }],
    // Some call it so, beside its neighbours.
    ...(name === 'order' ? [['flex-order', { name, standard }] as const] : []),
  ]),
);

function withoutTexts(source: string): string {
  return replaceTokens(withoutComments(source), (kind, text) =>
    kind === 'text' ? text.replaceAll(/[^\n]/g, 'x') : undefined,
  );
}
