import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { loadCode } from '../load-code.ts';

const RichText = lazy(() => loadCode(() => import('./rich-text.tsx').then((module) => ({ default: module.RichText }))));

interface RichTextFieldProps {
  readonly label: string;
  readonly description?: string;
  /** HTML; the server cleans it when it is saved. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The language of the text. */
  readonly lang: string;
}

/** A text with headings, lists and links. The editor behind it is loaded with the first field that needs it. */
export function RichTextField({ label, description, value, onChange, lang }: RichTextFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      {...(description === undefined ? {} : { description })}
    >
      <Suspense fallback={<Skeleton height={136} mt={6} radius="sm" />}>
        <RichText labelId={id} value={value} onChange={onChange} lang={lang} />
      </Suspense>
    </Input.Wrapper>
  );
}
