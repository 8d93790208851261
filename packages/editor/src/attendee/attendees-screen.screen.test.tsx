import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { AttendeesScreen } from './attendees-screen.tsx';
import { EventsScreen } from './events-screen.tsx';

const event = {
  id: 'e1',
  title: 'Kiln opening',
  path: '/dates/kiln-opening',
  startAt: '2098-12-01T18:00:00.000Z',
  endAt: '2098-12-01T20:00:00.000Z',
  isOn: true,
  hasSignUp: true,
  places: 12,
  until: null,
  taken: 3,
  hasUntold: true,
};
const ada = {
  id: 'a1',
  name: 'Ada',
  email: 'ada@example.com',
  places: 3,
  language: 'en',
  state: 'coming',
  createdAt: '2026-11-01T09:00:00.000Z',
  cancelledAt: null,
};
const gone = { ...ada, id: 'a2', name: 'Grace', state: 'cancelled', cancelledAt: '2026-11-02T09:00:00.000Z' };

function answerEvent(change: object = {}) {
  return answerCalls({
    'GET /api/attendees/events': () => ({ events: [{ ...event, ...change }], nextAfter: null }),
    'GET /api/attendees': ({ query }) => ({
      attendees: [ada, gone].filter(({ state }) => query['state'] === undefined || state === query['state']),
      nextAfter: null,
      event: { ...event, ...change },
    }),
    'POST /api/attendees/tell': () => ({ ok: true }),
    'POST /api/attendees/a1/cancel': () => ({ ok: true }),
  });
}

const page = { path: '/config/attendees/$id', address: '/config/attendees/e1' };

it('lists events with what is taken, and what visitors find', async () => {
  answerEvent();
  await renderScreen(EventsScreen, { address: '/config/attendees' });
  const link = await screen.findByRole('link', { name: 'Kiln opening' });
  expect(link.getAttribute('href')).toBe('/config/attendees/e1');
  expect(screen.getByText('3 of 12')).toBeTruthy();
  expect(screen.getByText('Open')).toBeTruthy();
});

it('cancels the places of one person with a note; who has cancelled has none', async () => {
  const sent = answerEvent();
  const { user } = await renderScreen(AttendeesScreen, page);
  await user.click(await screen.findByRole('button', { name: 'Cancel the places of Ada' }));
  expect(screen.queryByRole('button', { name: 'Cancel the places of Grace' })).toBeNull();
  const ask = within(await screen.findByRole('dialog', { name: 'Cancel the places of Ada?' }));
  await user.type(ask.getByLabelText('Your words'), 'Sorry.');
  await user.click(ask.getByRole('button', { name: 'Cancel places' }));
  expect(await screen.findByText('The places are cancelled.')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ note: 'Sorry.' });
});

it('shows places, status and what to do on a phone too, where details are left out', async () => {
  answerEvent();
  await renderScreen(AttendeesScreen, page);
  const row = (await screen.findByText('Ada')).closest('tr');
  const onPhone = [...(row?.cells ?? [])].filter((cell) => !cell.className.includes('detail'));
  expect(onPhone.map((cell) => cell.textContent)).toEqual(['Ada · 3 placesada@example.com', 'Coming', 'Cancel places']);
});

it('tells attendees of a change, or that the event is called off', async () => {
  const sent = answerEvent({ isOn: false });
  const { user } = await renderScreen(AttendeesScreen, page);
  expect(await screen.findByText('Attendees do not know that the event is no longer published')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tell them by email' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Tell attendees that it is called off?' }));
  await user.click(ask.getByRole('button', { name: 'Tell them by email' }));
  expect(await screen.findByText('The emails are on their way.')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ itemId: 'e1', note: '' });
});

it('of an event that everybody knows has nothing to tell, and without the right nothing to cancel', async () => {
  answerEvent({ hasUntold: false });
  await renderScreen(AttendeesScreen, { ...page, mayOnly: ['attendees.read'] });
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Tell|Cancel/ })).toBeNull();
});
