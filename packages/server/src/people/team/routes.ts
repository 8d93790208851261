import type { Route } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { accountRoutes } from './account/routes.ts';
import { apiKeyRoutes } from './api-key/routes.ts';
import { confirmationRoutes } from './confirmation/routes.ts';
import { invitationRoutes } from './invitation/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { passkeyProofRoutes } from './second-factor/passkey/proof-routes.ts';
import { passkeyRoutes } from './second-factor/passkey/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { secondFactorRuleRoutes } from './second-factor/rule/routes.ts';
import { secondStepRoutes } from './second-factor/second-step/routes.ts';
import { sessionListRoutes } from './session/list-routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { personsWebsiteRoutes } from './websites/routes.ts';

export function teamRoutes(parts: Parts): Route[] {
  const all = [
    sessionRoutes,
    sessionListRoutes,
    setupRoutes,
    accountRoutes,
    confirmationRoutes,
    secondStepRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    passkeyProofRoutes,
    secondFactorRuleRoutes,
    passwordResetRoutes,
    invitationRoutes,
    membershipRoutes,
    apiKeyRoutes,
    personsWebsiteRoutes,
  ];
  return all.flatMap((routes) => routes(parts));
}
