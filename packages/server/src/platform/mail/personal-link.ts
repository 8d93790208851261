import type { Right } from '@awning/site-model';
import type { Mail } from './store.ts';

/**
 * Mails with a link that opens an account or a subscription, gives consent or speaks for a buyer, and who besides the recipient may read the link in the
 * outbox until the mail is sent. `team`: members who may invite people anyway. `shop`: every reader of the outbox of a
 * shop without a mail server, where passing the link on is the only way (D-167). No one may read the link to a
 * colleague's account.
 */
const readers: Readonly<Record<string, 'nobody' | 'team' | 'shop'>> = {
  'team-invitation': 'team',
  'team-password-reset': 'nobody',
  'site-user-confirm': 'shop',
  'site-user-password-reset': 'shop',
  'site-user-email-change': 'shop',
  'newsletter-confirm': 'shop',
  'restock-confirm': 'shop',
  'attendee-confirmed': 'shop',
  'attendee-moved': 'shop',
  'review-request': 'shop',
  'subscription-begun': 'shop',
  'subscription-ended': 'shop',
  'subscription-failed': 'shop',
  'subscription-renewal': 'shop',
  'subscription-unpaid': 'shop',
};

/** Whether the mail contains a link that this reader must not see. */
export function isLinkHidden(
  { kind, status }: Pick<Mail, 'kind' | 'status'>,
  rights: ReadonlySet<Right>,
  hasMailServer: boolean,
): boolean {
  if (!hasPersonalLink(kind)) return false;
  if (status === 'sent') return true;
  switch (readers[kind]) {
    case 'team':
      return !rights.has('team.manage');
    case 'shop':
      return hasMailServer;
    default:
      return true;
  }
}

export function hasPersonalLink(kind: string): boolean {
  return Object.hasOwn(readers, kind);
}

/** Returns the mail without the token of its link. */
export function withoutLink({ html, text }: Pick<Mail, 'html' | 'text'>): Pick<Mail, 'html' | 'text'> {
  return { html: breakLinks(html), text: breakLinks(text) };
}

function breakLinks(source: string): string {
  return source.replaceAll(/([?&;]token=)[\w.~%-]+/g, '$1…');
}
