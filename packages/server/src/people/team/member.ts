import type { TeamRoleCode } from '@awning/site-model';

/** Somebody who works on a website. The owner is the member who can never be removed. */
export interface TeamMember {
  readonly id: string;
  readonly websiteId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly TeamRoleCode[];
  readonly isOwner: boolean;
  /** The language chosen for the back office; without one the browser's counts. */
  readonly language: string | null;
}
