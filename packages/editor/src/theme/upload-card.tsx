import { Alert, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withConfirmation } from '../api/confirmation.ts';
import { Problem } from '../api/problem.ts';
import { sayProblem } from '../api/say.ts';
import { Card } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { sendFile } from '../kit/upload/send-file.ts';
import { UploadButton } from '../kit/upload/upload-button.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { themeTexts } from './messages.ts';
import { type Themes, themesQuery } from './queries.ts';

interface Sending {
  readonly name: string;
  readonly fraction: number;
}

/** Brings a theme as a zip file. */
export function UploadCard() {
  const words = useTexts(themeTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<unknown>();

  async function upload(file: File): Promise<void> {
    const { name } = file;
    setProblem(undefined);
    setSending({ name, fraction: 0 });
    try {
      const answer = await withConfirmation(() =>
        sendFile({
          address: `/api/website/themes?name=${encodeURIComponent(name)}`,
          file,
          key: crypto.randomUUID(),
          onProgress: (fraction) => setSending({ name, fraction }),
          signal: new AbortController().signal,
        }),
      );
      const { id, ...themes } = answer as unknown as Themes & { readonly id: string };
      queries.setQueryData(themesQuery.queryKey, themes);
      const title = themes.themes.find((theme) => theme.name === id)?.title ?? name;
      notifications.show({
        color: 'cloth',
        message: words.uploaded(title),
        closeButtonProps: { 'aria-label': common.close },
      });
    } catch (error) {
      setProblem(error);
    } finally {
      setSending(undefined);
    }
  }

  const file = problem instanceof Problem ? problem.file : undefined;
  return (
    <Card title={words.upload}>
      <Stack align="flex-start">
        <Text c="var(--awning-quiet)">{words.uploadText}</Text>
        <Text>{words.uploadTrust}</Text>
        {problem !== undefined && (
          <Alert color="red" icon={<Icon name="warning" />} title={words.notUploaded} w="100%">
            {sayProblem(problem, common, words.reasons)}
            {file ? ` ${words.inFile(file)}` : ''}
          </Alert>
        )}
        {sending !== undefined && (
          <Stack component="output" gap={4} w="100%">
            <Text size="sm">{words.uploading(sending.name)}</Text>
            <Progress value={sending.fraction * 100} aria-label={words.uploading(sending.name)} />
          </Stack>
        )}
        <UploadButton
          label={words.chooseFile}
          accept=".zip,application/zip"
          isMultiple={false}
          isDisabled={sending !== undefined}
          onFiles={([file]) => {
            if (file) void upload(file);
          }}
        />
      </Stack>
    </Card>
  );
}
