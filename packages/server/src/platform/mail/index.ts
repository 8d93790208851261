import type { Feature } from '../feature.ts';
import { mailSchedules, mailSweepTask } from './retention.ts';
import { mailRoutes } from './routes.ts';
import { mailTasks } from './tasks.ts';
import { mailTemplateRoutes } from './template-routes.ts';

export { amountRow, amountTable, button, detail, heading, panel, paragraph, smallPrint, totalRow } from './layout.ts';
export { sendMail } from './send.ts';
export { countMails, deleteMails, deleteMailsOfAccount } from './store.ts';
export type { MailData, MailTemplate } from './template.ts';

export const mailFeature: Feature = {
  name: 'mail',
  routes: (parts, features) => [
    ...mailRoutes(parts),
    ...mailTemplateRoutes(features.flatMap((feature) => feature.mails ?? [])),
  ],
  tasks: (parts) => [...mailTasks(parts), mailSweepTask(parts)],
  schedules: mailSchedules,
};
