import type { KeptArea, ThemeSettingsBody, Tweak, TweakValue, TweakValues } from './queries.ts';

/** The settings of one theme while they are edited; those of the others stay as they are. */
export interface TypedThemeSettings extends Record<string, unknown> {
  readonly tweaks: TweakValues;
  /** The other servers that pages may load from. */
  readonly origins: readonly string[];
  readonly areas: AreaChoices;
  readonly others: ThemeSettingsBody['themes'];
}

/** What areas of the theme show of those of other themes: by the name in this theme the name of the other. */
export type AreaChoices = NonNullable<ThemeSettingsBody['themes'][string]['areas']>;

export function typedThemeSettings({ themes }: ThemeSettingsBody, theme: string): TypedThemeSettings {
  const { [theme]: own, ...others } = themes;
  const areas = own?.areas ?? { navigation: {}, field: {} };
  return { tweaks: own?.tweaks ?? {}, origins: own?.origins ?? [], areas, others };
}

/** A theme that is as its author made it has no entry. */
export function themeSettingsBody(typed: TypedThemeSettings, theme: string): ThemeSettingsBody {
  const { tweaks, origins, areas, others } = typed;
  const hasAreas = Object.values(areas).some((choices) => Object.keys(choices).length > 0);
  if (Object.keys(tweaks).length === 0 && origins.length === 0 && !hasAreas) return { themes: others };
  const own = { tweaks, ...(origins.length > 0 && { origins }), ...(hasAreas && { areas }) };
  return { themes: { ...others, [theme]: own } };
}

/** The area of the theme that shows what is kept. */
export function placeOf(areas: AreaChoices, { kind, name }: Pick<KeptArea, 'kind' | 'name'>): string | undefined {
  return Object.entries(areas[kind]).find(([, kept]) => kept === name)?.[0];
}

/** What is kept is shown in one area, or in none if `place` is empty. */
export function withPlace(
  areas: AreaChoices,
  { kind, name }: Pick<KeptArea, 'kind' | 'name'>,
  place: string,
): AreaChoices {
  const others = Object.entries(areas[kind]).filter(([, kept]) => kept !== name);
  return { ...areas, [kind]: Object.fromEntries(place === '' ? others : [...others, [place, name]]) };
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
