import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import { collectionsQuery } from '../collection/queries.ts';
import type { OpenItem } from '../item/edited-item.ts';
import { itemFields } from '../item/item-fields.ts';
import { itemKind } from '../item/item-kind.ts';
import { itemTexts } from '../item/messages.ts';
import { Card } from '../kit/card.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { MomentField } from '../kit/fields/moment-field.tsx';
import { useNow } from '../kit/use-now.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { publishTexts } from './messages.ts';
import { PublishScreen } from './publish-screen.tsx';
import { publishedItems } from './queries.ts';
import { type When, whenBody, whenOf } from './when.ts';

export function ItemPublishScreen() {
  return <OpenedDocument kind={itemKind}>{(item) => <OneItem item={item} />}</OpenedDocument>;
}

function OneItem({ item }: { readonly item: OpenItem }) {
  const words = useTexts(publishTexts);
  const { untitled } = useTexts(itemTexts);
  const primary = usePrimaryLanguage();
  const now = useNow();
  const { timeZone } = useSession().website;
  const { data: pages = [] } = useQuery(collectionsQuery);
  const { id, body } = item;
  const [chosen, setChosen] = useState<When>();
  const [typedMoment, setMoment] = useState<string | null>();
  const when = chosen ?? whenOf(body, now);
  const moment = typedMoment === undefined ? laterThan(body.publishAt, now) : typedMoment;
  const isMomentMissing = when === 'later' && (moment === null || new Date(moment) <= now);
  const wanted = whenBody(body, when, { moment, now });
  const page = pages.find((one) => one.id === body.collectionId);
  const isPrivate = body.status === 'Private';
  const whens = (['now', 'later', 'review', 'private'] as const).filter((name) => name !== 'private' || isPrivate);
  return (
    <PublishScreen
      of={publishedItems}
      document={item}
      title={body.titles[primary] ?? untitled}
      fields={useItemFields()}
      path={`/${page?.facts.slug ?? ''}/${body.slug}`}
      act={{
        label: words.acts[when],
        done: words.done[when],
        isDue: wanted !== undefined && !isMomentMissing,
        isHeld: isMomentMissing,
        run: async ({ version }) => {
          const saved = wanted === undefined ? { version } : await itemKind.calls.save(id, version, wanted);
          return await itemKind.calls.publish(id, saved.version);
        },
        choice: (
          <Card title={words.when}>
            <Stack gap="sm">
              <Radio.Group aria-label={words.when} value={when} onChange={(value) => setChosen(value)}>
                <Stack gap="xs">
                  {whens.map((value) => (
                    <Radio key={value} value={value} label={words.whens[value]} />
                  ))}
                </Stack>
              </Radio.Group>
              {when === 'later' && (
                <MomentField
                  label={words.moment}
                  required
                  timeZone={timeZone}
                  value={moment}
                  onChange={setMoment}
                  error={isMomentMissing ? words.momentMissing : undefined}
                />
              )}
              {when === 'review' && (
                <Text size="sm" c="var(--awning-quiet)">
                  {words.reviewHint}
                </Text>
              )}
            </Stack>
          </Card>
        ),
      }}
      mendAt={itemAddress(id)}
    />
  );
}

function laterThan(iso: string, now: Date): string | null {
  return new Date(iso) > now ? iso : null;
}

export function useItemFields() {
  const words = useTexts(itemTexts);
  const format = useFormat();
  const { languages } = useSession().website;
  const { data: pages } = useQuery(collectionsQuery);
  return useMemo(() => {
    const pageName = (wanted: string) => pages?.find(({ id }) => id === wanted)?.title ?? '';
    const moment = (iso: string) => format.moment(iso);
    return itemFields({ words, languages: languages.map(({ code }) => code), moment, pageName });
  }, [words, format, languages, pages]);
}

/** A post is edited as a whole. */
export function itemAddress(id: string) {
  return () => `${itemKind.listPath}/${id}`;
}
