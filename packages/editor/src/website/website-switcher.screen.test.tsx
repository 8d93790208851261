import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { WebsiteSwitcher } from './website-switcher.tsx';

const [one, two, three] = ['One', 'Two', 'Three'].map((name, index) => ({
  id: `w${index}`,
  name,
  address: `https://${name.toLowerCase()}.test`,
  isCurrent: index === 0,
}));

function open(first: object, next: object = {}) {
  answerCalls({ 'GET /api/team/websites': ({ query }) => (query['after'] === undefined ? first : next) });
  return renderScreen(() => <WebsiteSwitcher name="One" />, { address: '/config' });
}

it('is no button for a person with one website', async () => {
  await open({ websites: [one], nextAfter: null, mayAdd: true });
  expect(await screen.findByText('One')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to the other websites, more of them on demand, and says that each has its own sign-in', async () => {
  const { user } = await open(
    { websites: [one, two], nextAfter: 'w1', mayAdd: false },
    { websites: [three], nextAfter: null, mayAdd: false },
  );
  await user.click(await screen.findByRole('button', { name: 'Website: One. Switch to another one' }));
  const link = await screen.findByRole('link', { name: /Two/ });
  expect(link.getAttribute('href')).toBe('https://two.test/config');
  expect(screen.getByRole('link', { name: /One/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('Each website has its own sign-in.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a website' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Three/ })).toBeTruthy();
});
