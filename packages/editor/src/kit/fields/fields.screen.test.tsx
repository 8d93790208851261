import { Radio, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchSelect } from './search-select.tsx';
import { TextsField } from './texts-field.tsx';

async function show<T>(
  first: T,
  draw: (value: T, onChange: (value: T) => void) => ReactElement,
  language: 'en' | 'de' = 'en',
) {
  const seen = vi.fn<(value: T) => void>();
  function Field() {
    const [value, setValue] = useState(first);
    return draw(value, (next) => {
      seen(next);
      setValue(next);
    });
  }
  return { ...(await renderScreen(Field, { address: '/x', language })), seen };
}

it('money is typed as the language writes it, and is plain decimal text', async () => {
  const { user, seen } = await show(
    '5.00',
    (value, onChange) => <MoneyField label="Preis" currency="EUR" value={value} onChange={onChange} />,
    'de',
  );
  const field = await screen.findByLabelText('Preis');
  expect(field).toHaveProperty('value', '5,00');
  await user.clear(field);
  await user.type(field, '1.234,5');
  expect(seen).toHaveBeenLastCalledWith('1234.5');
  expect(field).toHaveProperty('value', '1.234,5');
  await user.tab();
  expect(seen).toHaveBeenLastCalledWith('1234.50');
  expect(field).toHaveProperty('value', '1234,50');
});

it('what is no amount stays as it was typed', async () => {
  const { user, seen } = await show('5.00', (value, onChange) => (
    <MoneyField label="Price" currency="EUR" value={value} onChange={onChange} />
  ));
  const field = await screen.findByLabelText('Price');
  await user.clear(field);
  await user.type(field, 'five');
  await user.tab();
  expect(seen).toHaveBeenLastCalledWith('five');
  expect(field).toHaveProperty('value', 'five');
});

it('a text stands beside its translations, and an emptied one falls back to the primary language', async () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  const { user, seen } = await show<Readonly<Record<string, string>>>(
    { en: 'Mug', de: 'Becher' },
    (value, onChange) => <TextsField label="Name" languages={languages} value={value} onChange={onChange} />,
  );
  const german = await screen.findByLabelText('Deutsch');
  expect(german.getAttribute('lang')).toBe('de');
  await user.clear(german);
  expect(seen).toHaveBeenLastCalledWith({ en: 'Mug' });
  expect(german.getAttribute('placeholder')).toBe('Mug');
});

it('shows a hint below its field, and above the answers to a question', async () => {
  await renderScreen(
    () => (
      <>
        <TextInput label="Code" description="What customers type." />
        <Radio.Group label="Kind" description="Choose one.">
          <Radio value="a" label="Percentage" />
        </Radio.Group>
      </>
    ),
    { address: '/config' },
  );
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(screen.getByLabelText('Code'), screen.getByText('What customers type.'))).toBe(true);
  expect(isBefore(screen.getByText('Choose one.'), screen.getByLabelText('Percentage'))).toBe(true);
});

it('the button that shows a password says so in the language of the screen', async () => {
  const { user } = await show('', () => <PasswordField label="Passwort" defaultValue="geheim" />, 'de');
  const field = await screen.findByLabelText('Passwort');
  // The keyboard passes it by, so it is found by its words alone.
  await user.click(screen.getByLabelText('Passwort anzeigen'));
  expect(field).toHaveProperty('type', 'text');
  await user.click(screen.getByLabelText('Passwort verbergen'));
  expect(field).toHaveProperty('type', 'password');
});

it('Enter takes the one that fits best, however fast it is typed', async () => {
  const data = ['British Indian Ocean Territory', 'Finland', 'France', 'India'].map((label) => ({
    value: label,
    label,
  }));
  const { user, seen } = await show('France', (value, onChange) => (
    <SearchSelect label="Country" data={data} value={value} onChange={(next) => next !== null && onChange(next)} />
  ));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' });
  await user.tab();
  await user.paste('india');
  await user.keyboard('{Enter}');
  expect(seen).toHaveBeenLastCalledWith('India');
  expect(field.value).toBe('India');
  // The list opens with what is typed now, all at once: what was chosen before fits as well.
  field.select();
  await user.paste('f');
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Finland');
  field.select();
  await user.paste('in');
  await user.keyboard('{Enter}');
  expect(field.value).toBe('India');
  // The arrow keys still choose another one.
  field.select();
  await user.paste('in');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field.value).toBe('British Indian Ocean Territory');
});
