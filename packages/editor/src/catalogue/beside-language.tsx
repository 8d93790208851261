import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../app/session.ts';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { type ProductEditor, usePrimaryLanguage } from './use-product-editor.ts';

/** Title and description in another language, beside those in the first one. */
export function BesideLanguage({ form }: { readonly form: ProductEditor['form'] }) {
  const words = useTexts(productTexts);
  const { languages } = useSession().website;
  const primary = usePrimaryLanguage();
  const others = languages.filter(({ code }) => code !== primary);
  const [chosen, setChosen] = useState('');
  const language = others.find(({ code }) => code === chosen);
  const { texts } = form.values;
  const text = texts[chosen] ?? {};
  const setText = (name: 'name' | 'excerpt', value: string) =>
    form.setFieldValue('texts', { ...texts, [chosen]: { ...text, [name]: value } });
  if (others.length === 0) return null;
  return (
    <Stack>
      <NativeSelect
        label={words.beside}
        description={words.besideHint}
        value={chosen}
        data={[{ value: '', label: words.none }, ...others.map(({ code, name }) => ({ value: code, label: name }))]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {language && (
        <>
          <TextInput
            lang={chosen}
            label={words.inLanguage(words.name, language.name)}
            maxLength={300}
            autoComplete="off"
            placeholder={texts[primary]?.name ?? ''}
            value={text.name ?? ''}
            onChange={({ currentTarget }) => setText('name', currentTarget.value)}
          />
          <RichTextField
            key={chosen}
            label={words.inLanguage(words.description, language.name)}
            lang={chosen}
            value={text.excerpt ?? ''}
            onChange={(value) => setText('excerpt', value)}
          />
        </>
      )}
    </Stack>
  );
}
