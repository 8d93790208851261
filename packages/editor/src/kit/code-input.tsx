import { TextInput, type TextInputProps } from '@mantine/core';
import { defineTexts, useTexts } from '../texts/texts.ts';
import style from './code-input.module.css';

const texts = defineTexts({
  en: { code: 'Code', codeHint: 'Six digits from your authenticator app', recovery: 'Recovery code' },
  de: { code: 'Code', codeHint: 'Sechs Ziffern aus Ihrer Authenticator-App', recovery: 'Wiederherstellungscode' },
  fr: { code: 'Code', codeHint: 'Six chiffres de votre application d’authentification', recovery: 'Code de secours' },
});

interface CodeInputProps extends Omit<TextInputProps, 'label' | 'description'> {
  readonly way: 'code' | 'recovery';
}

/** A code of an app, which telephones offer to fill in, or one of the recovery codes. */
export function CodeInput({ way, ...props }: CodeInputProps) {
  const words = useTexts(texts);
  const kind =
    way === 'code'
      ? ({ description: words.codeHint, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } as const)
      : ({ placeholder: 'xxxx-xxxx-xxxx-xxxx', autoComplete: 'off', maxLength: 60 } as const);
  return (
    <TextInput
      label={words[way]}
      classNames={{ input: style['code'] ?? '' }}
      autoCapitalize="none"
      spellCheck={false}
      {...kind}
      {...props}
    />
  );
}
