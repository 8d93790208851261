export type { SiteUser } from '../../platform/http/index.ts';

declare module '../../platform/http/caller.ts' {
  interface SiteUser {
    readonly websiteId: string;
    readonly email: string;
    readonly name: string;
    /** The language of the page where the account was made; mails are written in it. */
    readonly language: string;
    /** The session of this request, by its name in lists. */
    readonly sessionId: string;
    readonly isRemembered: boolean;
  }
}
