import { addressIn, type Website } from '../../platform/website/index.ts';

/** The address of an account page with the token of a mailed link. */
export function mailedLink(website: Pick<Website, 'languages'>, { site, language, path, token }: MailedLink): string {
  const link = new URL(addressIn(website, language, path), site);
  link.searchParams.set('token', token);
  return link.href;
}

export interface MailedLink {
  /** Address of the website, without a final slash. */
  readonly site: string;
  readonly language: string;
  readonly path: string;
  readonly token: string;
}
