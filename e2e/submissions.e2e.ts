import { makeForm, teamCall } from './support/forms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const hostile = `</textarea><script>document.title = 'taken'</script><img src=x onerror="document.title = 'taken'">`;
const fields = [
  { id: 'email', kind: 'email', title: 'Email', required: true },
  { id: 'message', kind: 'textarea', title: hostile },
  { id: 'word', kind: 'password', title: 'Word' },
];

for (const width of [375, 1440]) {
  test(`at ${width} pixels the owner finds a submission, sees hostile text as text, and deletes it`, async ({
    backOffice,
    request,
    baseURL,
  }) => {
    const titles: string[] = [];
    backOffice.on('dialog', (dialog) => titles.push(dialog.message()));
    await backOffice.setViewportSize({ width, height: 900 });
    const name = `Hostile ${width}`;
    const id = await makeForm(backOffice, { name, fields });
    const call = async (path: string, data: object) =>
      (await (await request.post(`${baseURL}/api/form/${path}`, { data })).json()) as Record<string, string>;
    for (const message of [hostile, 'nothing to fear']) {
      const { key } = await call('FormSubmissionKey', {});
      const answers = { email: `writer-${width}@example.com`, message, word: 'open sesame' };
      const page = { pageTitle: hostile, pagePath: '/contact' };
      const body = { key, formId: id, form: JSON.stringify(answers), ...page };
      expect(await call('SaveFormSubmission', body)).toHaveProperty('submissionId');
    }

    await backOffice.goto('/config/forms');
    await backOffice.locator(`a[href$="${id}/submissions"]`).click();
    const list = backOffice.getByRole('table', { name }).locator('tbody');
    await expect(list.getByRole('row')).toHaveCount(2);
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.getByLabel('Search').fill('ONERROR');
    await expect(list.getByRole('row')).toHaveCount(2);
    await backOffice.getByLabel('Search').fill('nothing to FEAR');
    await expect(list.getByRole('row')).toHaveCount(1);
    await backOffice.getByLabel('Search').fill('');
    await expect(list.getByRole('row')).toHaveCount(2);

    await list.getByRole('link').last().click();
    await expect(backOffice.getByRole('definition').filter({ hasText: hostile }).first()).toBeVisible();
    await expect(backOffice.getByText('open sesame')).toHaveCount(0);
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.getByRole('button', { name: 'Show passwords' }).click();
    await expect(backOffice.getByText('open sesame')).toBeVisible();
    expect(await backOffice.title()).not.toBe('taken');
    await expect(backOffice.locator('img[src="x"]')).toHaveCount(0);

    await backOffice.getByRole('button', { name: 'Delete' }).click();
    await backOffice.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(list.getByRole('row')).toHaveCount(1);
    const left = await teamCall<{ submissions: object[] }>(backOffice, 'GET', `/api/forms/${id}/submissions`);
    expect(left.submissions).toHaveLength(1);
    expect(titles).toEqual([]);
  });
}
