/** A visitor with an account on a website, signed in. */
export interface SiteUser {
  readonly id: string;
  readonly websiteId: string;
  readonly email: string;
  readonly name: string;
  /** The language of the page where the account was made; mails are written in it. */
  readonly language: string;
  /** The session of this request, by its name in lists. */
  readonly sessionId: string;
  readonly isRemembered: boolean;
}
