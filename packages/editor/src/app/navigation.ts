import { type NavigationGroup, navigationGroups, type Screen } from './screen.ts';

export interface NavigationPart {
  readonly group: NavigationGroup;
  readonly screens: readonly Screen[];
}

/** What a member finds in the navigation: the screens of their rights, in groups, without empty ones. */
export function navigationFor(screens: readonly Screen[], rights: readonly string[]): readonly NavigationPart[] {
  const shown = screens.filter((screen) => screen.navigation !== undefined && rights.includes(screen.right));
  return navigationGroups
    .map((group) => ({ group, screens: shown.filter((screen) => screen.navigation?.group === group) }))
    .filter((part) => part.screens.length > 0);
}
