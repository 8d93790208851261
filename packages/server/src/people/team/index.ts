import type { Feature } from '../../platform/feature.ts';
import { teamDoors } from './identify.ts';
import { invitationTemplate } from './invitation/mail.ts';
import { noticeTemplates } from './notice/mail.ts';
import { resetTemplate } from './password-reset/mail.ts';
import { passwordResetTasks } from './password-reset/tasks.ts';
import { teamRoutes } from './routes.ts';

export { teamDoors } from './identify.ts';
export type { TeamMember } from './member.ts';
export { memberResetLinks } from './password-reset/reset-links.ts';
export { ownerSetupLinks, type SetupLink } from './setup/setup.ts';
export { listMembers } from './store.ts';

export const teamFeature: Feature = {
  name: 'team',
  routes: teamRoutes,
  doors: teamDoors,
  tasks: passwordResetTasks,
  mails: [invitationTemplate, resetTemplate, ...Object.values(noticeTemplates)],
};
