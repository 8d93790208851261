export type { SiteUser } from '../../platform/http/index.ts';

declare module '../../platform/http/caller.ts' {
  interface SiteUser {
    readonly websiteId: string;
    readonly email: string;
    readonly name: string;
    /** The language of the page where the account was created; mails use it. */
    readonly language: string;
    /** The id of the request's session in lists. */
    readonly sessionId: string;
    readonly isRemembered: boolean;
  }
}
