export type { SignedInMember, TeamMember } from '../../platform/http/index.ts';

declare module '../../platform/http/caller.ts' {
  /** The owner is the member who can never be removed. */
  interface TeamMember {
    readonly email: string;
    readonly isOwner: boolean;
    /** The language chosen for the back office; without one the browser's counts. */
    readonly language: string | null;
  }
}
