import type { ThemeSettingsBody, Tweak, TweakValue, TweakValues } from './queries.ts';

/** The settings of one theme while they are edited; those of the others stay as they are. */
export interface TypedThemeSettings extends Record<string, unknown> {
  readonly tweaks: TweakValues;
  /** The other servers that pages may load from. */
  readonly origins: readonly string[];
  readonly others: ThemeSettingsBody['themes'];
}

export function typedThemeSettings({ themes }: ThemeSettingsBody, theme: string): TypedThemeSettings {
  const { [theme]: own, ...others } = themes;
  return { tweaks: own?.tweaks ?? {}, origins: own?.origins ?? [], others };
}

/** A theme that is as its author made it has no entry. */
export function themeSettingsBody({ tweaks, origins, others }: TypedThemeSettings, theme: string): ThemeSettingsBody {
  if (Object.keys(tweaks).length === 0 && origins.length === 0) return { themes: others };
  return { themes: { ...others, [theme]: { tweaks, ...(origins.length > 0 && { origins }) } } };
}

export function withoutValue(tweaks: TweakValues, name: string): TweakValues {
  return Object.fromEntries(Object.entries(tweaks).filter(([other]) => other !== name));
}

/** Tweaks under their headings, in the order in which the theme names these. */
export function byCategory(tweaks: readonly Tweak[]): readonly (readonly [string, readonly Tweak[]])[] {
  const categories = [...new Set(tweaks.map(({ category }) => category))];
  return categories.map((category) => [category, tweaks.filter((tweak) => tweak.category === category)]);
}

/** The error of a field, as the server names it. */
export function errorName(theme: string, { name }: Tweak): string {
  return `themes.${theme}.tweaks.${name}`;
}

/** A value in one line, for comparisons. */
export function valueText(value: TweakValue, words: { readonly on: string; readonly off: string }): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  return typeof value === 'string' ? value : Object.values(value).join(', ');
}
