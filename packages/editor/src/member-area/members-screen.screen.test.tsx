import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { MembersScreen } from './members-screen.tsx';
import type { Member, MemberArea } from './queries.ts';

const area: MemberArea = {
  id: 'a1',
  version: 1,
  state: 'published',
  isVisible: true,
  body: { texts: { en: { name: 'Pottery', description: '' } }, pageIds: [], productIds: [] },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const member: Member = {
  id: 'm1',
  email: 'ada@example.com',
  name: 'Ada',
  hasAccount: true,
  isOpen: true,
  startsAt: '2026-11-16T09:00:00.000Z',
  until: null,
  renews: false,
  orderId: null,
  orderNumber: null,
  who: 'Mona',
  reason: 'A friend',
  endedAt: null,
  endedBy: null,
  endReason: '',
};

it('shows who has access until when, and takes it away for a reason only', async () => {
  const sent = answerCalls({
    'GET /api/commerce/member-areas/a1': () => area,
    'GET /api/commerce/member-areas/a1/members': () => ({ members: [member], nextAfter: null }),
    'POST /api/commerce/member-access/m1/end': () => ({ ...member, isOpen: false }),
  });
  const options = {
    address: '/config/commerce/member-areas/a1/members',
    path: '/config/commerce/member-areas/$id/members',
  };
  const { user } = await renderScreen(MembersScreen, options);
  const row = await screen.findByRole('row', { name: /ada@example\.com/ });
  expect(row.textContent).toContain('Has access');
  expect(row.textContent).toContain('No end');
  expect(row.textContent).toContain('Mona: A friend');
  await user.click(within(row).getByRole('button', { name: 'End access of ada@example.com' }));
  const dialog = await screen.findByRole('dialog');
  const end = within(dialog).getByRole('button', { name: 'End access' });
  expect(end).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(/Reason/), 'Shared the password');
  await user.click(end);
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ body: { reason: 'Shared the password' } })),
  );
});
