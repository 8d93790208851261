import { hasFeature } from '@awning/site-model';
import { type NavigationGroup, navigationGroups, type Screen } from './screen.ts';

export interface NavigationPart {
  readonly group: NavigationGroup;
  readonly screens: readonly Screen[];
}

export interface Opened {
  readonly rights: readonly string[];
  readonly planFlags: readonly number[];
}

/** What a member finds in the navigation: the screens of their rights and the website's plan, in groups, without empty ones. */
export function navigationFor(screens: readonly Screen[], { rights, planFlags }: Opened): readonly NavigationPart[] {
  const shown = screens.filter(
    (screen) => screen.navigation !== undefined && rights.includes(screen.right) && isInPlan(screen, planFlags),
  );
  return navigationGroups
    .map((group) => ({ group, screens: inOrder(shown.filter((screen) => screen.navigation?.group === group)) }))
    .filter((part) => part.screens.length > 0);
}

function inOrder(screens: readonly Screen[]): readonly Screen[] {
  return screens.toSorted((one, other) => (one.navigation?.place ?? 0) - (other.navigation?.place ?? 0));
}

export function isInPlan({ planFlag }: Pick<Screen, 'planFlag'>, planFlags: readonly number[]): boolean {
  return planFlag === undefined || hasFeature(planFlags, planFlag);
}

/** Groups that are set up once and looked at seldom. */
export function isFolded(group: NavigationGroup): boolean {
  return group === 'settings' || group === 'system';
}

/** Whether an address is that of a screen, or below it. */
export function isWithin(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}

/** Whether the navigation names others under this path: then it is not the current one while one of those is open. */
export function hasScreensBelow(screens: readonly Screen[], path: string): boolean {
  return screens.some((screen) => screen.navigation !== undefined && screen.path.startsWith(`${path}/`));
}
