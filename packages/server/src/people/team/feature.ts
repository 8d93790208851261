import type { Feature } from '../../platform/feature.ts';
import { teamDoors } from './identify.ts';
import { invitationTemplate } from './invitation/mail.ts';
import { noticeTemplates } from './notice/mail.ts';
import { resetTemplate } from './password-reset/mail.ts';
import { passwordResetTasks } from './password-reset/tasks.ts';
import { teamRoutes } from './routes.ts';
import { secondFactorSchedules, secondFactorTasks } from './second-factor/tasks.ts';

export const teamFeature: Feature = {
  name: 'team',
  routes: teamRoutes,
  doors: teamDoors,
  tasks: (parts) => [...passwordResetTasks(parts), ...secondFactorTasks(parts)],
  schedules: secondFactorSchedules,
  mails: [invitationTemplate, resetTemplate, ...Object.values(noticeTemplates)],
};
