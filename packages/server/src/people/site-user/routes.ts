import { type Route, underPlan } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressRoutes } from './address/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { addressPageRoutes } from './page/address-pages.ts';
import { linkPageRoutes } from './page/link-pages.ts';
import { profilePageRoutes } from './page/profile-pages.ts';
import { sessionPageRoutes } from './page/session-pages.ts';
import { signInPageRoutes } from './page/sign-in-pages.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { sessionRoutes } from './session/routes.ts';

const calls = [
  sessionRoutes,
  registrationRoutes,
  passwordResetRoutes,
  profileRoutes,
  emailChangeRoutes,
  addressRoutes,
  privacyRoutes,
];
const pages = [signInPageRoutes, linkPageRoutes, profilePageRoutes, addressPageRoutes, sessionPageRoutes];

/** All of them belong to one plan feature (D-015). */
export function siteUserRoutes(parts: Parts): Route[] {
  return underPlan(
    'SITE_USER_ACCOUNTS',
    [...calls, ...pages].flatMap((routes) => routes(parts)),
  );
}
