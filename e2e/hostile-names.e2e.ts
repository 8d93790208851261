import { makeForm } from './support/forms.ts';
import { expect, test } from './support/test.ts';

/** Any part of it that runs marks the page. */
const mark = "document.documentElement.dataset.ran='yes'";
const name = `Ask "us" <img src=x onerror="${mark}"><script>${mark}</script><svg onload="${mark}">`;

test('a form whose name is markup runs nothing in the browser of the owner who opens its page', async ({
  backOffice,
}) => {
  const complaints: string[] = [];
  backOffice.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const id = await makeForm(backOffice, { name, fields: [{ id: 'email', kind: 'email', title: name }] });
  const answer = await backOffice.goto(`/form/${id}`);
  await expect(backOffice.locator('main [data-island="form"][data-awake]')).toBeAttached();
  await expect(backOffice.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(backOffice.locator('html')).not.toHaveAttribute('data-ran');
  await expect(backOffice.locator('img[src="x"]')).toHaveCount(0);
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self';/);
  // The policy had nothing to block, either.
  expect(complaints).toEqual([]);
});
