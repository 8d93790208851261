import { textDirection } from '@awning/formats';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { hintFirst } from '../app/theme.ts';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import { useTexts } from '../texts/texts.ts';
import { pageTexts } from './messages.ts';
import { isPlainRichText } from './page-texts.ts';

interface HtmlFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly lang: string;
  readonly value: string;
  /** Another text whose markup it has to be able to keep, such as the one that is translated. */
  readonly like?: string;
  readonly onChange: (html: string) => void;
}

/** The text field knows headings, lists and links. Where there is more, the HTML itself is shown, so that nothing gets lost. */
export function HtmlField({ label, hint, lang, value, like = '', onChange }: HtmlFieldProps) {
  const words = useTexts(pageTexts);
  // Decided once: a field must not change under somebody's hands.
  const [isPlain] = useState(() => isPlainRichText(value) && isPlainRichText(like));
  if (isPlain) {
    const description = hint === undefined ? {} : { description: hint };
    return <RichTextField label={label} {...description} lang={lang} value={value} onChange={onChange} />;
  }
  return (
    <Textarea
      label={label}
      description={words.htmlHint}
      inputWrapperOrder={hintFirst}
      lang={lang}
      dir={textDirection(lang)}
      spellCheck={false}
      autosize
      minRows={8}
      maxRows={30}
      value={value}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
