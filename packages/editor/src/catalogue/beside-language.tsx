import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSession } from '../app/session.ts';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { type ProductEditor, usePrimaryLanguage } from './use-product-editor.ts';

export type BesideLanguage = ReturnType<typeof useBesideLanguage>;

/** The language whose texts stand beside those in the first one. */
export function useBesideLanguage() {
  const { languages } = useSession().website;
  const primary = usePrimaryLanguage();
  const others = languages.filter(({ code }) => code !== primary);
  const [code, choose] = useState('');
  return { others, language: others.find((language) => language.code === code), choose };
}

export function BesideChoice({ beside: { others, language, choose } }: { readonly beside: BesideLanguage }) {
  const words = useTexts(productTexts);
  if (others.length === 0) return null;
  return (
    <NativeSelect
      aria-label={words.beside}
      value={language?.code ?? ''}
      data={[{ value: '', label: words.beside }, ...others.map(({ code, name }) => ({ value: code, label: name }))]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

interface BesideProps {
  readonly form: ProductEditor['form'];
  readonly beside: BesideLanguage;
  readonly name: 'name' | 'excerpt' | 'body';
  readonly label: string;
  /** The same below both labels, so that both fields begin at one line. */
  readonly description?: string;
  /** The field of the first language. */
  readonly children: ReactNode;
}

/** A text in the first language and, where one is chosen, in another beside it. */
export function Beside({ form, beside: { language }, name, label, description, children }: BesideProps) {
  const words = useTexts(productTexts);
  const primary = usePrimaryLanguage();
  const { texts } = form.values;
  const code = language?.code ?? '';
  const field = {
    lang: code,
    label: words.inLanguage(label, language?.name ?? ''),
    value: texts[code]?.[name] ?? '',
    ...(description !== undefined && { description }),
  };
  const setText = (value: string) =>
    form.setFieldValue('texts', { ...texts, [code]: { ...texts[code], [name]: value } });
  return (
    <SimpleGrid cols={language ? { base: 1, md: 2 } : 1}>
      {children}
      {language && name === 'name' && (
        <TextInput
          {...field}
          maxLength={300}
          autoComplete="off"
          placeholder={texts[primary]?.name ?? ''}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {language && name !== 'name' && <RichTextField key={code} {...field} onChange={setText} />}
    </SimpleGrid>
  );
}
