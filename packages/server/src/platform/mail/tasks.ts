import type { Task } from '../jobs/index.ts';
import type { Parts } from '../parts.ts';
import { deliverTask } from './deliver.ts';
import { createTransport } from './transport.ts';

export function mailTasks(parts: Pick<Parts, 'config' | 'clock'>): Task[] {
  return [deliverTask(parts, createTransport(parts))] as Task[];
}
