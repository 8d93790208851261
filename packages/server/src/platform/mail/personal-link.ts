import { can, type TeamRoleCode } from '@awning/site-model';
import type { Mail } from './store.ts';

/**
 * Mails with a link that opens an account or says yes in somebody's name, and who else may read it in the outbox until the mail
 * is sent: `team` who may invite anybody anyway, `shop` whoever reads the outbox of a shop without a mail server, where passing
 * the link on is the only way (D-167). Nobody may read the link to the account of a colleague.
 */
const readers: Readonly<Record<string, 'nobody' | 'team' | 'shop'>> = {
  'team-invitation': 'team',
  'team-password-reset': 'nobody',
  'site-user-confirm': 'shop',
  'site-user-password-reset': 'shop',
  'site-user-email-change': 'shop',
  'newsletter-confirm': 'shop',
};

/** Whether the mail holds a link that is not for this reader. */
export function isLinkHidden(
  { kind, status }: Pick<Mail, 'kind' | 'status'>,
  roles: readonly TeamRoleCode[],
  hasMailServer: boolean,
): boolean {
  if (!hasPersonalLink(kind)) return false;
  if (status === 'sent') return true;
  switch (readers[kind]) {
    case 'team':
      return !can(roles, 'team.manage');
    case 'shop':
      return hasMailServer;
    default:
      return true;
  }
}

export function hasPersonalLink(kind: string): boolean {
  return Object.hasOwn(readers, kind);
}

/** The mail with its link broken: the token, which is all that counts, is left out. */
export function withoutLink({ html, text }: Pick<Mail, 'html' | 'text'>): Pick<Mail, 'html' | 'text'> {
  return { html: breakLinks(html), text: breakLinks(text) };
}

function breakLinks(source: string): string {
  return source.replaceAll(/([?&;]token=)[\w.~%-]+/g, '$1…');
}
