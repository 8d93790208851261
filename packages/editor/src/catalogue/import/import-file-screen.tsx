import { Alert, Anchor, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Problem } from '../../api/problem.ts';
import { sayProblem } from '../../api/say.ts';
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
import { useTexts } from '../../texts/texts.ts';
import { productPath } from '../queries.ts';
import { importTexts } from './messages.ts';
import { importPath, importsQuery, type ProductImport } from './queries.ts';
import { toneOf } from './tone.ts';

/** The first step: a file is chosen or dropped, and sent. */
export function ImportFileScreen() {
  const words = useTexts(importTexts);
  const { fraction, fault, send } = useSending();
  const { data: earlier = [] } = useQuery(importsQuery);
  const choose = ([file]: readonly File[]) => {
    if (file) send(file);
  };
  return (
    <DropArea onFiles={choose}>
      <Page title={words.title} lead={words.lead} back={<BackLink to={productPath}>{words.products}</BackLink>}>
        <Card>
          <Stack gap="md" align="flex-start">
            <Text maw={640}>{words.chooseHint}</Text>
            <UploadButton
              label={words.choose}
              accept=".csv,text/csv,.tsv,.txt"
              isMultiple={false}
              isDisabled={fraction !== undefined}
              onFiles={choose}
            />
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
            <Text size="sm" c="var(--awning-quiet)">
              {words.templateHint}
            </Text>
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
  const [fraction, setFraction] = useState<number | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const send = (file: File) => {
    setFault(undefined);
    setFraction(0);
    sendFile({
      address: `/api/commerce/product-imports?name=${encodeURIComponent(file.name.slice(0, 200))}`,
      file,
      key: crypto.randomUUID(),
      onProgress: setFraction,
      signal: new AbortController().signal,
    })
      .then(({ id }) => navigate({ to: `${importPath}/${id}` }))
      .catch((problem: unknown) => {
        setFraction(undefined);
        // The server names the line, which no text of ours can.
        const isUnreadable = problem instanceof Problem && problem.reason === 'unreadable';
        setFault(isUnreadable ? problem.message : sayProblem(problem, words));
      });
  };
  return { fraction, fault, send };
}

function Earlier({ imports }: { readonly imports: readonly ProductImport[] }) {
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
