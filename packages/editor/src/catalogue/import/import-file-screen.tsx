import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Problem } from '../../api/problem.ts';
import { sayProblem } from '../../api/say.ts';
import { useSession } from '../../app/session.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Page } from '../../kit/page.tsx';
import { Record, Records, recordStyle } from '../../kit/records.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { DropArea } from '../../kit/upload/drop-area.tsx';
import { sendFile } from '../../kit/upload/send-file.ts';
import { UploadButton } from '../../kit/upload/upload-button.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { productPath } from '../queries.ts';
import { ColumnList } from './column-list.tsx';
import { joinFiles } from './join-files.ts';
import { importTexts } from './messages.ts';
import { type ImportSummary, importPath, importsQuery } from './queries.ts';
import { toneOf } from './tone.ts';

const csvKinds = '.csv,text/csv,.tsv,.txt';

/** The first step: a file is chosen or dropped, and sent. */
export function ImportFileScreen() {
  const words = useTexts(importTexts);
  const language = useLanguage();
  const mayAddFiles = useSession().rights.includes('files.edit');
  const { fraction, fault, send } = useSending();
  const { data: earlier = [] } = useQuery(importsQuery);
  return (
    <DropArea onFiles={send}>
      <Page title={words.title} lead={words.lead} back={<BackLink to={productPath}>{words.products}</BackLink>}>
        <Card>
          <Stack gap="md" align="flex-start">
            <Text maw={640}>{words.chooseHint}</Text>
            <Group gap="sm">
              <UploadButton
                label={mayAddFiles ? words.choose : words.chooseCsv}
                accept={mayAddFiles ? `${csvKinds},.zip,application/zip` : csvKinds}
                isMultiple={mayAddFiles}
                isDisabled={fraction !== undefined}
                onFiles={send}
              />
              <Button
                component="a"
                href={`${productPath}-template.csv?language=${language}`}
                download
                variant="default"
                leftSection={<Icon name="download" size={16} />}
              >
                {words.template}
              </Button>
            </Group>
            {fraction !== undefined && (
              <Stack gap={4} w="100%">
                <Text size="sm">{words.sending}</Text>
                <Progress value={fraction * 100} aria-label={words.sending} />
              </Stack>
            )}
            {fault !== undefined && (
              <Alert color="red" icon={<Icon name="warning" />} w="100%" role="alert">
                {fault}
              </Alert>
            )}
            <Stack gap={4} maw={640}>
              <Text size="sm" c="var(--awning-quiet)">
                {words.templateHint}
              </Text>
              {mayAddFiles && (
                <Text size="sm" c="var(--awning-quiet)">
                  {words.pictureHint}
                </Text>
              )}
            </Stack>
            <ColumnList />
          </Stack>
        </Card>
        {earlier.length > 0 && <Earlier imports={earlier} />}
      </Page>
    </DropArea>
  );
}

function useSending() {
  const navigate = useNavigate();
  const words = useTexts(commonTexts);
  const language = useLanguage();
  const [fraction, setFraction] = useState<number | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const own = useTexts(importTexts);
  const send = (files: readonly File[]) => {
    setFault(undefined);
    setFraction(0);
    fileToSend(files)
      .then((chosen) => {
        if (!chosen) {
          setFraction(undefined);
          setFault(files.length === 2 && files.some(isZip) ? own.notJoined : own.oneFile);
          return undefined;
        }
        return sendFile({
          address: `/api/commerce/product-imports?name=${encodeURIComponent(chosen.name.slice(0, 200))}&language=${language}`,
          file: chosen.file,
          key: crypto.randomUUID(),
          onProgress: setFraction,
          signal: new AbortController().signal,
        });
      })
      .then((sent) => sent && navigate({ to: `${importPath}/${sent.id}` }))
      .catch((problem: unknown) => {
        setFraction(undefined);
        // The server names the line, which no text of ours can.
        const isUnreadable = problem instanceof Problem && problem.reason === 'unreadable';
        setFault(isUnreadable ? problem.message : sayProblem(problem, words));
      });
  };
  return { fraction, fault, send };
}

/** One file, or a CSV file and a zip file with its pictures as one. */
async function fileToSend(files: readonly File[]) {
  const [first, second] = files;
  if (first && files.length === 1) return { name: first.name, file: first };
  const zip = files.find(isZip);
  const csv = files.find((file) => !isZip(file));
  if (files.length !== 2 || !second || !zip || !csv) return undefined;
  const file = await joinFiles(csv, zip);
  return file && { name: csv.name, file };
}

function isZip({ name }: File): boolean {
  return /\.zip$/i.test(name);
}

function Earlier({ imports }: { readonly imports: readonly ImportSummary[] }) {
  const words = useTexts(importTexts);
  const format = useFormat();
  return (
    <Card title={words.earlier} isFlush>
      <Records label={words.earlier}>
        {imports.map(({ id, filename, state, rows, products, startedBy, createdAt }) => (
          <Record key={id}>
            <div className={recordStyle['line'] ?? ''}>
              <Stack gap={0} miw={0}>
                <Anchor component={Link} to={`${importPath}/${id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {filename}
                </Anchor>
                <span className={recordStyle['quiet']}>
                  {words.rowsOf(format.number(rows), format.number(products))} ·{' '}
                  {words.by(startedBy, format.moment(createdAt))}
                </span>
              </Stack>
              <StatusBadge tone={toneOf(state)}>{words.states[state]}</StatusBadge>
            </div>
          </Record>
        ))}
      </Records>
      <Text size="sm" c="var(--awning-quiet)" p="lg">
        {words.earlierHint}
      </Text>
    </Card>
  );
}
