import { textDirection } from '@awning/formats';
import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { hintFirst } from '../app/theme.ts';
import { HtmlField } from '../content/html-field.tsx';
import { kitTexts } from '../kit/messages.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import type { TranslatedText } from './queries.ts';
import { SourceHtml } from './source-text.tsx';
import { translationTexts } from './translation-messages.ts';
import style from './translation-screen.module.css';

interface NamedLanguage {
  readonly code: string;
  readonly name: string;
}

interface TextRowProps {
  readonly label: string;
  readonly text: TranslatedText;
  readonly state: TranslatedText['state'];
  readonly value: string;
  readonly error: string | undefined;
  readonly primary: NamedLanguage;
  readonly language: NamedLanguage;
  readonly isBusy: boolean;
  readonly onChange: (value: string) => void;
  readonly onFits: () => void;
}

/** One text in the main language, to read, and beside it the translation, to write. */
export function TextRow(props: TextRowProps) {
  const { label, text, state, value, primary, isBusy, onChange, onFits } = props;
  const words = useTexts(translationTexts);
  const { source, earlier, holds, isOptional } = text;
  return (
    <li className={style['text']} data-text={text.name}>
      <div className={style['source']}>
        <Group gap={8}>
          <Text fw={600}>{label}</Text>
          {state === 'changed' && <StatusBadge tone="open">{words.changedBadge}</StatusBadge>}
          {state === 'missing' && !isOptional && <StatusBadge tone="quiet">{words.missingBadge}</StatusBadge>}
          {state === 'missing' && isOptional && (
            <Text span size="sm" c="var(--awning-quiet)">
              {words.optional}
            </Text>
          )}
        </Group>
        <Words html={holds === 'html'} language={primary.code}>
          {source}
        </Words>
        {state === 'changed' && (
          <div className={style['earlier']}>
            {earlier === null ? (
              words.noEarlier
            ) : (
              <>
                {words.earlier}
                <Words html={holds === 'html'} language={primary.code}>
                  {earlier}
                </Words>
              </>
            )}
          </div>
        )}
      </div>
      <div>
        <TranslationField {...props} />
        <Group gap="xs" mt={8}>
          {state === 'changed' && (
            <Button size="xs" variant="default" loading={isBusy} aria-label={words.fitsOf(label)} onClick={onFits}>
              {words.fits}
            </Button>
          )}
          {value.trim() === '' && (
            <Button size="xs" variant="subtle" aria-label={words.copyOf(label)} onClick={() => onChange(source)}>
              {words.copy}
            </Button>
          )}
        </Group>
      </div>
    </li>
  );
}

function Words({ html, language, children }: { html: boolean; language: string; children: string }) {
  return (
    <div className={style['words']} data-html={html} lang={language} dir={textDirection(language)}>
      {html ? <SourceHtml html={children} /> : children}
    </div>
  );
}

function TranslationField({ label, text, value, error, language, onChange }: TextRowProps) {
  const words = useTexts(translationTexts);
  const kit = useTexts(kitTexts);
  const named = kit.inLanguage(label, language.name);
  const { holds, source } = text;
  const { code } = language;
  if (holds === 'html') return <HtmlField label={named} lang={code} value={value} like={source} onChange={onChange} />;
  const props = { label: named, lang: code, dir: textDirection(code), value, error };
  if (holds === 'text') {
    return <TextInput {...props} autoComplete="off" onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  }
  return (
    <Textarea
      {...props}
      {...(holds === 'list' && {
        description: words.linesHint(source.split('\n').length),
        inputWrapperOrder: hintFirst,
      })}
      autosize
      minRows={Math.min(source.split('\n').length + 1, 8)}
      maxRows={20}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
