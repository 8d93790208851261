import { fileSizeText } from '@awning/formats';
import { uploadMessages } from '@awning/site-model';
import { Alert, Select, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { useFormat } from '../texts/format.ts';
import { LanguageContext, useTexts } from '../texts/texts.ts';
import style from './file-aside.module.css';
import { FileUses } from './file-uses.tsx';
import { fileTexts } from './messages.ts';
import { type FileFacts, foldersQuery } from './queries.ts';
import type { FileEditor } from './use-file-editor.ts';

interface FileAsideProps {
  readonly id: string;
  readonly editor: FileEditor;
  readonly facts: FileFacts;
}

/** Where the file lies, what it is, and where it is used. */
export function FileAside({ id, editor: { form, base }, facts }: FileAsideProps) {
  const words = useTexts(fileTexts);
  const format = useFormat();
  const uploads = uploadMessages(useContext(LanguageContext));
  const { data: folders = [] } = useQuery(foldersQuery);
  const { folderId, isPrivate } = form.values;
  const size = facts.width !== null && facts.height !== null ? `${facts.width} × ${facts.height}` : undefined;
  const rows = [
    [words.kind, words.kinds[facts.kind]],
    [words.format, facts.contentType],
    [words.size, fileSizeText(facts.byteSize)],
    ...(size === undefined ? [] : [[words.dimensions, size] as const]),
    ...(base.changedAt === null ? [] : [[words.changed, format.day(base.changedAt)] as const]),
  ] as const;
  return (
    <>
      <Card title={words.usesTitle}>
        <FileUses id={id} />
      </Card>
      <Card title={words.organisation}>
        <Stack gap="md">
          <Select
            label={words.folder}
            data={[
              { value: '', label: words.noFolder },
              ...folders.map((folder) => ({ value: folder.id, label: folder.title })),
            ]}
            value={folderId ?? ''}
            error={form.errors['folderId']}
            onChange={(value) => form.setFieldValue('folderId', value === '' ? null : value)}
            allowDeselect={false}
          />
          <Switch
            label={words.privateLabel}
            description={words.privateHint}
            error={form.errors['isPrivate']}
            checked={isPrivate}
            onChange={({ currentTarget }) => form.setFieldValue('isPrivate', currentTarget.checked)}
          />
        </Stack>
      </Card>
      <Card title={words.factsTitle}>
        {facts.state === 'failed' && (
          <Alert color="red" icon={<Icon name="warning" />} title={uploads.processingFailed} mb="md">
            {words.damaged}
          </Alert>
        )}
        <dl className={style['facts']}>
          {rows.map(([label, value]) => (
            <div key={label} className={style['fact']}>
              <Text component="dt" size="sm" c="var(--awning-quiet)">
                {label}
              </Text>
              <dd className={style['value']}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
