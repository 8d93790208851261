import type { ThemeSettings } from '@awning/site-model';
import { isId } from '../../../platform/id.ts';
import { declarations, mixinBodies, resolvedVariable, variableValues } from './style-values.ts';
import type { StyleSource } from './theme.ts';
import type { Tweak } from './tweaks.ts';

export type TweakChoices = ThemeSettings[string]['tweaks'];
/** The properties of a font, the state of a switch, or the text of any other value. */
type TweakChoice = TweakChoices[string];

/** Body classes of the enabled checkboxes and chosen options; without a stored choice, the theme's defaults. */
export function tweakClasses(tweaks: readonly Tweak[], choices: TweakChoices = {}): string[] {
  return tweaks.flatMap((tweak) => {
    if (tweak.type !== 'checkbox' && tweak.type !== 'dropdown') return [];
    const chosen = chosenValue(tweak, choices);
    if (tweak.type === 'checkbox') return chosen === true ? [tweakClass(tweak.title)] : [];
    return typeof chosen === 'string' ? [tweakClass(`${tweak.title} ${chosen}`)] : [];
  });
}

/** The body classes that any choice gives. */
export function allTweakClasses(tweaks: readonly Tweak[]): string[] {
  return tweaks
    .flatMap(({ type, title, options }) => {
      if (type === 'checkbox') return [tweakClass(title)];
      return type === 'dropdown' ? options.map((option) => tweakClass(`${title} ${option}`)) : [];
    })
    .filter((name) => name !== '');
}

/** Of a checkbox or dropdown: what the owner has chosen, else what the theme says. */
function chosenValue(tweak: Tweak, choices: TweakChoices): TweakChoice | undefined {
  const stored = choices[tweak.name];
  const accepted = stored === undefined ? undefined : acceptedValue(tweak, stored, '');
  return accepted ?? (tweak.type === 'checkbox' ? tweak.active : tweak.defaultOption);
}

/** "2.40:1 Anamorphic Widescreen" becomes `2401-anamorphic-widescreen`. */
export function tweakClass(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}

/**
 * The values as scripts read them (THEME-FORMAT section 9.3): by the name of the variable or mixin, with and without its
 * first character; by the title, and by its class, for the others. `sources` have the stored values in them.
 */
export function tweakValues(
  tweaks: readonly Tweak[],
  sources: readonly StyleSource[],
  choices: TweakChoices = {},
): TweakValues {
  const styled = styledValues(tweaks, sources);
  const values = tweaks.flatMap((tweak): [string, string | Readonly<Record<string, string>>][] => {
    const { type, name, title, target } = tweak;
    const isStyled = type !== 'checkbox' && type !== 'dropdown';
    const value = isStyled ? styled(tweak) : chosenValue(tweak, choices);
    if (value === undefined || (isStyled && target === undefined)) return [];
    const text = typeof value === 'boolean' ? String(value) : value;
    return [
      [name, text],
      [isStyled ? name.slice(1) : tweakClass(title), text],
    ];
  });
  return Object.fromEntries(values);
}

export type TweakValues = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Returns what the sheets say for tweaks of variables and mixins. The sheets are read when the first one is asked for. */
export function styledValues(
  tweaks: readonly Tweak[],
  sources: readonly StyleSource[],
): (tweak: Tweak) => string | Readonly<Record<string, string>> | undefined {
  if (!tweaks.some(({ target }) => target !== undefined)) return () => undefined;
  const [variables, bodies] = [variableValues(sources), mixinBodies(sources)];
  return ({ target }) => {
    if (target === undefined) return undefined;
    const name = target.slice(1);
    return target.startsWith('@') ? resolvedVariable(name, variables) : declarations(bodies.get(name) ?? '');
  };
}

/**
 * The value in its usual spelling, or `undefined` if the tweak cannot have it. It is text of a style sheet afterwards, so
 * nothing passes that could be more than a value. `standard` is the theme's value, whose unit a bare number gets.
 */
export function acceptedValue(tweak: Tweak, value: TweakChoice, standard: string): TweakChoice | undefined {
  switch (tweak.type) {
    case 'checkbox':
      return typeof value === 'boolean' ? value : undefined;
    case 'dropdown':
      return typeof value === 'string' && tweak.options.includes(value) ? value : undefined;
    case 'color':
      return typeof value === 'string' ? acceptedColor(tweak, value.trim()) : undefined;
    case 'value':
      return typeof value === 'string' ? acceptedNumber(tweak, value.trim(), standard) : undefined;
    case 'font':
      return typeof value === 'object' ? acceptedFont(value) : undefined;
    default:
      return typeof value === 'string' && isId(value) ? value : undefined;
  }
}

const number = String.raw`(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})`;
const opaque = new RegExp(
  String.raw`^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgb\( ?${number}(?:, ?${number}){2} ?\)|hsl\( ?${number}(?:, ?${number}%){2} ?\))$`,
  'i',
);
const translucent = new RegExp(
  String.raw`^(?:transparent|#(?:[\da-f]{4}|[\da-f]{8})|rgba\( ?${number}(?:, ?${number}){3} ?\)|hsla\( ?${number}(?:, ?${number}%){2}, ?${number} ?\))$`,
  'i',
);

function acceptedColor({ allowsTransparency }: Tweak, value: string): string | undefined {
  return opaque.test(value) || (allowsTransparency && translucent.test(value)) ? value : undefined;
}

const measure = /^(-?(?:\d{1,6}(?:\.\d{1,4})?|\.\d{1,4}))(px|r?em|ex|ch|%|v[wh]|vmin|vmax|pt|m?s|deg)?$/;

/** "960" becomes "960px" if the theme's value is in pixels. */
function acceptedNumber({ min = -Infinity, max = Infinity }: Tweak, value: string, standard: string) {
  const [, digits, unit = unitOf(standard)] = measure.exec(value) ?? [];
  if (digits === undefined || Number(digits) < min || Number(digits) > max) return undefined;
  return `${digits}${unit}`;
}

/** The unit of a number; empty for what is none. */
export function unitOf(value: string): string {
  return measure.exec(value.trim())?.[2] ?? '';
}

const fontPart = String.raw`(?:"[\p{L}\d -]+"|'[\p{L}\d -]+'|[\p{L}\d-]+(?: [\p{L}\d-]+)*)`;
const fontPatterns: Readonly<Record<string, RegExp>> = {
  'font-family': new RegExp(`^${fontPart}(?:, ?${fontPart})*$`, 'u'),
  'font-size': measure,
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  'font-style': /^(?:normal|italic|oblique)$/,
  'letter-spacing': new RegExp(`^normal$|${measure.source}`),
  'line-height': new RegExp(`^normal$|${measure.source}`),
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
  'text-decoration': /^(?:none|underline|overline|line-through)$/,
};

function acceptedFont(value: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  const properties = Object.entries(value).map(([name, text]) => [name, text.trim()] as const);
  const isGood = properties.every(
    ([name, text]) => Object.hasOwn(fontPatterns, name) && fontPatterns[name]!.test(text),
  );
  return isGood && properties.length > 0 ? Object.fromEntries(properties) : undefined;
}
