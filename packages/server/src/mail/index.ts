import type { Feature } from '../feature.ts';
import { mailRoutes } from './routes.ts';
import { mailTasks } from './tasks.ts';

export { button, heading, paragraph, smallPrint } from './layout.ts';
export { sendMail } from './send.ts';
export { countMails } from './store.ts';
export type { MailData, MailTemplate } from './template.ts';

export const mailFeature: Feature = { name: 'mail', routes: mailRoutes, tasks: mailTasks };
