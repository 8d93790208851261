import type { TeamRoleCode } from '@awning/site-model';

/** A signed-in team member, as far as the HTTP layer and the audit need; the team feature adds more fields. */
export interface TeamMember {
  readonly id: string;
  readonly websiteId: string;
  readonly name: string;
  readonly roles: readonly TeamRoleCode[];
}

/** A member in one signed-in browser. */
export interface SignedInMember extends TeamMember {
  readonly sessionId: string;
  /** The last time the member confirmed their identity in this session. */
  readonly confirmedAt: Date;
  /** The owner requires a second factor for administrators, and this member has none yet. */
  readonly needsSecondFactor: boolean;
}

/** A signed-in visitor with an account; the site-user feature adds more fields. */
export interface SiteUser {
  readonly id: string;
}
