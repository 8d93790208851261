import type { Right, TeamRoleCode } from '@awning/site-model';

/** A signed-in team member, as far as the HTTP layer and the audit need; the team feature adds more fields. */
export interface TeamMember {
  readonly id: string;
  readonly websiteId: string;
  readonly name: string;
  readonly roles: readonly TeamRoleCode[];
}

/** The caller of a team route: a signed-in browser, or a program with one of the member's API keys. */
export interface TeamCaller extends TeamMember {
  /** The rights of this caller: those of the member's roles; for a key, the part of them that it was given. */
  readonly rights: ReadonlySet<Right>;
  /** The owner requires a second factor for administrators, and this member has none yet. */
  readonly needsSecondFactor: boolean;
  /** The last time the member confirmed their identity; null for a key that must not make calls that require it. */
  readonly confirmedAt: Date | null;
  /** Null in a browser. */
  readonly apiKeyId: string | null;
}

/** A member in one signed-in browser. */
export interface SignedInMember extends TeamCaller {
  readonly sessionId: string;
  readonly confirmedAt: Date;
  readonly apiKeyId: null;
}

export function isSignedIn(caller: TeamCaller): caller is SignedInMember {
  return caller.apiKeyId === null;
}

/** A signed-in visitor with an account; the site-user feature adds more fields. */
export interface SiteUser {
  readonly id: string;
}
