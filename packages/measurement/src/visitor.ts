import { TeamRole } from '@awning/site-model';

/** Somebody before us: the roles of the team member who is signed in, or null for everybody else, site users included. */
export type Person = { readonly teamRoles: readonly number[] | null };

/**
 * Whether somebody counts as a visitor for tracking, in the configuration area as everywhere. Team members do not, unless
 * viewing is all they may do: viewer is their only role (D-137).
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
 * Whether anything may be recorded about somebody on a website.
 *
 * @example
 * isTracked({ teamRoles: null }, { trackingDisabled: false }) // => true
 * isTracked({ teamRoles: null }, { trackingDisabled: true }) // => false
 */
export function isTracked(person: Person, settings: { readonly trackingDisabled: boolean }): boolean {
  return !settings.trackingDisabled && countsAsVisitor(person);
}
