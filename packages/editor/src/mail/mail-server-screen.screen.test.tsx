import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { MailServerScreen } from './mail-server-screen.tsx';

async function open(source: 'none' | 'website', heldMails: number) {
  const none = { host: '', port: 587, security: 'starttls', user: '', hasPassword: false, from: '' };
  answerCalls({
    'GET /api/website/mail-server': () => ({ source, ...none }),
    'GET /api/back-office/overview': () => ({
      toDos: heldMails === 0 ? [] : [{ name: 'heldMails', count: heldMails }],
    }),
  });
  await renderScreen(MailServerScreen, { address: '/config/settings/mail-server' });
  await screen.findByLabelText('Sender address');
}

it('says how many emails wait, and where they are sent from once email is set up', async () => {
  await open('none', 3);
  expect(await screen.findByText('3 emails are waiting')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the outbox' }).getAttribute('href')).toBe('/config/settings/mail');
});

it('says that emails will wait, as long as none does', async () => {
  await open('none', 0);
  expect(screen.getByText('New emails wait in the outbox until you enter a mail server.')).toBeTruthy();
});

it('is silent once email is set up and nothing waits', async () => {
  await open('website', 0);
  expect(screen.queryByText('Email is not set up yet')).toBeNull();
});
