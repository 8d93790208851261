export type { SignedInMember, TeamMember } from '../../platform/http/index.ts';

declare module '../../platform/http/caller.ts' {
  /** The owner can never be removed. */
  interface TeamMember {
    readonly email: string;
    readonly isOwner: boolean;
    /** The chosen language of the back office; null means the browser's. */
    readonly language: string | null;
  }
}
