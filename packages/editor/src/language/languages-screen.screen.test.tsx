import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { LanguagesScreen } from './languages-screen.tsx';

const address = '/config/settings/languages';
const nothing = { missing: 0, changed: 0, complete: 3 };
const english = { code: 'en', name: 'English', isPrimary: true, enabled: true };
const german = { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true };
const arabic = { code: 'ar', name: 'العربية', isPrimary: false, enabled: false };

function answer(refusal?: object) {
  let languages = [english, german, arabic];
  return answerCalls({
    'GET /api/multilingual/counts': () => ({
      languages: languages.map((language) => ({
        ...language,
        kinds: language.isPrimary
          ? []
          : [
              { kind: 'page', ...nothing },
              { kind: 'product', ...nothing, missing: language.code === 'ar' ? 1000 : 0 },
            ],
      })),
      isComplete: true,
    }),
    'GET /api/team/session': () => new Promise(() => undefined),
    'PUT /api/multilingual/languages': ({ body }) => {
      if (refusal) return new Refusal(400, refusal);
      languages = (body as { languages: typeof languages }).languages;
      return { languages };
    },
  });
}

const put = (sent: ReturnType<typeof answer>) =>
  sent
    .filter(({ name }) => name.startsWith('PUT'))
    .map(({ body }) => (body as { languages: { code: string; enabled: boolean }[] }).languages);

it('lists the languages with what is left to do, as links to it', async () => {
  answer();
  await renderScreen(LanguagesScreen, { address });
  const [first, second, third] = await screen
    .findAllByRole('listitem')
    .then(() =>
      [...screen.getByRole('list', { name: 'Languages of the website' }).children].map((line) => line as HTMLElement),
    );
  expect(within(first!).getByText('Main language')).toBeTruthy();
  expect(within(second!).getByText('Everything is translated')).toBeTruthy();
  expect(within(third!).getByText('Hidden')).toBeTruthy();
  expect(within(third!).getByText('العربية').getAttribute('dir')).toBe('rtl');
  const link = within(third!).getByRole('link', { name: 'Products: 1,000 or more with missing texts' });
  expect(link.getAttribute('href')).toBe('/config/translations?language=ar&kind=product&state=missing');
});

it('moves a language by keyboard, shows it and leaves it out, each at once', async () => {
  const sent = answer();
  const { user } = await renderScreen(LanguagesScreen, { address });
  const up = await screen.findByRole('button', { name: 'Move العربية up' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Deutsch up' }).disabled).toBe(true);
  up.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(
      put(sent)
        .at(-1)
        ?.map(({ code }) => code),
    ).toEqual(['en', 'ar', 'de']),
  );
  await user.click(screen.getByRole('button', { name: 'What can be done with العربية' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show to visitors' }));
  await waitFor(() =>
    expect(
      put(sent)
        .at(-1)
        ?.find(({ code }) => code === 'ar')?.enabled,
    ).toBe(true),
  );
  await user.click(screen.getByRole('button', { name: 'What can be done with Deutsch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave out' }));
  expect(await screen.findByText(/addresses that begin with \/de lead nowhere/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  await waitFor(() =>
    expect(
      put(sent)
        .at(-1)
        ?.map(({ code }) => code),
    ).toEqual(['en', 'ar']),
  );
});

it('adds a language with its own name, hidden at first', async () => {
  const sent = answer();
  const { user } = await renderScreen(LanguagesScreen, { address });
  await user.click(await screen.findByRole('button', { name: 'Add a language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a language' });
  await user.click(within(dialog).getByRole('button', { name: 'Add a language' }));
  expect(await within(dialog).findByText('Please choose a language.')).toBeTruthy();
  await user.type(within(dialog).getByRole('combobox', { name: 'Language' }), 'French');
  await user.click(await screen.findByRole('option', { name: 'French · Français' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add a language' }));
  await waitFor(() =>
    expect(put(sent).at(-1)?.at(-1)).toEqual({ code: 'fr', name: 'Français', isPrimary: false, enabled: false }),
  );
});

it('says beside the field that a code is none, is there, or is an address of the website', async () => {
  answer({ errors: { 'languages.3.code': 'A page or a part of the site has this address.' } });
  const { user } = await renderScreen(LanguagesScreen, { address });
  await user.click(await screen.findByRole('button', { name: 'Add a language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a language' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Another language …' }));
  const code = within(dialog).getByRole('textbox', { name: 'Code of the language' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Tlhingan');
  for (const [typed, fault] of [
    ['a page', 'This is not a language code. Examples: de, pt-BR, zh-Hant.'],
    ['DE', 'The website has this language already.'],
    ['tlh', 'A page or a part of the website has this address. Change its address first, or use a longer code.'],
  ] as const) {
    await user.clear(code);
    await user.type(code, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Add a language' }));
    expect(await within(dialog).findByText(fault)).toBeTruthy();
  }
});

it('says at the language why it cannot be the main one', async () => {
  answer({ errors: { 'languages.0.isPrimary': 'Products, pages … have no text in this language yet.' } });
  const { user } = await renderScreen(LanguagesScreen, { address });
  await user.click(await screen.findByRole('button', { name: 'What can be done with Deutsch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make it the main language' }));
  await user.click(await screen.findByRole('button', { name: 'Make it the main language' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/have no name in this language yet/);
});
