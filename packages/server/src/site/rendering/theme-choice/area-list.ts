import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import { selectFields, selectNavigations } from '../../content/index.ts';
import { type AreaKind, shownArea } from '../theme/shown-area.ts';
import { themeAreas } from '../theme/theme-areas.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import type { AreasAnswer, MenusAnswer } from './schema.ts';

/** Of each kind; a theme that names areas by page may have stored one for every page. */
const MAX_LISTED = 100;
const MAX_READ = 2000;

/** The menus and block areas of a theme, and what is stored for areas that it does not have. */
export async function listAreas(
  connection: Connection,
  websiteId: string,
  { theme }: LoadedTheme,
): Promise<AreasAnswer> {
  const { navigations, fields, hasField } = themeAreas(theme);
  const hasMenu = (name: string) => navigations.some((area) => area.name === name);
  const [menus, layouts] = await Promise.all([
    selectNavigations(connection, websiteId),
    selectFields(connection, websiteId, MAX_READ),
  ]);
  const stored: Readonly<Record<AreaKind, readonly Stored[]>> = {
    navigation: menus.map(({ name, entries }) => ({ name, parts: entries.length })).filter(isFilled),
    field: layouts.map(({ name, blocks }) => ({ name, parts: blocks })).filter(isFilled),
  };
  return {
    areas: [...ofKind('navigation', navigations), ...ofKind('field', fields)].map((area) => ({
      ...area,
      isEmpty: !stored[area.kind].some(({ name }) => name === area.name),
    })),
    // Where the theme has no area of the kind, there is no place to offer.
    kept: [
      ...ofKind('navigation', navigations.length === 0 ? [] : without(stored.navigation, hasMenu)),
      ...ofKind('field', fields.length === 0 ? [] : without(stored.field, hasField)),
    ],
  };
}

/** The menus of the theme that the website has, and what is shown in each. */
export function listMenus(settings: Website['settings'], { theme }: LoadedTheme): MenusAnswer {
  const menus = themeAreas(theme)
    .navigations.filter(({ name }) => name.length <= MAX_NAME)
    .slice(0, MAX_LISTED);
  return {
    menus: menus.map(({ name, title }) => ({ name, title, shows: shownArea(settings, 'navigation', name) })),
  };
}

interface Stored {
  readonly name: string;
  /** Its links or blocks. */
  readonly parts: number;
}

function isFilled({ parts }: Stored): boolean {
  return parts > 0;
}

function without(stored: readonly Stored[], isKnown: (name: string) => boolean): readonly Stored[] {
  return stored.filter(({ name }) => !isKnown(name));
}

function ofKind<Area extends { readonly name: string }>(kind: AreaKind, areas: readonly Area[]) {
  return areas
    .filter(({ name }) => name.length <= MAX_NAME)
    .slice(0, MAX_LISTED)
    .map((area) => ({ kind, ...area }));
}

/** As the settings limit it. */
const MAX_NAME = 200;
