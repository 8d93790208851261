import type { Feature } from '../../platform/feature.ts';
import { teamHooks } from './identify.ts';
import { invitationTemplate } from './invitation/mail.ts';
import { noticeTemplates } from './notice/mail.ts';
import { resetTemplate } from './password-reset/mail.ts';
import { resetSchedules, resetSweep } from './password-reset/sweep.ts';
import { passwordResetTasks } from './password-reset/tasks.ts';
import { teamRoutes } from './routes.ts';
import { secondFactorSchedules, secondFactorTasks } from './second-factor/tasks.ts';
import { selectNames } from './store.ts';

export const teamFeature: Feature = {
  name: 'team',
  routes: teamRoutes,
  httpHooks: teamHooks,
  tasks: (parts) => [...passwordResetTasks(parts), resetSweep(parts), ...secondFactorTasks(parts)],
  schedules: [...resetSchedules, ...secondFactorSchedules],
  subjectNames: [{ kind: 'team_member', names: selectNames }],
  mails: [invitationTemplate, resetTemplate, ...Object.values(noticeTemplates)],
};
