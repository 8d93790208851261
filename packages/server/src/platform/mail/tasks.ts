import type { Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { deliverTask } from './deliver.ts';
import { smtpTransport } from './transport.ts';

export function mailTasks(parts: Pick<Parts, 'config' | 'clock'>): Task[] {
  const { smtpUrl, mailFrom } = parts.config;
  // The configuration requires a sender if there is a server.
  const transport = smtpUrl === undefined || mailFrom === undefined ? undefined : smtpTransport(smtpUrl, mailFrom);
  return [deliverTask(parts, transport)] as Task[];
}
