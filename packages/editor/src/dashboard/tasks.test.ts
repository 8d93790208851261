import { languages } from '@awning/formats';
import { expect, it } from 'vitest';
import type { ToDoName } from '../app/screen.ts';
import { screens } from '../app/screens.ts';
import { tasksFor } from './tasks.ts';

// Typed by the server's answer, so that a to-do the server gains is missed here by the compiler.
const names = Object.keys({
  disputedOrders: true,
  commentsToRead: true,
  failedJobs: true,
  failedMails: true,
  heldMails: true,
  missingTheme: true,
  ordersToShip: true,
  refundsToTransfer: true,
  reviewsToRead: true,
  unpaidOrders: true,
  newMessages: true,
  untaxedCountries: true,
} satisfies Record<ToDoName, true>) as ToDoName[];

it('shows what waits in the order of the server, with the screen where it is done', () => {
  const toDos = [
    { name: 'failedJobs', count: 1 },
    { name: 'heldMails', count: 3 },
    { name: 'unpaidOrders', count: 1 },
  ] as const;

  expect(tasksFor({ toDos }, screens, 'en')).toEqual([
    { name: 'failedJobs', text: '1 background task has failed', path: '/config/settings/jobs' },
    {
      name: 'heldMails',
      text: '3 emails have not been sent yet',
      path: '/config/settings/mail',
      asked: { status: 'held' },
    },
    {
      name: 'unpaidOrders',
      text: '1 order is waiting for payment',
      path: '/config/commerce/orders',
      asked: { lifecycle: 'placed', paymentStatus: 'pending' },
    },
  ]);
  expect(tasksFor({ toDos: [] }, screens, 'en')).toEqual([]);
});

it.each([
  ['ordersToShip', { shipment: 'open' }],
  ['refundsToTransfer', { transfer: 'open' }],
  ['disputedOrders', { dispute: 'open' }],
  ['failedMails', { status: 'undelivered' }],
] as const)('%s leads to a list of what it counts', (name, asked) => {
  expect(tasksFor({ toDos: [{ name, count: 1 }] }, screens, 'en')).toMatchObject([{ asked }]);
});

it.each(languages)('has words and one screen for every to-do in %s', (language) => {
  for (const name of names) {
    const [one, ...more] = tasksFor({ toDos: [{ name, count: 2 }] }, screens, language);
    expect(one?.text).toContain('2');
    expect(more).toEqual([]);
  }
});
