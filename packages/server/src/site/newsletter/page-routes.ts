import { PageType } from '@awning/site-model';
import type { Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailedLinkRoutes } from '../mailed-link/index.ts';
import { newsletterPageTexts } from './messages.ts';
import { confirm, contactOfLink, unsubscribe } from './newsletter.ts';

export function newsletterPageRoutes(parts: Parts): Route[] {
  return mailedLinkRoutes(parts, {
    confirmPath: '/newsletter/confirm',
    leavePath: '/newsletter/unsubscribe',
    leavePageType: PageType.newsletterUnsubscribe,
    texts: newsletterPageTexts,
    confirm: async (website, token) => (await confirm(parts, { website, token })) !== undefined,
    find: async (websiteId, token) => {
      const contact = await contactOfLink(parts, websiteId, token);
      return contact && { email: contact.email, hasLeft: contact.status === 'unsubscribed' };
    },
    leave: (websiteId, token) => unsubscribe(parts, websiteId, token),
  });
}
