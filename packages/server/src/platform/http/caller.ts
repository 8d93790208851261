import type { TeamRoleCode } from '@awning/site-model';

/** Somebody who works on a website, signed in, as far as the HTTP layer and the audit need to know; the team adds what else it knows. */
export interface TeamMember {
  readonly id: string;
  readonly websiteId: string;
  readonly name: string;
  readonly roles: readonly TeamRoleCode[];
}

/** A member in one of the browsers they are signed in with. */
export interface SignedInMember extends TeamMember {
  readonly sessionId: string;
  /** When the member last showed in this session who they are. */
  readonly confirmedAt: Date;
  /** The owner asks administrators for a second factor, and this one has none yet. */
  readonly needsSecondFactor: boolean;
}

/** A visitor with an account on a website, signed in; the site users' feature adds what else it knows. */
export interface SiteUser {
  readonly id: string;
}
