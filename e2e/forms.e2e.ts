import { type Field, fieldErrorMessages, fieldErrorText, kindOf } from '@awning/forms';
import { kindCases } from '@awning/forms/kind-cases';
import type { Locator, Page } from '@playwright/test';
import { answersOf, fieldOf, makeForm, openForm, submitButton, teamCall, typeAnswer } from './support/forms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const save = '**/api/form/SaveFormSubmission';
const errors = fieldErrorMessages('en');
const email = { id: 'email', kind: 'email', title: 'Email' } as const;
const invalid = 'One or more fields is invalid, please check your entries.';

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('FORM-003 FORM-045 FORM-047 FORM-049 FORM-052 FORM-053 FSUB-019 all 19 kinds are filled in, sent, and read by the owner', async ({
      page,
      backOffice,
    }) => {
      const id = await makeForm(backOffice, {
        formType: 'custom',
        fields: kindCases.map(({ field }) => field),
        submissionMessage: 'Hooray.\nWe write soon.',
      });
      const form = await openForm(page, id, '?from=letter');
      await expect(form).toHaveAttribute('data-form-state', 'idle');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      for (const { field, typed } of kindCases) await typeAnswer(form, field, typed);
      const sent = page.waitForRequest(save);
      await submitButton(form).click();
      const payload = (await sent).postDataJSON() as { form: string };
      const values = kindCases.flatMap(({ kind, value }) => (value === undefined ? [] : [[kind, value]]));
      expect(JSON.parse(payload.form)).toEqual(Object.fromEntries(values));

      await expect(form).toHaveAttribute('data-form-state', 'success');
      await expect(form.locator('.form-submission-text')).toHaveText('Hooray.\nWe write soon.');
      await expect(form.locator('form')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const texts = kindCases.flatMap(({ kind, text }) => (kind === 'section' ? [] : [[kind, text]]));
      expect(await answersOf(backOffice, id)).toEqual([Object.fromEntries(texts)]);
    });

    test('FORM-044 FORM-046 FORM-057 FORM-061 FORM-062 required fields say so above their titles, and nothing is sent', async ({
      page,
      backOffice,
    }) => {
      const required = kindCases.filter(({ canBeRequired }) => canBeRequired);
      const id = await makeForm(backOffice, { fields: kindCases.map(({ field }) => ({ ...field, required: true })) });
      const sent = callsOf(page);
      const form = await openForm(page, id);
      await submitButton(form).click();
      await expect(form).toHaveAttribute('data-form-state', 'failure');
      await expect(form.locator('.field-error')).toHaveCount(required.length);
      for (const { field } of required) {
        const item = fieldOf(form, field.id);
        await expect(item.locator('.field-error')).toHaveText('Required');
        await expectAbove(item.locator('.field-error'), item.locator('.title'));
      }
      await expect(form.locator('.form-problem-text')).toHaveText(invalid);
      const [above, below] = [
        form.locator('.form-problem-notice').first(),
        form.locator('.form-problem-notice--below'),
      ];
      await expect(above).toHaveText('Your form has encountered a problem. Please scroll down to review.');
      await expect(below).toHaveText('Your form has encountered a problem. Please scroll up to review.');
      await expectAbove(above, fieldOf(form, 'text'));
      await expectAbove(submitButton(form), below);
      await expect(fieldOf(form, 'text').locator('input')).toBeFocused();
      expect(sent).toEqual([]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await form.getByRole('link', { name: 'Select' }).click();
      await expect(fieldOf(form, 'select').locator('select')).toBeFocused();
      await fieldOf(form, 'select').locator('select').selectOption('Red');
      await expect(fieldOf(form, 'select').locator('.field-error')).toHaveCount(0);
    });
  });
}

for (const { kind, field, refused, typed, value, text } of kindCases) {
  const typable = refused.filter(([raw]) => isTypable(field.kind, raw));
  if (typable.length === 0) continue;
  test(`the kind ${kind} is refused in the browser with the same message as by the server, and then corrected`, async ({
    page,
    backOffice,
  }) => {
    const id = await makeForm(backOffice, { fields: [field] });
    const form = await openForm(page, id);
    const sent = callsOf(page);
    for (const [raw, reason] of typable) {
      await typeAnswer(form, field, named(field.kind, raw));
      await submitButton(form).click();
      await expect(fieldOf(form, field.id).locator('.field-error')).toHaveText(fieldErrorText({ reason }, errors));
    }
    expect(sent).toEqual([]);
    await typeAnswer(form, field, Array.isArray(value) ? named(field.kind, value) : typed);
    await submitButton(form).click();
    await expect(form.locator('.form-submission-text')).toBeVisible();
    expect(await answersOf(backOffice, id)).toEqual([{ [field.id]: text }]);
  });
}

test('FORM-035 FORM-036 FORM-037 FORM-038 a text area counts to its limit and says when it is passed', async ({
  page,
  backOffice,
}) => {
  const id = await makeForm(backOffice, {
    fields: [
      { id: 'limited', kind: 'textarea', title: 'Limited', maxLength: 200 },
      { id: 'zero', kind: 'textarea', title: 'Zero', maxLength: 0 },
      { id: 'free', kind: 'textarea', title: 'Free' },
    ],
  });
  const form = await openForm(page, id);
  const counter = form.locator('.field-counter');
  await expect(counter).toHaveCount(1);
  await form.getByLabel('Limited').fill('Hello, world');
  await expect(counter).toHaveText('12 / 200');
  await expect(counter).not.toHaveClass(/--error/);
  await form.getByLabel('Limited').fill('x'.repeat(200));
  await expect(counter).not.toHaveClass(/--error/);
  await form.getByLabel('Limited').press('End');
  await form.getByLabel('Limited').press('y');
  await expect(counter).toHaveText('201 / 200');
  await expect(counter).toHaveClass(/field-counter--error/);
  await expect(form.getByLabel('Limited')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('FORM-048 FORM-056 while a form is being sent it is locked, the button says so, and a second press sends nothing', async ({
  page,
  backOffice,
}) => {
  page.removeAllListeners('console');
  const id = await makeForm(backOffice, { fields: [email], submitButtonText: 'Ask' });
  const form = await openForm(page, id);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(save, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  const sent = callsOf(page);
  await form.getByLabel('Email').fill('ada@example.com');
  await submitButton(form).click();
  await expect(form).toHaveAttribute('data-form-state', 'submitting');
  await expect(submitButton(form)).toHaveText('Submitting…');
  await expect(submitButton(form)).toHaveAttribute('aria-disabled', 'true');
  await expect(form.locator('.field-list')).toHaveAttribute('inert', '');
  await submitButton(form).click({ force: true });
  release();
  await expect(form).toHaveAttribute('data-form-state', 'failure');
  expect(sent.filter((url) => url.endsWith('SaveFormSubmission'))).toHaveLength(1);
  await expect(submitButton(form)).toHaveText('Ask');
  await expect(submitButton(form)).toBeEnabled();
  await expect(form.locator('.field-list')).not.toHaveAttribute('inert');
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com');
});

const statuses = [
  ['FSUB-025', 400, { errors: { email: 'Say who you are.' } }, invalid],
  ['FSUB-026', 401, {}, 'Unable to submit form. Please try again later.'],
  ['FSUB-027', 404, {}, 'This form has not been configured yet.'],
  ['FSUB-028', 429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ['FSUB-029', 500, {}, 'Unable to send form. Please try again later.'],
  ['FSUB-030', 418, { error: 'Only tea here.' }, 'Only tea here.'],
  ['FSUB-031', 503, {}, 'Unknown error, please try again later.'],
  ['FSUB-032', 200, 'not JSON', 'Error processing form submission. Please reload and try again.'],
] as const;
test(`${statuses.map(([row]) => row).join(' ')} each failure has its text`, async ({ page, backOffice }) => {
  page.removeAllListeners('console');
  const form = await openForm(page, await makeForm(backOffice, { fields: [email] }));
  await page.route('**/api/form/FormSubmissionKey', (route) => route.fulfill({ json: { key: 'k' } }));
  for (const [row, status, answer, text] of statuses) {
    await test.step(`${row} ${status}`, async () => {
      const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
      await page.route(save, (route) => route.fulfill({ status, contentType: 'application/json', body }));
      await submitButton(form).click();
      await expect(form.locator('.form-problem-text')).toHaveText(text);
      await expect(form.locator('.form-problem-notice')).toHaveCount(2);
      await expect(form.locator('.field-error')).toHaveText(status === 400 ? ['Say who you are.'] : []);
      await expect(submitButton(form)).toBeEnabled();
      await expect(status === 400 ? form.getByLabel('Email') : form.locator('.form-problem')).toBeFocused();
    });
  }
  await expectAccessible(page);
});

test('FSUB-026 FSUB-027 FSUB-028 the server itself refuses a key that is not its own, an archived form, and a flood', async ({
  page,
  backOffice,
}) => {
  const id = await makeForm(backOffice, { fields: [email] });
  const form = await openForm(page, id);
  const problem = form.locator('.form-problem-text');
  await page.route('**/api/form/FormSubmissionKey', (route) => route.fulfill({ json: { key: 'made up' } }));
  await submitButton(form).click();
  await expect(problem).toHaveText('Unable to submit form. Please try again later.');
  await teamCall(backOffice, 'DELETE', `/api/forms/${id}?version=2`);
  await submitButton(form).click();
  await expect(problem).toHaveText('This form has not been configured yet.');
  for (let calls = 0; calls < 10; calls += 1) {
    await page.request.post('/api/form/SaveFormSubmission', { data: { key: 'x', formId: id, form: '{}' } });
  }
  await submitButton(form).click();
  await expect(problem).toHaveText('Unable to submit form. Submission rate limit exceeded. Please try again later.');
});

test('FSUB-034 without a key nothing is sent', async ({ page, backOffice, context }) => {
  page.removeAllListeners('console');
  const form = await openForm(page, await makeForm(backOffice, { fields: [email] }));
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(form.locator('.form-problem-text')).toHaveText(
    'Could not get a form submission key, please try again later.',
  );
  await context.setOffline(false);
  await submitButton(form).click();
  await expect(form.locator('.form-submission-text')).toHaveText('Thank you!');
});

test('FSUB-035 values that cannot be read give an error', async ({ page, backOffice }) => {
  const hidden = { id: 'h', kind: 'hidden', key: 'from', value: '' };
  const form = await openForm(page, await makeForm(backOffice, { fields: [email, hidden] }));
  await page.evaluate(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('broken by a theme');
    };
  });
  await submitButton(form).click();
  await expect(form.locator('.form-problem-text')).toHaveText(
    'Could not parse the form fields, please check your entries.',
  );
});

test('FSUB-023 FSUB-024 both calls carry the cookies of the page', async ({ page, backOffice }) => {
  const form = await openForm(page, await makeForm(backOffice, { fields: [email] }));
  const [keyCall, saveCall] = await Promise.all([
    page.waitForRequest('**/api/form/FormSubmissionKey'),
    page.waitForRequest(save),
    submitButton(form).click(),
  ]);
  for (const call of [keyCall, saveCall]) expect((await call.allHeaders())['cookie']).toContain('crumb=');
});

test('after a lost response the form is sent again with the same key, so that nothing is stored twice', async ({
  page,
  backOffice,
}) => {
  page.removeAllListeners('console');
  const id = await makeForm(backOffice, { fields: [email] });
  const form = await openForm(page, id);
  await form.getByLabel('Email').fill('once@example.com');
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('SaveFormSubmission')) keys.push((request.postDataJSON() as { key: string }).key);
  });
  await page.route(save, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submitButton(form).click();
  await expect(form).toHaveAttribute('data-form-state', 'failure');
  await page.unroute(save);
  await submitButton(form).click();
  await expect(form.locator('.form-submission-text')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await answersOf(backOffice, id)).toEqual([{ email: 'once@example.com' }]);
});

test('FORM-051 after success the visitor is redirected as the owner set', async ({ page, backOffice }) => {
  const form = await openForm(
    page,
    await makeForm(backOffice, { fields: [email], successRedirect: '/about?thanks=1' }),
  );
  await submitButton(form).click();
  await expect(page).toHaveURL(/\/about\?thanks=1$/);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 375, height: 320 } });

  test('FORM-054 the page scrolls to the submission text, 30 pixels below the edge, and it has the focus', async ({
    page,
    backOffice,
  }) => {
    const fields = Array.from({ length: 12 }, (_, index) => ({
      id: `t${index}`,
      kind: 'text',
      title: `Question ${index}`,
    }));
    const form = await openForm(page, await makeForm(backOffice, { fields }));
    await submitButton(form).click();
    const text = form.locator('.form-submission-text');
    await expect(text).toBeFocused();
    await expect.poll(() => top(text)).toBeGreaterThanOrEqual(29);
    await expect.poll(() => top(text)).toBeLessThanOrEqual(31);
  });
});

test('FORM-055 the owner’s code runs after success, in a frame that cannot touch the page', async ({
  page,
  backOffice,
}) => {
  page.removeAllListeners('console');
  const submissionHTML = `<p id="code">waiting</p><script>
    let reach = 'shut';
    try { parent.document.title = 'taken'; reach = 'open'; } catch {}
    document.getElementById('code').textContent = 'ran, page ' + reach + ', cookies ' + (() => { try { return document.cookie; } catch { return 'none'; } })();
  </script>`;
  const id = await makeForm(backOffice, { fields: [email], submissionHTML });
  const form = await openForm(page, id);
  await expect(form.locator('iframe')).toHaveCount(0);
  const title = await page.title();
  await submitButton(form).click();
  await expect(page.frameLocator('.form-submission-html').locator('#code')).toHaveText('ran, page shut, cookies none');
  await expect(form.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-same-origin)/);
  // The frame is as high as its content: neither cut off nor with a gap.
  const content = page.frameLocator('.form-submission-html').locator('html');
  await expect
    .poll(() =>
      content.evaluate((html: HTMLElement) => [html.scrollHeight - innerHeight, html.offsetHeight - innerHeight]),
    )
    .toEqual([0, 0]);
  expect(await page.title()).toBe(title);
  await expectAccessible(page);
});

test('FORM-063 a newsletter form has no notices', async ({ page, backOffice }) => {
  const id = await makeForm(backOffice, {
    formType: 'newsletter',
    name: 'Letters',
    fields: [{ ...email, required: true }],
  });
  const form = await openForm(page, id);
  await submitButton(form).click();
  await expect(form.locator('.form-problem-text')).toHaveText(invalid);
  await expect(form.locator('.field-error')).toHaveText('Required');
  await expect(form.locator('.form-problem-notice')).toHaveCount(0);
  await expectAccessible(page);
});

test('text typed before the scripts loaded is not lost', async ({ page, backOffice }) => {
  const id = await makeForm(backOffice, { fields: kindCases.map(({ field }) => field) });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/storefront/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/form/${id}?from=letter`, { waitUntil: 'commit' });
  const form = page.locator(`[data-form-id="${id}"]`);
  for (const { field, typed } of kindCases) await typeAnswer(form, field, typed);
  release();
  await expect(page.locator('main [data-island="form"][data-awake]')).toBeAttached();
  const sent = page.waitForRequest(save);
  await submitButton(form).click();
  const values = kindCases.flatMap(({ kind, value }) => (value === undefined ? [] : [[kind, value]]));
  expect(JSON.parse(((await sent).postDataJSON() as { form: string }).form)).toEqual(Object.fromEntries(values));
  await expect(form.locator('.form-submission-text')).toBeVisible();
});

test('a form is filled in and sent by keyboard alone', async ({ page, backOffice }) => {
  const fields = kindCases.filter(({ kind }) => ['name', 'email', 'radio', 'checkbox', 'select'].includes(kind));
  const form = await openForm(page, await makeForm(backOffice, { fields: fields.map(({ field }) => field) }));
  await fieldOf(form, 'email').locator('input').focus();
  await page.keyboard.type('keys@example.com');
  for (const text of ['Ada', 'Lovelace']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest(save);
  await page.keyboard.press('Enter');
  expect(JSON.parse(((await sent).postDataJSON() as { form: string }).form)).toEqual({
    email: 'keys@example.com',
    name: ['Ada', 'Lovelace'],
    radio: 'Red',
    checkbox: ['Red'],
    select: 'Red',
  });
  await expect(form.locator('.form-submission-text')).toBeFocused();
});

for (const [prefix, submit, problem, required] of [
  ['/de', 'Absenden', 'Mit Ihrem Formular gibt es ein Problem. Bitte sehen Sie weiter unten nach.', 'Erforderlich'],
  [
    '/fr',
    'Envoyer',
    'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le bas pour le vérifier.',
    'Obligatoire',
  ],
] as const) {
  test(`at ${prefix} a form is in the language of the page`, async ({ page, backOffice }) => {
    const form = await openForm(
      page,
      await makeForm(backOffice, { fields: [{ ...email, required: true }] }),
      '',
      prefix,
    );
    await expect(submitButton(form)).toHaveText(submit);
    await submitButton(form).click();
    await expect(form.locator('.form-problem-notice').first()).toHaveText(problem);
    await expect(form.locator('.field-error')).toHaveText(required);
    await expectAccessible(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all 19 kinds are sent by a plain form', async ({ page, backOffice }) => {
    const id = await makeForm(backOffice, {
      fields: kindCases.map(({ field }) => field),
      submissionMessage: 'Hooray.',
    });
    await page.goto(`/form/${id}`);
    const form = page.locator(`[data-form-id="${id}"]`);
    await typeAnswer(form, email, 'not an address');
    await submitButton(form).click();
    await expect(form.locator('.form-problem-text')).toHaveText(invalid);
    await expect(fieldOf(form, 'email').locator('.field-error')).toHaveText(
      fieldErrorText({ reason: 'email' }, errors),
    );
    await expect(fieldOf(form, 'email').locator('input')).toHaveValue('not an address');
    for (const { field, typed } of kindCases) await typeAnswer(form, field, typed);
    await submitButton(form).click();
    await expect(page).toHaveURL(new RegExp(`/form/${id}/sent`));
    await expect(form.locator('.form-submission-text')).toHaveText('Hooray.');
    const texts = kindCases.flatMap(({ kind, text }) => (kind === 'section' ? [] : [[kind, text]]));
    expect(await answersOf(backOffice, id)).toEqual([{ ...Object.fromEntries(texts), hidden: 'direct' }]);
  });
});

function callsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/form/')) sent.push(request.url());
  });
  return sent;
}

/** Both places are read in one step: the page scrolls to the first fault meanwhile. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const isAbove = await upper.evaluate(
    (element, other) => element.getBoundingClientRect().top < other.getBoundingClientRect().top,
    await lower.elementHandle(),
  );
  expect(isAbove, `${String(upper)} is above ${String(lower)}`).toBe(true);
}

async function top(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

/** Refused values that can be typed; the others can only be sent by a program. */
function isTypable(kind: Field['kind'], raw: unknown): boolean {
  const { shape, parts } = kindOf(kind);
  if (shape === 'parts') {
    return Array.isArray(raw) && raw.length === parts?.length && raw.every((text) => typeof text === 'string');
  }
  return typeof raw === 'string' && (shape === 'line' || shape === 'lines');
}

/** Sub-values by name, as in the form. */
function named(kind: Field['kind'], raw: unknown): unknown {
  const { parts } = kindOf(kind);
  return parts && Array.isArray(raw)
    ? Object.fromEntries(
        parts.flatMap(({ name }, index) => (kind === 'phone' && index === 0 ? [] : [[name, raw[index]]])),
      )
    : raw;
}
