import type { Config } from '../../platform/config/index.ts';
import { addressIn, mailAddress, type Website } from '../../platform/website/index.ts';

/** The address of an account page with the token of a mailed link. */
export function mailedLink(config: Config, website: LinkedWebsite, { language, path, token }: MailedLink): string {
  const link = new URL(addressIn(website, language, path), mailAddress(config, website));
  link.searchParams.set('token', token);
  return link.href;
}

/** The fields of the website that a mail with a link needs. */
export type LinkedWebsite = Pick<Website, 'name' | 'languages' | 'hosts' | 'address'>;

export interface MailedLink {
  readonly language: string;
  readonly path: string;
  readonly token: string;
}
