import type { Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailedLinkRoutes } from '../../site/mailed-link/index.ts';
import { confirmSignUp, leave, signUpOfLink } from './links.ts';
import { restockVisitorTexts } from './messages.ts';

export function restockPageRoutes(parts: Parts): Route[] {
  return mailedLinkRoutes(parts, {
    confirmPath: '/restock/confirm',
    leavePath: '/restock/unsubscribe',
    texts: restockVisitorTexts,
    confirm: ({ id }, token) => confirmSignUp(parts, id, token),
    // An address may wait for several items; the button ends what is left, however often it is pressed.
    find: async (websiteId, token) => {
      const signUp = await signUpOfLink(parts, websiteId, token);
      return signUp && { email: signUp.email, hasLeft: false };
    },
    leave: (websiteId, token) => leave(parts, websiteId, token),
  });
}
