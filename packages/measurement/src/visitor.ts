import { TeamRole } from '@awning/site-model';

/** The client of a request: the roles of the signed-in team member, or null for all others, site users included. */
export interface Person {
  readonly teamRoles: readonly number[] | null;
}

/**
 * Whether the client counts as a visitor for tracking, on the website and in the back office. Team members do not, unless
 * viewer is their only role (D-137).
 *
 * @example
 * countsAsVisitor({ teamRoles: null }) // => true
 * countsAsVisitor({ teamRoles: [10] }) // => true
 * countsAsVisitor({ teamRoles: [10, 4] }) // => false
 */
export function countsAsVisitor({ teamRoles }: Person): boolean {
  return teamRoles === null || (teamRoles.length > 0 && teamRoles.every((role) => role === TeamRole.VIEWER));
}

/**
 * Whether a website may record anything about the client.
 *
 * @example
 * isTracked({ teamRoles: null }, { trackingDisabled: false }) // => true
 * isTracked({ teamRoles: null }, { trackingDisabled: true }) // => false
 */
export function isTracked(person: Person, settings: { readonly trackingDisabled: boolean }): boolean {
  return !settings.trackingDisabled && countsAsVisitor(person);
}
