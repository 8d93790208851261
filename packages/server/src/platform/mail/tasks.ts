import type { Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { deliverTask } from './deliver.ts';
import { smtpTransport } from './transport.ts';

export function mailTasks(parts: Pick<Parts, 'config' | 'clock'>): Task[] {
  const { smtpUrl, mailFrom } = parts.config;
  // The configuration is refused at start when there is a server but no sender.
  const transport = smtpUrl === undefined || mailFrom === undefined ? undefined : smtpTransport(smtpUrl, mailFrom);
  return [deliverTask(parts, transport)] as Task[];
}
