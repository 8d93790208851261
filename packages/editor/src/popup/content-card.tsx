import type { LayoutDocument } from '@awning/site-model';
import { Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { HtmlField } from '../content/html-field.tsx';
import { Card } from '../kit/card.tsx';
import { Beside, BesideChoice, type BesideLanguage, useBesideLanguage } from '../kit/fields/beside.tsx';
import { kitTexts } from '../kit/messages.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { contentTexts } from './messages.ts';
import { otherBlockNames, simpleBlock, simpleText, withSimpleText } from './simple-content.ts';

interface ContentCardProps {
  readonly layout: LayoutDocument;
  readonly onChange: (layout: LayoutDocument) => void;
  /** All errors of the form; those inside of the content have no field of their own. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** What there is beside the text. */
  readonly children?: (beside: BesideLanguage) => ReactNode;
}

/** What the popup or the announcement bar says. Blocks without a field here are named and stay as they are. */
export function ContentCard({ layout, onChange, errors, children }: ContentCardProps) {
  const words = useTexts(contentTexts);
  const kit = useTexts(kitTexts);
  const beside = useBesideLanguage();
  const others = otherBlockNames(layout, useLanguage());
  const isWrongInside = Object.keys(errors).some((name) => name.startsWith('content.'));
  const error = isWrongInside ? words.wrong : errors['content'];
  return (
    <Card title={words.content} action={<BesideChoice beside={beside} />}>
      <Stack>
        <Beside beside={beside} label={words.text}>
          {(code, label) => (
            <HtmlField
              label={label}
              lang={code}
              value={simpleText(layout, 'html', 'html', code)}
              onChange={(text) => onChange(withSimpleText(layout, 'html', { name: 'html', language: code, text }))}
            />
          )}
        </Beside>
        {typeof error === 'string' && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        {children?.(beside)}
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {kit.besideHint}
          </Text>
        )}
        {others.length > 0 && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.others(others.join(', '))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface ButtonFieldsProps {
  readonly layout: LayoutDocument;
  readonly onChange: (layout: LayoutDocument) => void;
  readonly beside: BesideLanguage;
  /** What is wrong with where it leads. */
  readonly error: unknown;
}

/** A button that leads somewhere; without a text there is none. */
export function ButtonFields({ layout, onChange, beside, error }: ButtonFieldsProps) {
  const words = useTexts(contentTexts);
  const primary = usePrimaryLanguage();
  const hasButton = simpleBlock(layout, 'button') !== undefined;
  return (
    <>
      <Beside beside={beside} label={words.button}>
        {(code, label) => (
          <TextInput
            label={label}
            lang={code}
            maxLength={200}
            autoComplete="off"
            value={simpleText(layout, 'button', 'buttonText', code)}
            onChange={({ currentTarget: { value: text } }) =>
              onChange(withSimpleText(layout, 'button', { name: 'buttonText', language: code, text }))
            }
          />
        )}
      </Beside>
      {hasButton && (
        <Beside beside={beside} label={words.buttonLink}>
          {(code, label) => (
            <TextInput
              label={label}
              description={words.buttonLinkHint}
              error={code === primary && typeof error === 'string' ? error : undefined}
              maxLength={2000}
              autoComplete="off"
              value={simpleText(layout, 'button', 'buttonLink', code)}
              onChange={({ currentTarget: { value: text } }) =>
                onChange(withSimpleText(layout, 'button', { name: 'buttonLink', language: code, text }))
              }
            />
          )}
        </Beside>
      )}
    </>
  );
}
