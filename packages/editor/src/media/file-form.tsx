import { Stack, Text, TextInput } from '@mantine/core';
import { useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { useTexts } from '../texts/texts.ts';
import style from './file-form.module.css';
import { FocalPoint } from './focal-point.tsx';
import { fileTexts } from './messages.ts';
import type { FileBody, FileFacts } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { FileEditor } from './use-file-editor.ts';

interface FileFormProps {
  readonly id: string;
  readonly editor: FileEditor;
  readonly facts: FileFacts;
}

/** What a file looks like, and what an owner says about it. */
export function FileForm({ id, editor: { form }, facts }: FileFormProps) {
  const words = useTexts(fileTexts);
  const languages = useShownLanguages();
  const { texts } = form.values;
  const isPicture = facts.kind === 'image';
  return (
    <>
      <Card title={isPicture ? words.pictureTitle : words.preview}>
        {isPicture ? (
          <FocalPoint
            src={facts.isPrivate ? `/api/files/${id}/content` : `${facts.url}?format=1000w`}
            value={form.values.focalPoint}
            onChange={(point) => form.setFieldValue('focalPoint', point)}
          />
        ) : (
          <Preview id={id} facts={facts} />
        )}
      </Card>
      <Card title={words.descriptionTitle}>
        <Stack gap="md">
          <TextInput
            label={words.filename}
            description={words.filenameHint}
            maxLength={150}
            {...form.getInputProps('filename')}
          />
          {isPicture && (
            <div>
              <TextsField
                label={words.altText}
                languages={languages}
                value={altTextsOf(texts)}
                onChange={(value) => form.setFieldValue('texts', withAltTexts(texts, value))}
                maxLength={1000}
              />
              <Text size="sm" c="var(--awning-quiet)" mt={6}>
                {words.altTextHint}
              </Text>
            </div>
          )}
        </Stack>
      </Card>
    </>
  );
}

function Preview({ id, facts }: Pick<FileFormProps, 'id' | 'facts'>) {
  const words = useTexts(fileTexts);
  const src = `/api/files/${id}/content`;
  // Nobody has written captions for what was uploaded a moment ago, so the tracks are empty.
  if (facts.kind === 'video') {
    return (
      <video className={style['film']} src={src} controls aria-label={words.preview}>
        <track kind="captions" />
      </video>
    );
  }
  if (facts.kind === 'audio') {
    return (
      <audio className={style['sound']} src={src} controls aria-label={words.preview}>
        <track kind="captions" />
      </audio>
    );
  }
  return <Thumbnail id={id} facts={facts} className={style['sign']} width={1000} />;
}

type Texts = FileBody['texts'];

function altTextsOf(texts: Texts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).flatMap(([code, { altText }]) => (altText ? [[code, altText]] : [])));
}

/** The other texts of a language stay; a language without any is left out. */
function withAltTexts(texts: Texts, altTexts: Readonly<Record<string, string>>): Texts {
  const codes = [...new Set([...Object.keys(texts), ...Object.keys(altTexts)])];
  const all = codes.map((code) => {
    const { altText: _former, ...others } = texts[code] ?? {};
    return [code, altTexts[code] ? { ...others, altText: altTexts[code] } : others] as const;
  });
  return Object.fromEntries(all.filter(([, text]) => Object.keys(text).length > 0));
}
