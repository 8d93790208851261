import { Alert, Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Page } from '../../kit/page.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useChange } from '../../kit/use-change.ts';
import { useFormat } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { productPath, productsKey } from '../queries.ts';
import { FaultTable } from './fault-table.tsx';
import { importTexts } from './messages.ts';
import { PreviewTable } from './preview-table.tsx';
import { importPath, importQuery, importsKey, isAtWork, type ProductImport } from './queries.ts';
import { toneOf } from './tone.ts';

/** The steps after a file was sent: it is checked, imported, and the result is shown. */
export function ImportScreen() {
  const words = useTexts(importTexts);
  const { id } = useParams({ strict: false }) as { readonly id: string };
  const query = useQuery(importQuery(id));
  const queries = useQueryClient();
  const state = query.data?.state;
  useEffect(() => {
    if (state === 'done') void queries.invalidateQueries({ queryKey: [...productsKey, 'list'] });
  }, [state, queries]);
  return (
    <Page
      title={query.data?.filename ?? words.title}
      back={<BackLink to={importPath}>{words.title}</BackLink>}
      actions={state && <StatusBadge tone={toneOf(state)}>{words.states[state]}</StatusBadge>}
    >
      <Loaded query={query}>{(found) => <Steps found={found} />}</Loaded>
    </Page>
  );
}

function Steps({ found }: { readonly found: ProductImport }) {
  const { faulty, failed, state } = found;
  const hasFaults = state !== 'checking' && faulty + failed > 0;
  return (
    <>
      {isAtWork(found) ? <Work found={found} /> : <Decision found={found} />}
      {hasFaults && <FaultTable found={found} />}
      {state !== 'done' && <PreviewTable preview={found.preview} />}
    </>
  );
}

/** How far it is, while it is under way. */
function Work({ found }: { readonly found: ProductImport }) {
  const words = useTexts(importTexts);
  const format = useFormat();
  const { id, state, products, checked, processed } = found;
  const isImporting = state === 'importing';
  const done = isImporting ? processed : checked;
  const title = isImporting ? words.importing : words.checking;
  const stop = useChange({
    change: () => call('POST /api/commerce/product-imports/:id/stop', { params: { id } }),
    stale: importsKey,
  });
  return (
    <Card title={title}>
      <Stack gap="sm" align="flex-start">
        <Progress value={(100 * done) / Math.max(products, 1)} w="100%" size="lg" aria-label={title} />
        <Text aria-live="polite" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {words.progress(format.number(done), format.number(products))}
        </Text>
        <Text size="sm" c="var(--awning-quiet)">
          {words.canLeave}
        </Text>
        {isImporting && (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(undefined)}>
            {words.stop}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** What was found or done, and what can be done next. */
function Decision({ found }: { readonly found: ProductImport }) {
  const words = useTexts(importTexts);
  const language = useLanguage();
  const format = useFormat();
  const { id, state, rows, products, processed, faulty, failed, unknownColumns } = found;
  const start = useChange({
    change: () => call('POST /api/commerce/product-imports/:id/start', { params: { id } }),
    stale: importsKey,
  });
  const good = products - faulty;
  const isDone = state === 'done';
  return (
    <Card title={isDone ? words.result : words.rowsOf(format.number(rows), format.number(products))}>
      <Stack gap="md" align="flex-start">
        {state === 'stopped' && <Text>{words.progress(format.number(processed), format.number(products))}</Text>}
        {(isDone || state === 'stopped') && <Numbers found={found} />}
        {state === 'checked' && faulty === 0 && <Text>{words.allGood}</Text>}
        {faulty > 0 && !isDone && (
          <Alert
            color="sun"
            icon={<Icon name="warning" />}
            w="100%"
            title={words.faultyProducts(faulty, format.number(faulty))}
          >
            {words.correct}
          </Alert>
        )}
        {unknownColumns.length > 0 && !isDone && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {words.unknownColumns(unknownColumns.join(', '))}
          </Text>
        )}
        {found.preview.columns.some(isQuantity) && <Text size="sm">{words.quantitiesStay}</Text>}
        {good === 0 && !isDone && <Text>{words.nothing}</Text>}
        <Group gap="sm">
          {!isDone && good > 0 && (
            <Button loading={start.isPending} onClick={() => start.mutate(undefined)}>
              {state === 'stopped' ? words.continue : words.start(good, format.number(good))}
            </Button>
          )}
          {isDone && (
            <Button component={Link} to={productPath}>
              {words.toList}
            </Button>
          )}
          {faulty + failed > 0 && (
            <Button
              component="a"
              href={`/config/commerce/product-imports/${id}/faults.csv?language=${language}`}
              download
              variant="default"
              leftSection={<Icon name="download" size={16} />}
            >
              {words.saveFaults}
            </Button>
          )}
          <Button component={Link} to={importPath} variant="default">
            {words.another}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Whether a column of the file may have numbers of pieces. */
function isQuantity(column: string): boolean {
  return /stock|on_hand|quantity|menge|lager|quantité/i.test(column);
}

function Numbers({ found }: { readonly found: ProductImport }) {
  const words = useTexts(importTexts);
  const format = useFormat();
  const { created, updated, unchanged, faulty, failed } = found;
  const numbers = [
    [words.created, created],
    [words.updated, updated],
    [words.unchanged, unchanged],
    [words.leftOut, faulty + failed],
  ] as const;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} w="100%" m={0}>
      {numbers.map(([name, count]) => (
        <div key={name}>
          <Text component="dt" size="sm" c="var(--awning-quiet)">
            {name}
          </Text>
          <Text component="dd" m={0} fz={28} fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {format.number(count)}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
